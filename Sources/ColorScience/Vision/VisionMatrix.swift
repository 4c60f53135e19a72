extension ColorVision {
  /// The matrix that turns a color's linear red, green and blue into those that are seen: three rows of three numbers. The
  /// results, clamped to 0...1, are those of `seen(with:severity:)`.
  /// - Parameter severity: 0 for common vision to 1 for a missing type of cone; clamped.
  public func matrix(severity: Double = 1) -> [Double] {
    let severity = clampedToUnit(severity)
    let columns = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)].map { red, green, blue in
      LinearSRGB(red: red, green: green, blue: blue).seen(with: self, severity: severity)
    }
    return columns.map { $0.red } + columns.map { $0.green } + columns.map { $0.blue }
  }
}
