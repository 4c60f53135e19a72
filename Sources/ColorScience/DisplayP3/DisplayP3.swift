/// A color in Display P3, its channels gamma-encoded: the space of phone screens since 2016.
///
/// The white point is D65, the transfer function that of sRGB. Channels are 0...1 for a color that such a screen can
/// show; values outside are kept.
/// Source: CSS Color Module Level 4, section 10.6.
public struct DisplayP3: Equatable, Sendable {
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

extension DisplayP3 {
  /// Takes the channels as one number, 0xRRGGBB; anything above the lowest 24 bits is ignored.
  public init(_ rgb: UInt32) {
    let channels = SRGB(rgb)
    self.init(red: channels.red, green: channels.green, blue: channels.blue)
  }

  /// The channels as one number, 0xRRGGBB: each clamped to 0...1, then rounded half up to 8 bits.
  public var rgb: UInt32 { SRGB(red: red, green: green, blue: blue).rgb }
}
