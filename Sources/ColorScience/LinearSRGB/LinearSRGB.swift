/// A color as light: the channels of sRGB before they are gamma-encoded.
///
/// Channels are 0...1 for a color that a display can show; values outside are kept.
/// Source: CSS Color Module Level 4, section 10.3, `srgb-linear`.
public struct LinearSRGB: Equatable, Sendable {
  /// The light of the red channel, 0...1 in gamut.
  public var red: Double
  /// The light of the green channel, 0...1 in gamut.
  public var green: Double
  /// The light of the blue channel, 0...1 in gamut.
  public var blue: Double

  /// Takes channels of linear light, 0...1 in gamut.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
