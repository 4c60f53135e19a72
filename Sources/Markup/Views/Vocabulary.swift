import Catalog
import ColorScience

// The words in which the views are written.

extension Node {
  func `class`(_ names: String) -> Node { set("class", names) }

  func role(_ role: String) -> Node { set("role", role) }

  func label(_ text: String) -> Node { set("aria-label", text) }

  /// What the control means when it is used, see `Event.init(action:value:)`.
  func on(_ action: String) -> Node { set("data-on", action) }

  func hidden() -> Node { set("aria-hidden", "true") }

  @inline(never)
  func state(_ name: StaticString, _ isTrue: Bool) -> Node { set(name, isTrue ? "true" : "false") }

  @inline(never)
  func disabled(_ isDisabled: Bool) -> Node { isDisabled ? set("disabled", "") : self }

  /// Whether the Tab key stops here, or only the arrow keys do.
  @inline(never)
  func tabStop(_ isTabStop: Bool) -> Node { set("tabindex", isTabStop ? "0" : "-1") }

  /// A color as a style property; none where there is no color.
  @inline(never)
  func paint(_ name: StaticString, _ color: SRGB?) -> Node {
    if let color { style(name, color.hex) } else { self }
  }

  /// A font as a style property; none where there is no font.
  @inline(never)
  func face(_ name: StaticString, _ family: Family?) -> Node {
    if let family { style(name, family.cssStack) } else { self }
  }

  /// A search field.
  @inline(never)
  static func search(_ label: String, prompt: String, query: String) -> Node {
    Node("input").set("type", "search").label(label).set("placeholder", prompt).set("value", query)
      .set("autocomplete", "off").set("spellcheck", "false").on("search")
  }

  /// A button that means something.
  @inline(never)
  static func button(_ action: String) -> Node {
    Node("button").set("type", "button").on(action)
  }
}
