extension Format {
  /// The Sass variables of Bootstrap 5.3.
  ///
  /// Bootstrap's own variables, and every role as a custom property after `brand-`. Bootstrap's secondary color is the accent.
  /// Its dark mode keeps the colors of buttons, so rules change those two.
  /// Source: the Bootstrap 5.3 documentation, "Sass", "Color modes" and "CSS variables".
  public static let bootstrap = Format(
    name: "bootstrap", label: "Bootstrap", fileName: "bootstrap-theme.scss",
    purpose: "its Sass variables, to import before it, and dark mode", reader: "Bootstrap 5.3",
    signs: Signs(endings: "", texts: "$body-bg:\n--bs-primary"),
    options: [.selector, .scope, .contrast, .prefix, .only, .fonts, .subset], ownPrefix: "brand-", takenPrefixes: "bs",
    ownSelector: .matching("[data-bs-theme=\"dark\"]"), hasFixedSelector: true,
    writing: .template("bootstrap"), reading: .styleSheet, merging: .text(.slashes))
}
