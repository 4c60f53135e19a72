extension Format {
  /// Variables of Figma.
  static let figma = Format(
    kind: .figma, name: "figma", label: "Figma variables", fileName: "figma", isFolder: true,
    purpose: "variables with a mode for light, dark and each at high contrast", reader: "Figma",
    signs: Signs(endings: ".tokens.json", texts: "com.figma."))
}
