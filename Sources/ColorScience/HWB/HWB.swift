/// A color by its hue, and how much white and black are mixed in.
///
/// Source: CSS Color Module Level 4, section 8.
public struct HWB: Equatable, Sendable {
  /// The hue in degrees, the same as HSL's.
  public var hue: Double
  /// The part of white, 0...1 in gamut.
  public var whiteness: Double
  /// The part of black, 0...1 in gamut. If both add up to 1 or more, the color is gray.
  public var blackness: Double

  /// Takes a hue in degrees, and whiteness and blackness of 0...1.
  public init(hue: Double, whiteness: Double, blackness: Double) {
    self.hue = hue
    self.whiteness = whiteness
    self.blackness = blackness
  }
}
