extension Format {
  /// A theme object of Material UI.
  static let mui = Format(
    kind: .mui, name: "mui", label: "MUI", fileName: "theme.js", purpose: "a theme with both color schemes and typography",
    reader: "Material UI 6 and newer",
    signs: Signs(endings: ".js .ts .mjs .tsx .jsx", texts: "createTheme("))
}
