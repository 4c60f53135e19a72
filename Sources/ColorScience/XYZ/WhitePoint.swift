/// The light that counts as white, as CIE X and Z with Y at 1.
///
/// The white point is part of a color's type, so that a D50 number never slips into a D65 formula.
public protocol WhitePoint: Sendable {
  /// X with Y at 1.
  static var x: Double { get }
  /// Z with Y at 1.
  static var z: Double { get }
}

/// Daylight of 6504 K, the white of sRGB, Display P3 and OKLab. Chromaticity 0.3127, 0.3290.
public enum D65: WhitePoint {
  /// X with Y at 1.
  public static var x: Double { 0.3127 / 0.3290 }
  /// Z with Y at 1.
  public static var z: Double { (1 - 0.3127 - 0.3290) / 0.3290 }
}

/// Daylight of 5003 K, the white of print and of CSS `lab()` and `lch()`. Chromaticity 0.3457, 0.3585.
public enum D50: WhitePoint {
  /// X with Y at 1.
  public static var x: Double { 0.3457 / 0.3585 }
  /// Z with Y at 1.
  public static var z: Double { (1 - 0.3457 - 0.3585) / 0.3585 }
}
