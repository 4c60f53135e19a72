/// An RGB space: its white point, its primaries and its transfer function.
public protocol RGBSpace: Sendable {
  associatedtype White: WhitePoint

  static var definition: RGBDefinition { get }
}

/// The numbers that define an RGB space.
public struct RGBDefinition: Sendable {
  /// The tristimulus values of linear channels, relative to the space's white.
  let xyzFromLinear: Matrix
  /// The inverse.
  let linearFromXYZ: Matrix
  /// Turns an encoded channel into linear light. Negative values mirror positive ones.
  let linearized: @Sendable (Double) -> Double
  /// The inverse.
  let encoded: @Sendable (Double) -> Double
}
