import RealModule

extension OKLCH {
  /// The color with the lightness nearest to this one's that reaches a contrast ratio against all backgrounds; nil if
  /// there is none.
  ///
  /// Keeps the hue. Keeps the chroma too, unless the gamut has less of it at the new lightness. The result is rounded to 8
  /// bits per channel, and the rounded color reaches the ratio. A result outside sRGB is rounded in Display P3; its hex,
  /// `displayable().hex`, reaches the ratio as well. A color that already reaches the ratio keeps its lightness. Exact to
  /// 1/8000 of lightness.
  ///
  /// - Parameters:
  ///   - ratio: A contrast ratio as WCAG 2.2 defines it, 1...21.
  ///   - backgrounds: Opaque colors, rounded to the bytes that are shown. For one outside sRGB, add its hex as well.
  ///   - gamut: The gamut to stay in; nil for sRGB's, or Display P3's if this color is outside sRGB.
  public func movedInLightness(
    toReach ratio: Double, on backgrounds: [SRGB], in gamut: DisplayGamut? = nil
  ) -> SRGB? {
    let line = LightnessLine(self, in: gamut ?? (isInGamut ? .sRGB : .displayP3))
    return moved(along: line, toReach: ContrastGoal(ratio: ratio, backgrounds: backgrounds))
  }

  /// The same with a ratio for each background, for a color that keeps its character: its chroma keeps the share it has
  /// of what the gamut offers, though it doesn't grow more than 1.8 times. So a dark color that becomes lighter doesn't
  /// turn gray, and a light one that becomes darker doesn't turn vivid.
  public func movedInLightnessWithChroma(
    toReach goals: [(background: SRGB, ratio: Double)], in gamut: DisplayGamut? = nil
  ) -> SRGB? {
    var line = LightnessLine(self, in: gamut ?? (isInGamut ? .sRGB : .displayP3))
    line.keepShare(at: lightness)
    return moved(along: line, toReach: ContrastGoal(goals))
  }

  private func moved(along line: LightnessLine, toReach goal: ContrastGoal) -> SRGB? {
    var line = line
    let start = clampedToUnit(lightness)
    let color = line.color(nearestTo: start, reaching: goal)
    // Mapping into sRGB takes far longer than the rest, and seldom makes a difference.
    guard line.isWide, let color, !goal.isReached(by: SRGB(color.displayable().rgb).relativeLuminance) else {
      return color
    }
    line.isJudgedAsHexToo = true
    return line.color(nearestTo: start, reaching: goal)
  }
}

extension SRGB {
  /// The color with the OKLCH lightness nearest to this one's that reaches a contrast ratio against all backgrounds; nil
  /// if there is none. The same as `OKLCH.movedInLightness(toReach:on:)`.
  public func movedInLightness(toReach ratio: Double, on backgrounds: [SRGB]) -> SRGB? {
    OKLCH(self).movedInLightness(toReach: ratio, on: backgrounds)
  }
}

/// More than any display has.
private let widestChroma = 0.5

/// The colors that one color becomes as its lightness goes from 0 to 1.
private struct LightnessLine {
  private var plane: HuePlane
  private var chroma: Double
  /// The share of the gamut's chroma that it has at every lightness; nil if it has as much as there is of its own.
  private var share: Double?
  let isWide: Bool
  /// Whether a color outside sRGB has to reach a goal as a hex too.
  var isJudgedAsHexToo = false

  init(_ color: OKLCH, in gamut: DisplayGamut) {
    isWide = gamut == .displayP3
    plane = HuePlane(hue: color.hue, gamut: gamut)
    chroma = color.chroma > 0 ? color.chroma : 0
  }

  /// From now on, the chroma is the share of the gamut's that it is at this lightness, and at most 1.8 times what it was.
  mutating func keepShare(at lightness: Double) {
    guard lightness > 0, lightness < 1, chroma > 0 else { return }
    let most = plane.chroma(upTo: widestChroma, lightness: lightness)
    share = most > 0 ? min(1, chroma / most) : 0
    chroma *= 1.8
  }

  private mutating func chroma(at lightness: Double) -> Double {
    guard let share else { return plane.chroma(upTo: chroma, lightness: lightness) }
    return min(chroma, share * plane.chroma(upTo: widestChroma, lightness: lightness))
  }

