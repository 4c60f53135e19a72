/// A color in OKLCH: OKLab in polar form, by lightness, chroma and hue.
///
/// ```swift
/// var color = OKLCH(try SRGB(hex: "#3F51B5"))
/// color.hue          // 271.…
/// color.lightness = 0.8
/// color.displayable().hex  // "#A1B9FF"
/// ```
///
/// Source: CSS Color Module Level 4, section 9.4.
public struct OKLCH: Equatable, Sendable {
  /// The perceived lightness, 0 for black to 1 for white.
  public var lightness: Double
  /// The distance from gray, 0 and up; below 0.33 for the colors of an sRGB display.
  public var chroma: Double
  /// The hue in degrees: about 29 for red, 142 for green, 264 for blue. Means nothing if `hueIsPowerless`.
  public var hue: Double

  /// Takes a lightness of 0...1, a chroma of 0 and up, and a hue in degrees.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// Whether the chroma is so low, 0.000004 or less, that the hue is only rounding error.
  public var hueIsPowerless: Bool { chroma <= 0.000004 }
}
