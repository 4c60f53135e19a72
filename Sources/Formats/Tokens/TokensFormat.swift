extension Format {
  /// Design tokens of the W3C's community group.
  static let tokens = Format(
    kind: .tokens, name: "tokens", label: "Design tokens", fileName: "tokens", isFolder: true,
    purpose: "colors and typography for any tool, with a resolver for light and dark",
    reader: "Style Dictionary, Terrazzo, Tokens Studio, Penpot",
    signs: Signs(
      endings: ".tokens.json .tokens .resolver.json .json",
      texts: "\"resolutionOrder\"", vagueTexts: "\"$value\"\n\"value\"\n\"#"))
}
