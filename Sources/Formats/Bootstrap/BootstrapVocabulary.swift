extension Vocabulary {
  /// In Bootstrap, secondary is a gray unless a theme makes it a color, and light and dark are colors, not appearances.
  /// Source: getbootstrap.com, "Color".
  static let bootstrap = Vocabulary(
    name: "bootstrap", accent: "accent! secondary highlight", surfaces: ["light", "dark"])
}