  /// The color in bytes that reaches the goal at the lightness nearest to a start; nil if none does.
  mutating func color(nearestTo start: Double, reaching goal: ContrastGoal) -> SRGB? {
    let light = light(start)
    if let color = color(light, reaching: goal) { return color }
    let here = light.relativeLuminance
    let up = lightness(ofLuminance: goal.least(from: here), from: (start, here), toward: 1)
    let down = lightness(ofLuminance: goal.greatest(from: here), from: (start, here), toward: 0)
    let isNear = ((up - start) - (start - down)).magnitude < uncertainty
    let isUpFirst = up - start < start - down
    let first = nearest(isUpFirst ? up : down, from: start, toward: isUpFirst ? 1 : 0, reaching: goal)
    guard isNear || first == nil else { return first?.color }
    let second = nearest(isUpFirst ? down : up, from: start, toward: isUpFirst ? 0 : 1, reaching: goal)
    guard let first, let second else { return (first ?? second)?.color }
    return (second.lightness - start).magnitude < (first.lightness - start).magnitude ? second.color : first.color
  }

  /// How far, at the most, rounding and mapping into sRGB move the lightness at which the ratio is reached.
  var uncertainty: Double { isJudgedAsHexToo ? 0.05 : 0.01 }

  private mutating func light(_ lightness: Double) -> LinearSRGB {
    guard lightness > 0 else { return LinearSRGB(red: 0, green: 0, blue: 0) }
    guard lightness < 1 else { return LinearSRGB(red: 1, green: 1, blue: 1) }
    let channels = plane.light(lightness: lightness, chroma: chroma(at: lightness))
    return isWide
      ? LinearSRGB(linearP3: channels) : LinearSRGB(red: channels.0, green: channels.1, blue: channels.2)
  }

  /// The color in bytes; nil if it falls short of the goal.
  mutating func color(_ lightness: Double, reaching goal: ContrastGoal) -> SRGB? {
    color(light(lightness), reaching: goal)
  }

  private func color(_ light: LinearSRGB, reaching goal: ContrastGoal) -> SRGB? {
    if isWide && !light.isInGamut {
      let color = SRGB(DisplayP3(DisplayP3(light).rgb))
      guard goal.isReached(by: color.relativeLuminance) else { return nil }
      return !isJudgedAsHexToo || goal.isReached(by: SRGB(color.displayable().rgb).relativeLuminance) ? color : nil
    }
    let color = SRGB(SRGB(light).rgb)
    return goal.isReached(by: color.relativeLuminance) ? color : nil
  }

  /// About the lightness of a relative luminance between that of a start and that of black or white; the end if it's
  /// beyond. By false position after Illinois on the cube root of the luminance, which goes almost with the lightness.
  mutating func lightness(
    ofLuminance luminance: Double, from start: (lightness: Double, luminance: Double), toward end: Double
  ) -> Double {
    guard luminance > 0, luminance < 1 else { return end }
    let wanted = Double.root(luminance, 3)
    var (near, nearMiss) = (start.lightness, Double.root(start.luminance, 3) - wanted)
    var (far, farMiss) = (end, end - wanted)
    var lightness = near
    for _ in 0..<12 where nearMiss != farMiss {
      lightness = (near * farMiss - far * nearMiss) / (farMiss - nearMiss)
      let miss = Double.root(light(lightness).relativeLuminance, 3) - wanted
      if miss.magnitude < 2e-4 { break }
      if (miss < 0) == (nearMiss < 0) {
        (near, nearMiss, farMiss) = (lightness, miss, farMiss / 2)
      } else {
        (far, farMiss, nearMiss) = (lightness, miss, nearMiss / 2)
      }
    }
    return lightness
  }

  /// The lightness nearest to the start, on the way to the end, whose color in bytes reaches the goal; nil if the end
  /// does not either. The guess is where the color would reach it if it were not rounded: the search goes from there
  /// by growing steps until it has one that does and one that does not, then halves.
  mutating func nearest(
    _ guess: Double, from start: Double, toward end: Double, reaching goal: ContrastGoal
  ) -> (lightness: Double, color: SRGB)? {
    let direction = end > start ? 1.0 : -1.0
    func clamped(_ lightness: Double) -> Double {
      direction > 0 ? max(start, min(end, lightness)) : min(start, max(end, lightness))
    }
    var step = direction / 1000
    var short = start
    var found: (lightness: Double, color: SRGB)?
    if let color = color(guess, reaching: goal) {
      found = (guess, color)
      while let reached = found, reached.lightness != start {
        let next = clamped(reached.lightness - step)
        guard let color = self.color(next, reaching: goal) else {
          short = next
          break
        }
        found = (next, color)
        step *= 2
      }
    } else {
      short = guess
      while found == nil, short != end {
        let next = clamped(short + step)
        if let color = color(next, reaching: goal) { found = (next, color) } else { short = next }
        step *= 2
      }
    }
    guard var reached = found else { return nil }
    // Halves come to exactly 1/8000: a limit there would let rounding decide, which differs between processors and WebAssembly.
    while (reached.lightness - short).magnitude > 1.0 / 6000 {
      let next = (reached.lightness + short) / 2
      if let color = color(next, reaching: goal) { reached = (next, color) } else { short = next }
    }
    return reached
  }
}
