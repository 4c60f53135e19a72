extension RGBDefinition {
  /// A space by its white point, its primaries and its transfer function. The primaries are chromaticities, CIE 1931 x and y, and
  /// can't lie on one line: such channels don't add up to a color, and the numbers that come out mean nothing.
  ///
  /// - Parameters:
  ///   - white: The white point, as the space's `White`.
  ///   - red: The red primary: 0.64 and 0.33 in sRGB.
  ///   - green: The green primary: 0.30 and 0.60 in sRGB.
  ///   - blue: The blue primary: 0.15 and 0.06 in sRGB.
  ///   - linearized: Turns an encoded channel into linear light. Let negative values mirror positive ones.
  ///   - encoded: The inverse.
  ///
  /// Source: SMPTE RP 177-1993, "Derivation of Basic Television Color Equations", section 3.
  public init<White: WhitePoint>(
    white: White.Type, red: (x: Double, y: Double), green: (x: Double, y: Double), blue: (x: Double, y: Double),
    linearized: @escaping @Sendable (Double) -> Double, encoded: @escaping @Sendable (Double) -> Double
  ) {
    let primaries = Matrix(
      (red.x / red.y, green.x / green.y, blue.x / blue.y), (1, 1, 1),
      ((1 - red.x - red.y) / red.y, (1 - green.x - green.y) / green.y, (1 - blue.x - blue.y) / blue.y))
    // The luminance of each primary in white.
    let luminances = primaries.inverse * (White.x, 1, White.z)
    let xyzFromLinear = primaries.withColumns(times: luminances)
    self.init(
      xyzFromLinear: xyzFromLinear, linearFromXYZ: xyzFromLinear.inverse, linearized: linearized, encoded: encoded)
  }
}

extension Matrix {
  /// The matrix that undoes this one; not finite if none does.
  fileprivate var inverse: Matrix {
    let (a, b, c) = (cross(second, third), cross(third, first), cross(first, second))
    let determinant = first.0 * a.0 + first.1 * a.1 + first.2 * a.2
    return Matrix(
      (a.0 / determinant, b.0 / determinant, c.0 / determinant),
      (a.1 / determinant, b.1 / determinant, c.1 / determinant),
      (a.2 / determinant, b.2 / determinant, c.2 / determinant))
  }

  /// The matrix with each column multiplied by its factor.
  fileprivate func withColumns(times factors: Row) -> Matrix {
    func scaled(_ row: Row) -> Row { (row.0 * factors.0, row.1 * factors.1, row.2 * factors.2) }
    return Matrix(scaled(first), scaled(second), scaled(third))
  }
}

/// The cross product.
private func cross(_ one: Matrix.Row, _ other: Matrix.Row) -> Matrix.Row {
  (
    one.1 * other.2 - one.2 * other.1, one.2 * other.0 - one.0 * other.2, one.0 * other.1 - one.1 * other.0
  )
}
