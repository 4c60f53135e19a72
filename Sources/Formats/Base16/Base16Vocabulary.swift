extension Vocabulary {
  /// In base16, 0 to 7 are for backgrounds and text, 0D is blue and 0E is purple: the colors of headings and links, and of
  /// keywords.
  /// Source: github.com/tinted-theming/home, "Styling Guidelines".
  static let base16 = Vocabulary(name: "base16", primary: "base0D", accent: "base0E")
}
