/// The colors of one OKLCH hue on one type of display.
///
/// With x for chroma over lightness, the cube root of each cone's response is lightness · (1 + k x), and k depends on
/// the hue alone. So each channel of light is lightness³ times a cubic polynomial in x, and finding the end of the
/// gamut takes no root, sine or matrix.
struct HuePlane {
  private let red: Cubic
  private let green: Cubic
  private let blue: Cubic
  private var knownSteepest: Double?

  /// - Parameter hue: In degrees.
  init(hue: Double, gamut: DisplayGamut) {
    let (b, a) = sineAndCosine(degrees: hue)
    let cones = cubeRootsFromOKLab * (0, a, b)
    let matrix = gamut == .sRGB ? linearSRGBFromCones : linearP3FromCones
    red = Cubic(matrix.first, cones)
    green = Cubic(matrix.second, cones)
    blue = Cubic(matrix.third, cones)
  }

  /// The chroma or, if the gamut doesn't reach it at this lightness, the greatest it has.
  ///
  /// - Parameters:
  ///   - chroma: 0 and up.
  ///   - lightness: Above 0; at 1 and above nothing but 0 is in gamut.
  ///   - halvings: Each halves the error, which starts at 0.75.
  mutating func chroma(upTo chroma: Double, lightness: Double, halvings: Int = 20) -> Double {
    let brightest = 1 / (lightness * lightness * lightness)
    var high = min(chroma / lightness, steepest)
    if excess(at: high, over: brightest) <= 0 { return chroma }
    high = min(high, steepestWithoutNegative(halvings))
    if excess(at: high, over: brightest) <= 0 { return high * lightness }
    return greatest(upTo: high, brightest: brightest, halvings) * lightness
  }

  /// The greatest x without a negative channel, whatever the lightness.
  private mutating func steepestWithoutNegative(_ halvings: Int) -> Double {
    if let known = knownSteepest { return known }
    let found = greatest(upTo: steepest, brightest: .infinity, halvings)
    knownSteepest = found
    return found
  }

  /// The greatest x in gamut.
  private func greatest(upTo limit: Double, brightest: Double, _ halvings: Int) -> Double {
    var (low, high) = (0.0, limit)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      let isInGamut = excess(at: middle, over: brightest) <= 0
      low = isInGamut ? middle : low
      high = isInGamut ? high : middle
    }
    return low
  }

  /// The channels of linear light at a lightness above 0, not clamped.
  func light(lightness: Double, chroma: Double) -> (Double, Double, Double) {
    let x = chroma / lightness
    let scale = lightness * lightness * lightness
    return (scale * red.value(at: x), scale * green.value(at: x), scale * blue.value(at: x))
  }

  /// How far the worst channel is outside 0...`brightest`; 0 or less if all are within, give or take a rounding error.
  @inline(__always)
  private func excess(at x: Double, over brightest: Double) -> Double {
    let (red, green, blue) = (red.value(at: x), green.value(at: x), blue.value(at: x))
    let above = max(red, max(green, blue)) - brightest
    let below = -min(red, min(green, blue))
    return max(above, below) - roundingError
  }
}

/// More than any display color's chroma over lightness: 0.692 for the blue of either gamut.
private let steepest = 0.75
private let roundingError = 1e-10

/// A polynomial of the third degree.
private struct Cubic {
  let constant: Double
  let linear: Double
  let square: Double
  let cube: Double

  /// The sum of weights · (1 + k x)³, multiplied out.
  init(_ weights: Matrix.Row, _ k: Matrix.Row) {
    constant = weights.0 + weights.1 + weights.2
    linear = 3 * (weights.0 * k.0 + weights.1 * k.1 + weights.2 * k.2)
    square = 3 * (weights.0 * k.0 * k.0 + weights.1 * k.1 * k.1 + weights.2 * k.2 * k.2)
    cube = weights.0 * k.0 * k.0 * k.0 + weights.1 * k.1 * k.1 * k.1 + weights.2 * k.2 * k.2 * k.2
  }

  @inline(__always)
  func value(at x: Double) -> Double { constant + x * (linear + x * (square + x * cube)) }
}
