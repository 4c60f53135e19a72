import ColorScience
import Studio
import _Text

/// A field for any color, and a dot in the color that's in it.
enum ColorEntryView {
  /// - Parameter status: The id of the element that describes the color.
  static func field(_ field: TextField, describedBy status: String) -> Node {
    Node("input").set("type", "text").label(field.label).set("value", field.text)
      .set("placeholder", field.placeholder).set("autocomplete", "off").set("autocapitalize", "off")
      .set("spellcheck", "false").set("aria-describedby", status).on(.field(field.input))
  }

  /// The dot; empty without a color.
  static func face(_ color: SRGB?) -> Node {
    Node("span").class(color == nil ? "face none" : "face").hidden().paint("--fill", color)
  }
}
