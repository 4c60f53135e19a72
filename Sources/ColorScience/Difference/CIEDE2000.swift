import RealModule

extension CIELAB {
  /// The difference from another color, CIEDE2000 with all weights 1: about 1 if you can just tell the two apart, 100
  /// between black and white. Both are relative to the same white point, as the type ensures; for screen colors that's
  /// D65.
  /// Source: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 color-difference formula: implementation notes,
  /// supplementary test data, and mathematical observations", 2005.
  public func difference2000(from other: CIELAB<White>) -> Double {
    let chroma = ((a * a + b * b).squareRoot() + (other.a * other.a + other.b * other.b).squareRoot()) / 2
    let stretch = 1.5 - 0.5 * saturating(chroma)
    let (a1, a2) = (a * stretch, other.a * stretch)
    let c1 = (a1 * a1 + b * b).squareRoot()
    let c2 = (a2 * a2 + other.b * other.b).squareRoot()
    let h1 = degrees(y: b, x: a1)
    let h2 = degrees(y: other.b, x: a2)
    let isGray = c1 * c2 == 0

    let hue = isGray ? h1 + h2 : meanHue(h1, h2)
    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (c1 + c2) / 2
    let angle = radians(hue)
    let t =
      1 - 0.17 * Double.cos(angle - radians(30)) + 0.24 * Double.cos(2 * angle)
      + 0.32 * Double.cos(3 * angle + radians(6)) - 0.20 * Double.cos(4 * angle - radians(63))
    let offset = (meanLightness - 50) * (meanLightness - 50)
    let lightnessWeight = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaWeight = 1 + 0.045 * meanChroma
    let hueWeight = 1 + 0.015 * meanChroma * t

    let lightnessTerm = (other.lightness - lightness) / lightnessWeight
    let chromaTerm = (c2 - c1) / chromaWeight
    let hueStep = isGray ? 0 : shortWay(from: h1, to: h2)
    let hueTerm = 2 * (c1 * c2).squareRoot() * Double.sin(radians(hueStep) / 2) / hueWeight

    let fromBlue = (hue - 275) / 25
    let turn = radians(60) * Double.exp(-fromBlue * fromBlue)
    let rotation = -Double.sin(turn) * 2 * saturating(meanChroma)
    let square =
      lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm + rotation * chromaTerm * hueTerm
    // Rounding may leave the square of a tiny difference below 0. NaN stays NaN.
    return square < 0 ? 0 : square.squareRoot()
  }
}

extension SRGB {
  /// The CIEDE2000 difference from another color, both as shown on a D65 screen.
  public func difference2000(from other: SRGB) -> Double {
    CIELAB<D65>(self).difference2000(from: CIELAB<D65>(other))
  }
}

/// √(C⁷ / (C⁷ + 25⁷)): 0 for gray, toward 1 for the most colorful.
private func saturating(_ chroma: Double) -> Double {
  let square = chroma * chroma
  let seventh = square * square * square * chroma
  guard seventh < .infinity else { return 1 }
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

private func shortWay(from first: Double, to second: Double) -> Double {
  let step = second - first
  return step > 180 ? step - 360 : step < -180 ? step + 360 : step
}

private func meanHue(_ first: Double, _ second: Double) -> Double {
  let sum = first + second
  guard (first - second).magnitude > 180 else { return sum / 2 }
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
