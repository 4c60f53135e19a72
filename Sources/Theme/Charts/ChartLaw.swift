import ColorScience

/// What the colors of charts promise, and whether they keep it. docs/charts.md has the whole law.
enum ChartLaw {
  /// The least CIEDE2000 difference of a category from success, warning and error, for typical eyes.
  static let distanceFromStates = 10.0
  /// The least difference of two categories in CIELAB's L*, so that they can be told apart in gray.
  static let lightnessDifference = 2.0
  /// The least CIEDE2000 difference of the ends of a diverging ramp, for all four kinds of eyes.
  static let distanceOfEnds = 20.0

  /// How many categories keep the law, from the first on.
  static func safeCount(_ categories: [SRGB], on ground: ChartGround) -> Int {
    let shades = categories.map { ChartShades.Shade($0) }
    for (index, shade) in shades.enumerated() {
      guard ground.allows(shade) else { return index }
      for earlier in shades[..<index] {
        guard shade.seen.isApart(from: earlier.seen, by: ground.distance(at: index)),
          (shade.seen.typicalLightness - earlier.seen.typicalLightness).magnitude >= lightnessDifference
        else { return index }
      }
    }
    return categories.count
  }

  /// Whether each step is lighter than the one before, or each darker, for all four kinds of eyes.
  static func isMonotone(_ steps: [SRGB]) -> Bool {
    for vision in [nil, .protan, .deutan, .tritan] as [ColorVision?] {
      let lightnesses = steps.map { color in OKLab(vision.map { color.seen(with: $0) } ?? color).lightness }
      let changes = zip(lightnesses.dropFirst(), lightnesses).map { $0 - $1 }
      guard changes.allSatisfy({ $0 > 0 }) || changes.allSatisfy({ $0 < 0 }) else { return false }
    }
    return true
  }
}
