extension Format {
  /// Design tokens of the W3C's community group.
  ///
  /// A file for the ramps and fonts, one for each scheme, and a resolver that puts them together. A color outside sRGB is in
  /// Display P3, with the nearest hex for tools that don't know that.
  /// Source: Design Tokens Community Group, Format, Color and Resolver Modules 2025.10.
  public static let tokens = Format(
    name: "tokens", label: "Design tokens", fileName: "tokens", isFolder: true,
    purpose: "colors and typography for any tool, with a resolver for light and dark",
    reader: "Style Dictionary, Terrazzo, Tokens Studio, Penpot",
    signs: Signs(
      endings: ".tokens.json .tokens .resolver.json .json",
      texts: "\"resolutionOrder\"", vagueTexts: "\"$value\"\n\"value\"\n\"#"),
    options: [.only, .values],
    holdsThemes: true, writing: .template("tokens"), reading: .tokens)
}
