extension Format {
  /// Sass variables and maps.
  ///
  /// A Sass variable for every role in light, every shade and both fonts; the roles as maps, for every appearance; and a mixin that
  /// writes them all. In a scope, only the rules that the mixin would write.
  /// Source: the Sass documentation, "Variables" and "Maps".
  public static let scss = Format(
    name: "scss", label: "SCSS", fileName: "theme.scss",
    purpose: "Sass variables, and maps and a mixin for light and dark",
    reader: "Sass", signs: Signs(endings: ".scss .sass", texts: "$theme-light:"),
    options: [.selector, .scope, .contrast, .prefix, .only, .fonts, .subset], ownSelector: .media,
    takenNames: ownProperties,
    writing: .template("scss"), reading: .styleSheet, merging: .text(.slashes))
}
