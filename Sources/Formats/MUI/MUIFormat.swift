extension Format {
  /// A theme object of Material UI.
  ///
  /// A module whose default export is a theme. Every role is in the palette under `brand`. Its reader reads the themes of other
  /// libraries and configurations of Tailwind 3, too.
  /// Source: the Material UI documentation, "CSS theme variables", "Palette" and "Typography".
  public static let mui = Format(
    name: "mui", label: "MUI", fileName: "theme.js",
    purpose: "a theme with both color schemes and typography",
    reader: "Material UI 6 and newer",
    signs: Signs(
      endings: ".js .ts .mjs .cjs .mts .cts .tsx .jsx .json5",
      texts: "createTheme(\nextendTheme(\ncreateSystem(\nmodule.exports =\nexport default {\nsatisfies Config"),
    options: [.contrast, .fonts, .subset], takenNames: "primary-shades accent-shades",
    writing: .template("mui"), reading: .code)
}
