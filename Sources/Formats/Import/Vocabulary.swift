import _Text

/// The meaning of names in a file. Formats differ: Material's secondary color is the accent, and the color that
/// shadcn/ui calls accent is the background of a highlighted menu item. A format with other meanings has its own
/// vocabulary in its folder.
///
/// A list has names, the best first, separated by spaces. A name that ends in an exclamation mark is certain.
struct Vocabulary: Sendable {
  /// Its name in messages: "shadcn".
  let name: StaticString
  /// The names of the primary color.
  var primary: StaticString = "primary! brand main principal seed theme"
  /// The names of the accent color.
  var accent: StaticString = "accent! secondary tertiary highlight cta link action"
  /// Words in the names of colors for surfaces and text, besides those in any format. Nothing of the kind is guessed.
  var surfaces: [StaticString] = []

  /// Names to take literally.
  static let general = Vocabulary(name: "")

  /// The vocabularies of formats.
  private static let all = [shadcn, daisyUI, bootstrap, editor, base16]

  /// The vocabulary that messages call this; the general one if there's none.
  static func named(_ name: String) -> Vocabulary { all.first { name.same(as: $0.name) } ?? general }
}
