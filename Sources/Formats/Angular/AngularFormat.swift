extension Format {
  /// The variables of Angular Material.
  ///
  /// Its own names, from Material 3, and every role after `brand-`. Its primary color is both a fill and a text, and so the one
  /// that's legible on pages; filled buttons have a variable of their own.
  /// Source: material.angular.dev, "Theming"; src/material/core/tokens and the components' tokens of its sources.
  public static let angular = Format(
    name: "angular", label: "Angular Material", fileName: "angular-theme.css",
    purpose: "its variables, light, dark and each at high contrast, and every role as brand-…",
    reader: "Angular Material 19 and newer",
    signs: Signs(endings: "", texts: "--mat-sys-on-primary:"),
    options: [.selector, .contrast, .prefix, .fonts, .subset], ownPrefix: "brand-", takenPrefixes: "mat mdc",
    ownSelector: .lightDark,
    writing: .template("angular"), reading: .styleSheet, merging: .text(.block))
}
