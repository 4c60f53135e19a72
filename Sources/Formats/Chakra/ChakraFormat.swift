extension Format {
  /// Systems of Chakra UI.
  ///
  /// One for light and dark, and one for both at high contrast. Its palettes have a color for each use, so the primary is the
  /// chosen one. Every role is a color after `brand.`.
  /// Source: chakra-ui.com, "Theming", "Semantic Tokens" and "Customization"; packages/react/src/theme of its sources.
  public static let chakra = Format(
    name: "chakra", label: "Chakra UI", fileName: "theme.ts",
    purpose: "semantic tokens, light, dark and each at high contrast", reader: "Chakra UI 3",
    signs: Signs(endings: scriptEndings, texts: "@chakra-ui/react"),
    takenNames: """
      primary accent brand bg fg border transparent current black white gray red orange yellow green teal blue cyan purple pink
      """,
    writing: .template("chakra"), reading: .code)
}
