extension Format {
  /// Sass variables and maps.
  ///
  /// A Sass variable for every role in light, every shade and both fonts; and the roles as maps, for every appearance.
  /// Source: the Sass documentation, "Variables" and "Maps".
  public static let scss = Format(
    name: "scss", label: "SCSS", fileName: "theme.scss",
    purpose: "Sass variables, and maps for light and dark",
    reader: "Sass", signs: Signs(endings: ".scss .sass", texts: "$theme-light:"),
    options: [.selector, .prefix, .only, .fonts, .subset],
    takenNames: ownProperties,
    writing: .template("scss"), reading: .styleSheet, merging: .text(.slashes))
}
