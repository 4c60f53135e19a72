extension Format {
  /// Material Theme Builder's JSON.
  ///
  /// The schemes under Material 3's names, and tonal palettes of the chosen colors. The accent is both Material's secondary and
  /// its tertiary color. Material's medium contrast is our high contrast as well. Shadow and scrim are black; the
  /// colors that Material calls fixed are those of light in dark, too.
  /// Source: Material Theme Builder's export, 2024; material.io, "Color roles".
  public static let material = Format(
    name: "material", label: "Material Theme Builder", fileName: "material-theme.json",
    purpose: "Material 3 schemes and tonal palettes", reader: "Material Theme Builder and what reads its export",
    signs: Signs(endings: "material-theme.json", texts: "\"coreColors\":\n\"schemes\":"),
    writing: .template("material"), reading: .material)
}
