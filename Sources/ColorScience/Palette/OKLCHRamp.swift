/// Ten shades of one color, 50 (the lightest) to 900 (the darkest), made in OKLCH around 500, the color itself.
///
/// Every shade keeps the color's hue. Lightness and chroma follow the Material palette of 2014: the way a lighter shade
/// goes toward white, the part of the lightness a darker one keeps, and the part of the chroma each keeps are the
/// medians of Material's hues. No shade leaves the gamut: chroma is lowered if needed, and lightness stays, so the
/// shades of any color but black and white are in strict order of lightness.
public struct OKLCHRamp: Equatable, Sendable {
  /// The names of the shades, from the lightest to the darkest.
  public static let shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]

  /// The color of each of `shades`, within the gamut.
  public let colors: [SRGB]

  /// Makes the shades of a color. A color outside the gamut is first mapped into it.
  public init(around color: SRGB, in gamut: DisplayGamut = .sRGB) {
    let middle = color.displayable(in: gamut)
    let seed = OKLCH(middle)
    var colors: [SRGB] = []
    colors.reserveCapacity(Self.shades.count)
    for tint in tints {
      colors.append(
        SRGB(
          OKLCH(
            lightness: seed.lightness + tint.towardWhite * (1 - seed.lightness),
            chroma: seed.chroma * tint.chroma, hue: seed.hue
          ).loweredIntoGamut(of: gamut)
        ).clipped(to: gamut))
    }
    colors.append(middle)
    for tone in tones {
      colors.append(
        SRGB(
          OKLCH(
            lightness: seed.lightness * tone.lightness, chroma: seed.chroma * tone.chroma, hue: seed.hue
          ).loweredIntoGamut(of: gamut)
        ).clipped(to: gamut))
    }
    self.colors = colors
  }

  /// The color of a shade; nil if no shade has this name.
  public subscript(shade: Int) -> SRGB? {
    for (index, name) in Self.shades.enumerated() where name == shade { return colors[index] }
    return nil
  }
}

// Medians over the 16 colorful hues of Material 2014 (without Brown, Grey and Blue Grey) for the chroma, over all 19
// for the lightness; `RampFromMaterialTests` recomputes them.

/// 50 to 400: how far toward white, and the part of the chroma.
private let tints: [(towardWhite: Double, chroma: Double)] = [
  (0.8689, 0.129), (0.6733, 0.325), (0.4696, 0.547), (0.2679, 0.768), (0.1231, 0.904),
]

/// 600 to 900: the part of the lightness, and that of the chroma.
private let tones: [(lightness: Double, chroma: Double)] = [
  (0.9421, 0.967), (0.8677, 0.927), (0.7899, 0.888), (0.6574, 0.84),
]
