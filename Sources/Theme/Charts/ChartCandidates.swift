import ColorScience

/// The shades that one scheme's categories are chosen from: all that stand out from its pages and carry text, hue by hue,
/// the best-looking first.
///
/// Few of them are ever looked at, so what they keep of the law is found out when it's asked, and remembered.
struct ChartCandidates {
  private let ground: ChartGround
  private var hues: [Hue] = []
  /// By shade and hue: the candidates' distances from the shade; empty for a shade that nobody asked for.
  private var rows: [[Distances]]
  /// The least distances from others: of any category, of the first six, of the first five.
  private let limits: [Float]

  /// The candidates of a hue, fewer than 64. A set of them is a number with a bit for each, the best-looking one first.
  private struct Hue {
    var candidates: [(cost: Double, shade: Int)] = []
    /// Those that nobody takes for a state, as far as anyone asked.
    var allowed: UInt64 = 0
    var asked: UInt64 = 0
  }

  /// Candidates of a hue, by their distances from a shade.
  private struct Distances {
    var asked: UInt64 = 0
    var any: UInt64 = 0
    var six: UInt64 = 0
    var five: UInt64 = 0

    /// Those that are far enough, if the later one of the two is a category.
    func far(as category: Int) -> UInt64 { category < 5 ? five : category < 6 ? six : any }
  }

  /// - Parameters:
  ///   - shades: All of them; the same that `best` gets.
  ///   - chroma: What looks best, in OKLCH.
  ///   - ground: The scheme.
  init(of shades: ChartShades, chroma: Double, on ground: ChartGround) {
    self.ground = ground
    // They're only estimated, so a little more.
    limits = [7, 5, 0].map { Float(ground.distance(at: $0) + 0.1) }
    rows = Array(repeating: [], count: shades.all.count)
    for index in 0..<ChartShades.hueCount {
      var hue = Hue()
      for shade in shades.indices(ofHue: index) where ground.hasContrast(shades.all[shade].luminance) {
        let cost = ChartTaste.cost(shades.all[shade].exact, chroma: chroma, on: ground)
        hue.candidates.append((ChartTaste.settled(cost), shade))
      }
      hue.candidates.sort { $0 < $1 }
      hue.allowed = 1 << UInt64(hue.candidates.count) - 1
      hues.append(hue)
    }
  }

  /// The shade of a hue that costs the least as the next category, and its cost; infinity if the law allows none.
  /// - Parameters:
  ///   - index: The hue's.
  ///   - earlier: The shades of the categories before.
  ///   - pinned: Later categories that are pinned, and their shades.
  ///   - shades: All of them.
  mutating func best(
    _ index: Int, after earlier: [Int], before pinned: [(category: Int, shade: Int)], of shades: ChartShades
  ) -> (cost: Double, shade: Int) {
    let last = shades.all[earlier[earlier.count - 1]].lightness
    var best = (cost: Double.infinity, shade: -1)
    var possible = hues[index].allowed
    for shade in earlier { possible &= far(index, from: shade, as: earlier.count) }
    for (category, shade) in pinned { possible &= far(index, from: shade, as: category) }
    while possible != 0 {
      let bit = possible & ~(possible - 1)
      possible &= possible - 1
      let (own, shade) = hues[index].candidates[bit.trailingZeroBitCount]
      // The others look worse.
      guard own < best.cost else { break }
      let cost = ChartTaste.settled(own + ChartTaste.cost(shades.all[shade].exact.lightness, after: last, on: ground))
      guard cost < best.cost,
        earlier.allSatisfy({ isFar(bit, index, from: $0, as: earlier.count, shades) }),
        pinned.allSatisfy({ isFar(bit, index, from: $0.shade, as: $0.category, shades) }),
        isNoState(bit, index, shades)
      else { continue }
      best = (cost, shade)
    }
    return best
  }

  /// The candidates of a hue that may be far enough from a shade.
  private func far(_ hue: Int, from shade: Int, as category: Int) -> UInt64 {
    rows[shade].isEmpty ? .max : rows[shade][hue].far(as: category) | ~rows[shade][hue].asked
  }

  private mutating func isFar(_ bit: UInt64, _ hue: Int, from shade: Int, as category: Int, _ shades: ChartShades)
    -> Bool
  {
    if rows[shade].isEmpty { rows[shade] = Array(repeating: Distances(), count: hues.count) }
    if rows[shade][hue].asked & bit == 0 {
      let candidate = shades.all[hues[hue].candidates[bit.trailingZeroBitCount].shade].seen
      let kept = distancesKept(candidate, shades.all[shade].seen)
      rows[shade][hue].asked |= bit
      if kept > 0 { rows[shade][hue].any |= bit }
      if kept > 1 { rows[shade][hue].six |= bit }
      if kept > 2 { rows[shade][hue].five |= bit }
    }
    return rows[shade][hue].far(as: category) & bit != 0
  }

  private mutating func isNoState(_ bit: UInt64, _ hue: Int, _ shades: ChartShades) -> Bool {
    if hues[hue].asked & bit == 0 {
      hues[hue].asked |= bit
      let shade = hues[hue].candidates[bit.trailingZeroBitCount].shade
      if !ground.isNoState(shades.all[shade].seen) { hues[hue].allowed &= ~bit }
    }
    return hues[hue].allowed & bit != 0
  }

  private func distancesKept(_ one: SeenColor, _ other: SeenColor) -> Int {
    guard (one.typicalLightness - other.typicalLightness).magnitude >= ChartLaw.lightnessDifference + 0.05 else {
      return 0
    }
    let square = other.squaredDifference(from: one, upTo: limits[2])
    return limits.count { square >= $0 * $0 }
  }
}
