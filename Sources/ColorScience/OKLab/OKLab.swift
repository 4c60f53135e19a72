/// A color in OKLab: a lightness and two opponent axes, in which equal distances look about equally different.
///
/// The white point is D65. It can have colors that no display can show.
/// Source: B. Ottosson, "A perceptual color space for image processing", 2020; CSS Color Module Level 4,
/// section 9.2.
public struct OKLab: Equatable, Sendable {
  /// The perceived lightness, 0 for black to 1 for white.
  public var lightness: Double
  /// Green below zero, red above; within ±0.4 for colors of displays.
  public var a: Double
  /// Blue below zero, yellow above; within ±0.4 for colors of displays.
  public var b: Double

  /// Takes a lightness of 0...1 and the two axes, about -0.4...0.4.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }
}
