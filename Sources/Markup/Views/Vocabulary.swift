import ColorScience
import Studio
import _Text

// The words the views are written in.

extension Node {
  func `class`(_ names: String) -> Node { set("class", names) }

  func role(_ role: String) -> Node { set("role", role) }

  func label(_ text: String) -> Node { set("aria-label", text) }

  func hidden() -> Node { set("aria-hidden", "true") }

  func state(_ name: StaticString, _ isTrue: Bool) -> Node { set(name, isTrue ? "true" : "false") }

  /// Whether the Tab key stops here, or only the arrow keys do.
  func tabStop(_ isTabStop: Bool) -> Node { set("tabindex", isTabStop ? "0" : "-1") }

  /// A color as a style property, if there is one.
  func paint(_ name: String, _ color: SRGB?) -> Node {
    if let color { style(name, color.css) } else { self }
  }

  /// An option of a list box.
  func option(_ option: Option, isTabStop: Bool) -> Node {
    role("option").label(option.label).state("aria-selected", option.isSelected).tabStop(isTabStop)
      .on(.button(option.event))
  }

  /// A button without a face: add text, or a label and an icon.
  static func button(_ button: Button) -> Node { Node("button").set("type", "button").pressed(as: button) }

  /// The button that Enter presses in a form's field, without a face.
  static func submit(_ button: Button) -> Node { Node("button").pressed(as: button) }

  private func pressed(as button: Button) -> Node {
    let node = on(.button(button.event))
    return button.isEnabled ? node : node.set("disabled", "")
  }

  /// A button that is pressed or not, without a face.
  static func toggle(_ toggle: Toggle) -> Node {
    Node("button").set("type", "button").state("aria-pressed", toggle.isOn).on(.button(toggle.event))
  }

  /// A toggle drawn as a padlock.
  static func lock(_ lock: Toggle) -> Node { Node.toggle(lock).key("lock").class("lock").label(lock.label) }

  /// A button that shows or hides what comes after it.
  static func disclosure(_ option: Option) -> Node {
    Node("button").set("type", "button").state("aria-expanded", option.isSelected).on(.button(option.event))
      .text(option.label)
  }

  /// What few people need, folded up. The browser unfolds it by itself.
  static func more(_ label: String, _ children: [Node]) -> Node {
    Node("details").class("more-of").add(Node("summary").text(label)).add(children)
  }

  /// A field for a text that isn't prose.
  /// - Parameter id: The id of the element that describes it.
  static func field(_ field: TextField, describedBy id: String) -> Node {
    Node("input").set("type", "text").label(field.label).set("value", field.text)
      .set("placeholder", field.placeholder).set("autocomplete", "off").set("autocapitalize", "off")
      .set("spellcheck", "false").set("aria-describedby", id).on(.field(field.input))
  }

  /// A field below its visible label.
  static func labeled(_ label: String, _ field: Node) -> Node {
    Node("label").class("naming").add(Node("span").text(label)).add(field)
  }

  /// A search field.
  static func search(_ field: TextField) -> Node {
    Node("input").set("type", "search").label(field.label).set("placeholder", field.placeholder)
      .set("value", field.text).set("autocomplete", "off").set("spellcheck", "false").on(.field(field.input))
  }

  /// A menu of options, one of them selected.
  static func picker(_ picker: Picker) -> Node {
    let selected = picker.options.firstIndex { $0.isSelected } ?? 0
    let options = picker.options.indices.map { index in
      let option = Node("option").set("value", index.text).text(picker.options[index].label)
      return index == selected ? option.set("selected", "") : option
    }
    return Node("label").class("picker").add(Node("span").text(picker.label))
      .add(Node("select").label(picker.label).set("value", selected.text).on(.picker(picker)).add(options))
  }

  /// A row of options, one of them selected.
  static func choices(_ options: [Option], label: String, class names: String) -> Node {
    Node("div").role("radiogroup").label(label).class(names)
      .add(
        options.map { option in
          Node("button").set("type", "button").role("radio").state("aria-checked", option.isSelected)
            .tabStop(option.isSelected).on(.button(option.event)).text(option.label)
        })
  }
}
