/// A color in CIE 1976 L*a*b*, relative to a white point.
///
/// `CIELAB<D50>` is for CSS `lab()` and print; `CIELAB<D65>` is for comparing colors of screens, as
/// `difference2000(from:)` does. The two differ for every color that is not gray.
/// Source: CIE 15; CSS Color Module Level 4, section 9.1.
public struct CIELAB<White: WhitePoint>: Equatable, Sendable {
  /// L*, 0 for black to 100 for white.
  public var lightness: Double
  /// a*: green below zero, red above; about -125...125.
  public var a: Double
  /// b*: blue below zero, yellow above; about -125...125.
  public var b: Double

  /// Takes a lightness of 0...100 and the two axes, about -125...125.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }
}
