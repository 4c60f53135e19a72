/// A color in CIE LCH: L*a*b* in polar form, relative to a white point.
///
/// Source: CSS Color Module Level 4, section 9.1.
public struct CIELCH<White: WhitePoint>: Equatable, Sendable {
  /// L*, 0 for black to 100 for white.
  public var lightness: Double
  /// C*: the distance from gray, 0 and up; below 150 for colors of displays.
  public var chroma: Double
  /// The hue in degrees. Means nothing if `hueIsPowerless`.
  public var hue: Double

  /// Takes a lightness of 0...100, a chroma of 0 and up, and a hue in degrees.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// Whether the chroma is so low, 0.0015 or less, that the hue is only rounding error.
  public var hueIsPowerless: Bool { chroma <= 0.0015 }
}

extension CIELCH {
  /// The polar form; the hue is 0..<360. The hue is kept even if it's powerless, so that the way back is exact.
  public init(_ color: CIELAB<White>) {
    self.init(
      lightness: color.lightness, chroma: (color.a * color.a + color.b * color.b).squareRoot(),
      hue: degrees(y: color.b, x: color.a))
  }
}

extension CIELAB {
  /// The rectangular form.
  public init(_ color: CIELCH<White>) {
    let (sine, cosine) = sineAndCosine(degrees: color.hue)
    self.init(lightness: color.lightness, a: color.chroma * cosine, b: color.chroma * sine)
  }
}
