/// A color by hue, saturation and lightness of its sRGB channels. It isn't perceptual: colors of equal lightness don't
/// look equally light.
///
/// Source: CSS Color Module Level 4, section 7.
public struct HSL: Equatable, Sendable {
  /// The hue in degrees: 0 for red, 120 for green, 240 for blue.
  public var hue: Double
  /// 0 for gray to 1; above 1 for a color outside the gamut.
  public var saturation: Double
  /// 0 for black to 1 for white; outside for a color outside the gamut.
  public var lightness: Double

  /// Takes a hue in degrees, and saturation and lightness of 0...1.
  public init(hue: Double, saturation: Double, lightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
  }
}
