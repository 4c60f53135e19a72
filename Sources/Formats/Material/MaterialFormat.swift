extension Format {
  /// Material Theme Builder's JSON.
  static let material = Format(
    kind: .material, name: "material", label: "Material Theme Builder", fileName: "material-theme.json",
    purpose: "Material 3 schemes and tonal palettes", reader: "Material Theme Builder and what reads its export",
    signs: Signs(endings: "material-theme.json", texts: "\"coreColors\":\n\"schemes\":"))
}
