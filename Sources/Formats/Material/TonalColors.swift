import ColorScience
import Theme

/// A tonal palette of Material 3.
struct TonalColors: Sendable {
  /// "neutral-variant".
  let name: String
  /// The colors of `tones`.
  let colors: [SRGB]

  /// The tones of Material Theme Builder's export, 0...100.
  static let tones = [0, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 95, 98, 99, 100]

  /// The palettes of a theme, whose accent is both Material's secondary and its tertiary color.
  static func all(_ theme: ExportedTheme) -> [TonalColors] {
    let main = TonalPalette(of: theme.primary.color.asHex)
    let second = TonalPalette(of: theme.accent.color.asHex)
    let accents = colors(second)
    return [
      TonalColors(name: "primary", colors: colors(main)), TonalColors(name: "secondary", colors: accents),
      TonalColors(name: "tertiary", colors: accents),
      TonalColors(name: "neutral", colors: colors(TonalPalette(hue: main.hue, chroma: min(main.chroma, 4)))),
      TonalColors(
        name: "neutral-variant", colors: colors(TonalPalette(hue: main.hue, chroma: min(main.chroma, 8)))),
    ]
  }

  private static func colors(_ palette: TonalPalette) -> [SRGB] { tones.map { palette.color(tone: Double($0)).asHex } }
}
