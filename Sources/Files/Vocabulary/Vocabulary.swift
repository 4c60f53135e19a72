import _Text

/// The meaning of names in a file. Formats differ: Material's secondary color is the accent, and the color that
/// shadcn/ui calls accent is the background of a highlighted menu item. A framework with other meanings has its own
/// vocabulary.
///
/// A list has names, the best first, separated by spaces. A name that ends in an exclamation mark is certain.
package struct Vocabulary: Sendable {
  /// Its name in messages: "shadcn".
  package let name: StaticString
  /// The names of the primary color.
  package var primary: StaticString = "primary! brand main principal seed theme"
  /// The names of the accent color.
  package var accent: StaticString = "accent! secondary tertiary highlight cta link action"
  /// Words in the names of colors for surfaces and text, besides those in any format. Nothing of the kind is guessed.
  package var surfaces: [StaticString] = []
  /// Whether our own files have another color under these names: the one that's legible on pages, because the framework also
  /// writes in it.
  package var isLegible = false

  /// Names to take literally.
  package static let general = Vocabulary(name: "")

  /// The vocabularies of formats.
  private static let all = [shadcn, daisyUI, bootstrap, editor, base16, streamlit, assetCatalog, heroUI] + writers

  /// The vocabulary that messages call this; the general one if there's none.
  package static func named(_ name: String) -> Vocabulary { all.first { name.same(as: $0.name) } ?? general }
}

// MARK: - Frameworks

extension Vocabulary {
  /// In shadcn/ui, accent is the background of a highlighted menu item, and secondary that of a quiet button. Neither is an
  /// accent, though one of them may be colorful enough for a guess.
  /// Source: ui.shadcn.com, "Theming".
  static let shadcn = Vocabulary(name: "shadcn", accent: "", surfaces: ["popover", "sidebar", "input", "ring"])

  /// In daisyUI, base is the page and everything on it.
  /// Source: daisyui.com, "Colors".
  static let daisyUI = Vocabulary(
    name: "daisyui", primary: "primary! p!", accent: "accent! a! secondary s",
    surfaces: ["base", "b1", "b2", "b3", "bc"], isLegible: true)

  /// In Bootstrap, secondary is a gray unless a theme makes it a color, and light and dark are colors, not appearances.
  /// Source: getbootstrap.com, "Color".
  static let bootstrap = Vocabulary(
    name: "bootstrap", accent: "accent! secondary highlight", surfaces: ["light", "dark"])

  /// Themes of Visual Studio Code: the color of its buttons is the one to act on; its links, badges and focus come next.
  /// Source: code.visualstudio.com, "Theme Color".
  static let editor = Vocabulary(
    name: "editor", primary: "button.background progressBar.background focusBorder",
    accent: "textLink.foreground activityBarBadge.background badge.background editorCursor.foreground")

  /// In base16, 0 to 7 are for backgrounds and text, 0D is blue and 0E is purple: the colors of headings and links, and of
  /// keywords.
  /// Source: github.com/tinted-theming/home, "Styling Guidelines".
  static let base16 = Vocabulary(name: "base16", primary: "base0D", accent: "base0E")

  /// On Apple's systems, the accent color is the one that controls have, so it's the primary, too, if no other is called so.
  /// Source: Apple, "Specifying your app's color scheme".
  static let assetCatalog = Vocabulary(
    name: "xcassets", primary: "primary! brand main principal seed theme accent")

  /// In Streamlit, the primary color is one that white reads on, so it may be darker than the brand's.
  /// Source: docs.streamlit.io, "config.toml".
  static let streamlit = Vocabulary(name: "streamlit", primary: "primary")

  /// In HeroUI, accent is the primary color, and default is a quiet fill.
  /// Source: heroui.com, "Colors".
  static let heroUI = Vocabulary(
    name: "heroui", primary: "accent! primary", accent: "secondary", surfaces: ["default", "segment", "field"],
    isLegible: true)

  /// Frameworks that write in their primary color.
  private static let writers = (["antd", "angular", "primeui", "vuetify", "nuxtui", "paper"] as [StaticString]).map {
    Vocabulary(name: $0, isLegible: true)
  }
}
