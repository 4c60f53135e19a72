import _Text

/// What the names in a file mean. Formats differ: Material's secondary color is the accent, and what shadcn/ui calls accent is
/// the background of a highlighted menu item. Each format's folder has its own where it differs.
///
/// A list has names, the best first, with spaces between them. A name that says for sure what it is ends in an exclamation mark.
struct Vocabulary: Sendable {
  /// What messages call it: "shadcn".
  let name: StaticString
  /// The names of the primary color.
  var primary: StaticString = "primary! brand main principal seed theme"
  /// The names of the accent color.
  var accent: StaticString = "accent! secondary tertiary highlight cta link action"
  /// Words in the names of colors for surfaces and text, beside those in any format. Nothing of the kind is guessed.
  var surfaces: StaticString = ""

  /// Names that mean what they say.
  static let general = Vocabulary(name: "")

  /// Those with names of their own.
  private static let all = [shadcn, daisyUI, bootstrap, editor]

  /// The vocabulary that messages call this; the general one if there's none.
  static func named(_ name: String) -> Vocabulary { all.first { $0.name.description.same(as: name) } ?? general }
}
