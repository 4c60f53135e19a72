extension Format {
  /// The variables of Nuxt UI.
  ///
  /// Its own names, both ramps as colors of Tailwind CSS, and every role after `brand-`. Nuxt UI writes in its colors, also on a
  /// little of the same color, so they're those that are legible there.
  /// Source: ui.nuxt.com, "CSS Variables" and "Design System".
  public static let nuxtUI = Format(
    name: "nuxtui", label: "Nuxt UI", fileName: "main.css",
    purpose: "its variables, light, dark and each at high contrast, and every role as brand-…",
    reader: "Nuxt UI 3 and 4",
    signs: Signs(endings: "", texts: "--ui-bg-elevated:\n--ui-primary:"),
    options: [.selector, .contrast, .prefix, .fonts, .subset], ownPrefix: "brand-", takenPrefixes: "ui color",
    ownSelector: .matching(".dark"), hasFixedSelector: true,
    writing: .template("nuxtUI"), reading: .styleSheet, merging: .text(.block))
}
