import Catalog
import ColorScience

/// The ramps for amounts: from little to much, and from one end over a neutral middle to the other.
enum ChartRamps {
  /// One end of a diverging ramp.
  struct Arm {
    let hue: Double
    let chroma: Double
  }

  /// Both ends.
  struct Ends {
    /// How far the near one's hue is from the primary's, in degrees.
    let nearTurn: Double
    let far: Arm

    /// The near one has the primary's chroma, if that's neither dull nor neon.
    func near(on ground: ChartGround) -> Arm {
      let primary = ground.primary
      let chroma = primary.chroma < 0.03 ? primary.chroma : max(0.1, min(0.17, primary.chroma))
      return Arm(hue: primary.hue + nearTurn, chroma: chroma)
    }
  }

  /// Nine steps in the primary's hue, evenly away from the page.
  static func sequential(on ground: ChartGround) -> [SRGB] {
    let primary = ground.primary
    let page = OKLCH(ground.background).lightness
    let start = ground.isDark ? page + 0.09 : page - 0.04
    let end =
      ground.isDark ? max(ground.contrast == .high ? 0.93 : 0.88, min(0.97, start + 0.4)) : darkest(ground, start)
    let most = primary.chroma < 0.03 ? primary.chroma : max(0.1, min(0.17, primary.chroma))
    // Rounding, or a vivid color in the eyes of someone who sees its red as dark, may spoil the order: less chroma then.
    for factor in [1, 0.8, 0.6, 0.4, 0.2] {
      let steps = (0..<ChartColors.steps).map { step in
        let part = Double(step) / Double(ChartColors.steps - 1)
        return shown(start + part * (end - start), factor * most * min(1, 0.25 + 1.25 * part), primary.hue)
      }
      if ChartLaw.isMonotone(steps) || factor == 0.2 { return steps }
    }
    return []
  }

  private static func darkest(_ ground: ChartGround, _ start: Double) -> Double {
    min(ground.contrast == .high ? 0.3 : 0.36, max(0.12, start - 0.4))
  }

  /// Nine steps: the primary's arm from its end to the middle, the neutral middle, and the far arm out to its end.
  static func diverging(_ ends: Ends, on ground: ChartGround) -> [SRGB] {
    let near = ends.near(on: ground)
    let (end, middle) = lightness(ground)
    let half = ChartColors.steps / 2
    return (0..<ChartColors.steps).map { step in
      let arm = step < half ? near : ends.far
      let part = Double(abs(step - half)) / Double(half)
      return shown(middle + part * (end - middle), step == half ? 0.005 : arm.chroma * part, arm.hue)
    }
  }

  /// Where hues have room for chroma, and yet stand out from pages.
  private static func lightness(_ ground: ChartGround) -> (end: Double, middle: Double) {
    let page = OKLCH(ground.background).lightness
    if ground.isDark { return (max(0.69, min(0.95, page + 0.5)), page + 0.1) }
    return (min(ground.contrast == .high ? 0.47 : 0.53, max(0.15, page - 0.4)), page - 0.03)
  }

  /// The ends of a theme's diverging ramps. The far one has the accent's hue if it's far enough from the primary's, and
  /// everyone can tell the two apart in all four schemes; else the nearest to the opposite one of which that's true.
  static func ends(_ theme: Theme, _ grounds: [ChartGround]) -> Ends {
    let near = grounds[0].primary
    var hues = [180.0, 165, 195, 150, 210, 135, 225, 120, 240, 105, 255, 90, 270, 75, 285, 60, 300].map { turn in
      let hue = near.hue + turn
      return hue >= 360 ? hue - 360 : hue
    }
    if let accent = theme.accent.map({ OKLCH($0.color) }), accent.chroma >= 0.03,
      near.chroma < 0.03 || ChartTaste.turn(accent.hue, near.hue) >= 45
    {
      hues.insert(accent.hue, at: 0)
    }
    var best = (distance: -1.0, ends: Ends(nearTurn: 0, far: Arm(hue: near.hue, chroma: 0)))
    // Pinks and teals look gray to some. A little bluer or redder, they don't.
    for turn in [0.0, 10, -10, 20, -20] {
      for hue in hues {
        for chroma in [0.13, 0.18, 0.24] {
          let ends = Ends(nearTurn: turn, far: Arm(hue: hue, chroma: chroma))
          var distance = Double.infinity
          for ground in grounds where distance > best.distance {
            let (end, _) = lightness(ground)
            let arm = ends.near(on: ground)
            let one = SeenColor(shown(end, arm.chroma, arm.hue))
            distance = min(distance, one.leastDifference(from: SeenColor(shown(end, chroma, hue))))
          }
          if distance >= ChartLaw.distanceOfEnds + 0.3 { return ends }
          if distance > best.distance { best = (distance, ends) }
        }
      }
    }
    return best.ends
  }

  private static func shown(_ lightness: Double, _ chroma: Double, _ hue: Double) -> SRGB {
    let color = OKLCH(lightness: max(0, min(1, lightness)), chroma: chroma, hue: hue)
    return SRGB(SRGB(color.loweredIntoGamut()).rgb)
  }
}
