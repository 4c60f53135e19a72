import ColorScience
import Studio

/// A theme's roles, brand colors, type and corners, to adjust.
enum AdjustView {
  /// The screen of the phone.
  static func nodes(_ screen: AdjustScreen) -> [Node] {
    [
      Node("div").class("switches").add(
        Node.choices(screen.appearances, label: Stage.appearancesName, class: "segment")),
      Node("div").class("board").add(screen.samples.map { SampleScreensView.nodes($0, canEnlarge: false) } ?? []),
      node(screen.panel),
    ]
  }

  static func node(_ panel: AdjustPanel) -> Node {
    let adjust = Node("div").class("adjust")
    if let editor = panel.editor { return adjust.add(ColorEditorView.node(editor)) }
    return adjust.add(settings(panel.settings)).add(Node("div").class("role-groups").add(panel.groups.map(group)))
      .add(buttons([panel.add, panel.unpinAll].compactMap { $0 }))
  }

  static func buttons(_ buttons: [Button]) -> Node {
    Node("div").class("acts").add(buttons.map { Node.button($0).class("quiet").text($0.label) })
  }

  private static func group(_ group: RoleGroup) -> Node {
    let colors = group.chips.compactMap { $0.faces.first?.color }
    let isOpen = group.toggle.isSelected
    let toggle = Node("button").set("type", "button").state("aria-expanded", isOpen).on(.button(group.toggle.event))
      .add(Node("b").text(group.name))
      .add(Node("span").class("group-colors").hidden().add(colors.map { Node("i").paint("background", $0) }))
    return Node("div").class("role-group").add(Node("h2").add(toggle))
      .add(
        isOpen ? Node("div").class("role-list").role("list").label(group.name).add(group.chips.map(chip)) : nil)
  }

  private static func chip(_ chip: RoleChip) -> Node {
    let faces = Node("span").class("faces").hidden().add(
      chip.faces.map { face in
        Node("i").class(face.isShort ? "short" : "").paint("background", face.color).paint("color", face.text)
          .text(face.ratio ?? "")
      })
    let name = Node("span").class("role-name").add(Node("b").text(chip.name)).add(
      chip.isPinned ? Node("span").class("pin-mark").text(RoleChip.pinnedMark) : nil)
    return Node("div").role("listitem").add(
      Node.button(chip.button).class("role").label(chip.button.label)
        .add(faces).add(name).add(Node("span").class("purpose").text(chip.purpose)))
  }

  private static func settings(_ settings: [SettingStepper]) -> Node {
    Node("div").class("settings").role("group").label(AdjustPanel.settingsName).add(
      Node("h2").text(AdjustPanel.settingsName)
    )
    .add(settings.map(stepper))
  }

  private static func stepper(_ stepper: SettingStepper) -> Node {
    Node("div").class("setting").role("group").label(stepper.label)
      .add(Node("span").class("setting-name").text(stepper.label))
      .add(Node.button(stepper.down).class("step").label(stepper.down.label).text("−"))
      .add(Node("output").set("aria-live", "polite").text(stepper.value))
      .add(Node.button(stepper.up).class("step").label(stepper.up.label).text("+"))
      .add(stepper.reset.map { Node.button($0).class("quiet").label($0.label).text(SettingStepper.resetMark) })
      .add(stepper.note.map { Node("p").class("count").text($0) })
  }
}

/// The editor of one color.
enum ColorEditorView {
  static func node(_ editor: ColorEditor) -> Node {
    Node("div").class("color-editor").role("group").label(editor.title)
      .add(
        Node("div").class("editor-title").add(Node("h2").set("tabindex", "-1").text(editor.title))
          .add(Node.button(editor.done).class("use").text(editor.done.label))
      )
      .add(Node("p").class("count").text(editor.purpose))
      .add(editor.name.map { Node.labeled($0.label, field($0, isInvalid: editor.nameError != nil)) })
      .add(editor.name == nil ? nil : Node("p").class("error").role("alert").text(editor.nameError ?? ""))
      .add(editor.sides.isEmpty ? nil : Node.choices(editor.sides, label: ColorEditor.sidesName, class: "segment"))
      .add(
        Node("div").class("entry").add(ColorEntryView.face(editor.color))
          .add(field(editor.field, isInvalid: false).set("aria-describedby", "kept"))
      )
      .add(ColorPickerView.node(editor.picker))
      .add(
        Node("p").class(editor.isShort ? "count reading short" : "count reading").role("status").set("id", "kept")
          .text(editor.status)
      )
      .add(
        Node("div").class("editor-swatches").role("listbox").label(ColorEditor.swatchesName).add(
          editor.swatches.enumerated().map { index, swatch in
            Node("div").class("tint").option(swatch.option, isTabStop: index == 0).paint("--fill", swatch.color)
          })
      )
      .add(editor.lock.map { Node("div").class("acts").add(Node.toggle($0).class("lock").text($0.label)) })
      .add(AdjustView.buttons([editor.nearest, editor.removal].compactMap { $0 }))
  }

  private static func field(_ field: TextField, isInvalid: Bool) -> Node {
    Node("input").set("type", "text").label(field.label).set("value", field.text)
      .set("placeholder", field.placeholder).set("autocomplete", "off").set("autocapitalize", "off")
      .set("spellcheck", "false").state("aria-invalid", isInvalid).on(.field(field.input))
  }
}
