/// A color in an RGB space other than the displays' own, `SRGB` and `DisplayP3`; its channels are gamma-encoded.
public struct RGBColor<Space: RGBSpace>: Equatable, Sendable {
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

extension RGBColor {
  /// Encodes tristimulus values. Nothing is clamped.
  public init(_ color: XYZ<Space.White>) {
    let (red, green, blue) = Space.definition.linearFromXYZ * (color.x, color.y, color.z)
    let encoded = Space.definition.encoded
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue))
  }
}

extension XYZ {
  /// The tristimulus values of a color. Nothing is clamped.
  public init<Space: RGBSpace>(_ color: RGBColor<Space>) where Space.White == White {
    let linearized = Space.definition.linearized
    let light = (linearized(color.red), linearized(color.green), linearized(color.blue))
    let (x, y, z) = Space.definition.xyzFromLinear * light
    self.init(x: x, y: y, z: z)
  }
}
