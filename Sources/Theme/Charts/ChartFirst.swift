import ColorScience

/// The first category: the primary as it's painted, or the color nearest to it that the law allows.
enum ChartFirst {
  /// - Parameter hue: The primary's; nil for a gray, which stays one.
  static func color(on ground: ChartGround, hue: Double?) -> SRGB {
    let primary = ground.primary
    // If the light and the dark one turn by 7° each, they're within 15° of each other.
    let turns: [Double] = hue == nil ? [0] : [0, -3.5, 3.5, -7, 7]
    let factors: [Double] = hue == nil ? [1] : primary.chroma < 0.07 ? [1, 1.4, 1.8] : [1, 0.8, 0.6, 1.2]
    var best = (cost: Double.infinity, color: SRGB.black)
    var readable: (cost: Double, color: SRGB)?
    for turn in turns {
      for factor in factors {
        for step in 0...80 {
          for way in step == 0 ? [0.0] : [-1, 1] {
            let lightness = primary.lightness + way * Double(step) / 80
            let cost =
              5 * (lightness - primary.lightness).magnitude + 6 * (factor - 1).magnitude * primary.chroma
              + 0.03 * turn.magnitude
            guard 0...1 ~= lightness, cost < best.cost else { continue }
            let color = OKLCH(lightness: lightness, chroma: factor * primary.chroma, hue: primary.hue + turn)
            let shown = SRGB(SRGB(color.loweredIntoGamut()).rgb)
            guard ground.hasContrast(shown.relativeLuminance) else { continue }
            if cost < readable?.cost ?? .infinity { readable = (cost, shown) }
            guard hue.map({ ChartTaste.turn(OKLCH(shown).hue, $0) <= 7.5 }) ?? true,
              ground.isNoState(SeenColor(shown))
            else { continue }
            best = (cost, shown)
          }
        }
      }
    }
    if best.cost < .infinity { return best.color }
    // No such color on pinned pages: one that stands out, or black or white.
    return readable?.color ?? ground.background.blackOrWhite
  }
}
