extension Format {
  /// Sass variables and maps.
  static let scss = Format(
    kind: .scss, name: "scss", label: "SCSS", fileName: "theme.scss", purpose: "Sass variables, and maps for light and dark",
    reader: "Sass", signs: Signs(endings: ".scss .sass", texts: "$theme-light:"))
}
