extension OKLab {
  /// The difference from another color, deltaE-OK: the distance between the two in OKLab. Below 0.02 they look the
  /// same; black and white are 1 apart.
  /// Source: CSS Color Module Level 4, section 18.2, "ΔE OK".
  public func difference(from other: OKLab) -> Double { squaredDistance(to: other).squareRoot() }

  /// The square of `difference(from:)`: cheaper if only the order matters.
  func squaredDistance(to other: OKLab) -> Double {
    let lightness = lightness - other.lightness
    let a = a - other.a
    let b = b - other.b
    return lightness * lightness + a * a + b * b
  }
}
