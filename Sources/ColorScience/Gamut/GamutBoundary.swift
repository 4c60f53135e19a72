extension DisplayGamut {
  /// The edge of the gamut at one lightness of OKLCH: the greatest chroma of each hue, for hues at even steps from 0 to
  /// 360 degrees, both included. Exact to 1e-6.
  ///
  /// - Parameters:
  ///   - lightness: 0...1; elsewhere nothing is in gamut.
  ///   - steps: At least 1.
  public func boundary(lightness: Double, steps: Int) -> [Double] {
    (0...max(1, steps)).map { step in
      guard lightness > 0, lightness < 1 else { return 0 }
      var plane = HuePlane(hue: Double(step) / Double(max(1, steps)) * 360, gamut: self)
      return plane.chroma(upTo: 0.5, lightness: lightness)
    }
  }
}
