/// A color as typical, protan, deutan and tritan eyes see it, the last three at full severity: for telling many colors
/// apart quickly. Each kind of eyes has a lane.
public struct SeenColor: Equatable, Sendable {
  /// CIELAB's L*, 0...100.
  private var lightness = SIMD4<Float>.zero
  private var a = SIMD4<Float>.zero
  private var b = SIMD4<Float>.zero
  private var chroma = SIMD4<Float>.zero
  /// The direction of CIEDE2000's hue, of length 1, as far as the color alone decides it.
  private var hueX = SIMD4<Float>.zero
  private var hueY = SIMD4<Float>.zero

  /// Takes a color that an sRGB display shows; other colors are clipped.
  public init(_ color: SRGB) {
    let light = LinearSRGB(color).clipped
    for lane in 0..<4 {
      let vision: ColorVision? = lane == 0 ? nil : [.protan, .deutan, .tritan][lane - 1]
      let lab = CIELAB<D65>(XYZ<D65>(vision.map { light.seen(with: $0, severity: 1).clipped } ?? light))
      (lightness[lane], a[lane], b[lane]) = (Float(lab.lightness), Float(lab.a), Float(lab.b))
    }
    chroma = (a * a + b * b).squareRoot()
    let x = a * (1.5 - 0.5 * saturating(chroma))
    let length = (x * x + b * b + 1e-12).squareRoot()
    (hueX, hueY) = (x / length, b / length)
  }

  /// CIELAB's L* for typical eyes, 0...100.
  public var typicalLightness: Double { Double(lightness[0]) }

  /// The CIEDE2000 difference from another color to whoever sees the least.
  public func leastDifference(from other: SeenColor) -> Double {
    var least = Double.infinity
    for lane in 0..<4 { least = min(least, self[lane].difference2000(from: other[lane])) }
    return least
  }

  /// Whether everyone sees a CIEDE2000 difference of at least a limit from another color.
  public func isApart(from other: SeenColor, by limit: Double) -> Bool {
    // In 30 million pairs that differ by less than 16, the estimate is never too high by more than 3.
    let sure = Float(limit + 4)
    return squaredDifference(from: other, upTo: sure) >= sure * sure || leastDifference(from: other) >= limit
  }

  /// Whether typical eyes see a CIEDE2000 difference of at least a limit from another color.
  public func isTypicallyApart(from other: SeenColor, by limit: Double) -> Bool {
    // Lightness weighs 1.75 at the least.
    (typicalLightness - other.typicalLightness).magnitude >= 1.75 * limit
      || self[0].difference2000(from: other[0]) >= limit
  }

  private subscript(lane: Int) -> CIELAB<D65> {
    CIELAB(lightness: Double(lightness[lane]), a: Double(a[lane]), b: Double(b[lane]))
  }

  /// About the square of `leastDifference(from:)`, in a tenth of the time. If the colors differ by less than 16, its root is
  /// within 0.4 of the difference in 999 of 1000 pairs. From a limit on, it's any number from the limit's square on.
  ///
  /// It takes no trigonometry: the mean hue is the direction between the two hues.
  public func squaredDifference(from other: SeenColor, upTo limit: Float) -> Float {
    let offset = (lightness + other.lightness) / 2 - 50
    let fromMiddle = offset * offset
    let lightnessTerm =
      (other.lightness - lightness) / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
    let square = lightnessTerm * lightnessTerm
    if least(square) >= limit * limit { return limit * limit }

    let stretch = 1.5 - 0.5 * saturating((chroma + other.chroma) / 2)
    let (a1, a2) = (a * stretch, other.a * stretch)
    let c1 = (a1 * a1 + b * b).squareRoot()
    let c2 = (a2 * a2 + other.b * other.b).squareRoot()
    let meanChroma = (c1 + c2) / 2
    let hueSquare = 2 * (c1 * c2 - a1 * a2 - b * other.b)
    let cross = a1 * other.b - a2 * b

    let (x, y) = (hueX + other.hueX, hueY + other.hueY)
    let length = (x * x + y * y + 1e-12).squareRoot()
    let (cosine, sine) = (x / length, y / length)
    let cosine2 = cosine * cosine - sine * sine
    let sine2 = 2 * sine * cosine
    let cosine3 = cosine2 * cosine - sine2 * sine
    let sine3 = sine2 * cosine + cosine2 * sine
    let t1 = 1 - 0.17 * (cosine * 0.8660254 + sine * 0.5) + 0.24 * cosine2
    let t2 = 0.32 * (cosine3 * 0.9945219 - sine3 * 0.1045285)
    let t3 = 0.20 * ((cosine2 * cosine2 - sine2 * sine2) * 0.4539905 + 2 * sine2 * cosine2 * 0.8910065)
    let t = t1 + t2 - t3
    let hueWeight = 1 + 0.015 * meanChroma * t
    let chromaTerm = (c2 - c1) / (1 + 0.045 * meanChroma)
    var hueTerm = hueSquare.replacing(with: 0, where: hueSquare .< 0).squareRoot() / hueWeight
    hueTerm.replace(with: -hueTerm, where: cross .< 0)

    // The turn is 60° · exp(-((hue - 275°) / 25°)²), and the square of a small angle is a series in 1 - cos.
    let fromBlue = 1 - cosine * 0.0871557 + sine * 0.9961947
    let angleSquare = fromBlue * (2 + fromBlue * (0.3333333 + fromBlue * 0.0888889))
    var power = 1 + angleSquare * (5.252426 / 16)
    for _ in 0..<4 { power = power * power }
    let turn = 1.0471976 / power
    let turnSquare = turn * turn
    let turnSine = turn * (1 - turnSquare * (0.1666667 - turnSquare * 0.0083333))
    let rotation = -turnSine * 2 * saturating(meanChroma)
    return least(square + chromaTerm * chromaTerm + hueTerm * hueTerm + rotation * chromaTerm * hueTerm)
  }
}

private func least(_ lanes: SIMD4<Float>) -> Float {
  let pair = pointwiseMin(lanes.lowHalf, lanes.highHalf)
  return min(pair.x, pair.y)
}

/// √(C⁷ / (C⁷ + 25⁷)).
@inline(__always)
private func saturating(_ chroma: SIMD4<Float>) -> SIMD4<Float> {
  let square = chroma * chroma
  let seventh = square * square * square * chroma
  return (seventh / (seventh + 6.103_515_625e9)).squareRoot()
}
