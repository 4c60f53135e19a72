import ColorScience

/// What a color costs as a category, among those that the law allows: the less, the better it looks. 0.1 is a difference
/// that you'd see, and 1 is a color that nobody would choose.
enum ChartTaste {
  /// Chroma near the primary's, in one band for all.
  static func chroma(of primary: OKLCH) -> Double { primary.chroma < 0.03 ? 0.12 : max(0.1, min(0.15, primary.chroma)) }

  static func cost(_ color: OKLCH, chroma: Double, on ground: ChartGround) -> Double {
    let lightness = color.lightness
    let (best, low, high) =
      switch (ground.isDark, ground.contrast) {
      case (false, .standard): (0.57, 0.40, 0.70)
      case (false, .high): (0.42, 0.27, 0.60)
      case (true, .standard): (0.72, 0.56, 0.86)
      case (true, .high): (0.80, 0.60, 0.93)
      }
    let offset = lightness - best
    let gray = max(0, 0.9 * chroma - color.chroma)
    var cost = 6 * offset * offset + 9 * max(0, lightness - high, low - lightness) + 80 * gray * gray
    // Olive, brown, neon green, and neon of any hue.
    cost += 0.6 * share(color.hue, from: 82, to: 122, fading: 15) * part((0.74 - lightness) / 0.15)
    cost += 0.35 * share(color.hue, from: 38, to: 72, fading: 15) * part((0.55 - lightness) / 0.12)
    cost +=
      0.4 * share(color.hue, from: 125, to: 150, fading: 8) * part((color.chroma - 0.13) / 0.04)
      * part((lightness - 0.72) / 0.1)
    cost += 0.6 * part((color.chroma - 0.09) / 0.05) * part((lightness - 0.82) / 0.08)
    return cost
  }

  /// For neighbors in the order: they should differ in lightness, too.
  static func cost(_ lightness: Double, after other: Double, on ground: ChartGround) -> Double {
    max(0, 0.12 - (lightness - other).magnitude) * (ground.contrast == .standard ? 2.5 : 0.75)
  }

  /// For two categories of nearly the same hue.
  static func cost(_ hue: Double, besides other: Double) -> Double { 0.6 * part(1 - turn(hue, other) / 32) }

  /// For neighbors in the order: they should differ in hue.
  static func cost(_ hue: Double, after other: Double) -> Double { 0.5 * part(1 - turn(hue, other) / 75) }

  /// A cost without what only the rounding of a platform's mathematics makes of it: of two that are equal, every platform
  /// takes the same.
  static func settled(_ cost: Double) -> Double { (cost * 1e6).rounded() / 1e6 }

  /// Degrees between two hues, 0...180.
  static func turn(_ hue: Double, _ other: Double) -> Double {
    let way = (hue - other).magnitude
    return way > 180 ? 360 - way : way
  }

  private static func part(_ number: Double) -> Double { min(1, max(0, number)) }

  private static func share(_ hue: Double, from low: Double, to high: Double, fading: Double) -> Double {
    part(1 - max(0, low - hue, hue - high) / fading)
  }
}
