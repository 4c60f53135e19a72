/// A color in ProPhoto RGB (ROMM), its channels gamma-encoded: wider than what the eye can see. The white point is D50.
///
/// Source: CSS Color Module Level 4, section 10.8; ISO 22028-2.
public struct ProPhotoRGB: Equatable, Sendable {
  /// The encoded red channel, 0...1 in gamut.
  public var red: Double
  /// The encoded green channel, 0...1 in gamut.
  public var green: Double
  /// The encoded blue channel, 0...1 in gamut.
  public var blue: Double

  /// Takes encoded channels, 0...1 in gamut.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
