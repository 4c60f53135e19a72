/// A color by its CIE 1931 tristimulus values, relative to a white point whose Y is 1.
public struct XYZ<White: WhitePoint>: Equatable, Sendable {
  /// 0...0.9505 (D65) or 0...0.9643 (D50) in the sRGB gamut.
  public var x: Double
  /// The luminance relative to white's: 0 for black, 1 for white.
  public var y: Double
  /// 0...1.0888 (D65) or 0...0.8251 (D50) in the sRGB gamut.
  public var z: Double

  /// Takes the tristimulus values relative to white's Y of 1.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
