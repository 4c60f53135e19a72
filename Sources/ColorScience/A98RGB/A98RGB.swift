/// A color in the space compatible with Adobe RGB (1998), its channels gamma-encoded. The white point is D65.
///
/// Source: CSS Color Module Level 4, section 10.7.
public struct A98RGB: Equatable, Sendable {
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
