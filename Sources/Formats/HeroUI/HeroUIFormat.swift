extension Format {
  /// The variables of HeroUI.
  ///
  /// Its own names, some of which mean something else than a role's: its accent is the primary, and its default is a quiet fill.
  /// Every role comes after `brand-`. HeroUI writes in its colors, also on a little of the same color, so they're those that are
  /// legible there.
  /// Source: heroui.com, "Theming" and "Colors"; packages/styles/themes of its sources.
  public static let heroUI = Format(
    name: "heroui", label: "HeroUI", fileName: "globals.css",
    purpose: "its variables, light, dark and each at high contrast, and every role as brand-…", reader: "HeroUI 3",
    signs: Signs(endings: "", texts: "@heroui/styles\n--field-foreground:"),
    options: [.contrast, .prefix, .fonts, .subset], ownPrefix: "brand-", takenPrefixes: "color field radius surface",
    ownSelector: .matching(".dark,\n[data-theme=\"dark\"]"),
    writing: .template("heroUI"), reading: .styleSheet, merging: .text(.block))
}
