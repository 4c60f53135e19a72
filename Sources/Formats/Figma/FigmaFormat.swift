extension Format {
  /// Variables of Figma.
  ///
  /// A tokens file for each mode, all with the same names. Figma's variables are in sRGB.
  /// Source: Figma Help Center, "Modes for variables", import and export; Design Tokens Community Group, Format 2025.10.
  public static let figma = Format(
    name: "figma", label: "Figma variables", fileName: "figma", isFolder: true,
    purpose: "variables with a mode for light, dark and each at high contrast", reader: "Figma",
    signs: Signs(endings: ".tokens.json", texts: "com.figma."),
    options: [.only],
    holdsThemes: true, writing: .template("figma"), reading: .tokens)
}
