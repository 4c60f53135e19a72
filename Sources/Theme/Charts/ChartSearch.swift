import Catalog
import ColorScience

/// Finds the categories of a theme for its four schemes together: hue by hue, so that a color means the same in all.
///
/// It follows several ways at once, and keeps those that cost the least so far. On each, a hue is taken if every scheme has
/// a shade of it that keeps the law with all before; the shade is the one that looks best.
struct ChartSearch {
  private let grounds: [ChartGround]
  private var shades: ChartShades
  /// By scheme and shade: what it costs, infinity if the law forbids it.
  private var costs: [[Double]] = []
  /// By scheme and hue: the shades that the law allows and that can be told from the first category, the best-looking first.
  private var usable: [[[Int]]] = []
  /// By scheme and shade: how far every shade is from it, as far as anyone asked; see `need`.
  private var rows: [[[UInt8]]]
  /// By scheme: the first category.
  private var first: [Int] = []
  /// By category and scheme: the shade it's pinned to.
  private var pins: [[Int?]] = []
  /// The hues of the brand colors; nil for grays.
  private var brandHues: [Double?]
  private let primaryHue: Double?
  private let accentHue: Double?

  /// The first categories, of all four schemes.
  private struct Way {
    var cost = 0.0
    /// By category, then by scheme.
    var shades: [[Int]]
    /// The hue of each category; nil for a gray.
    var hues: [Double?]
    /// By scheme and shade: the least of its distances from the categories.
    var reach: [[UInt8]]
    /// The next brand color to take, and those left out.
    var brand = 0
    var leftOut: [Int] = []
  }

  /// One more category.
  private struct Step {
    let cost: Double
    let way: Int
    let hue: Double?
    let shades: [Int]
    let brand: Int
    let leftOut: [Int]
  }

  /// The categories by scheme, and the brand colors that aren't among them.
  static func categories(on grounds: [ChartGround], _ theme: Theme) -> (colors: [[SRGB]], leftOut: [Int]) {
    let chosen = OKLCH((theme.primary ?? theme.accent)?.color.asHex ?? grounds[0].background.blackOrWhite)
    let chroma = ChartTaste.chroma(of: chosen)
    var search = ChartSearch(on: grounds, theme, chroma: chroma, chromas: [chroma, 0.62 * chroma])
    if let way = search.way(width: 12, hues: 7).complete { return search.result(way) }
    search = ChartSearch(on: grounds, theme, chroma: chroma, chromas: [chroma, 0.62 * chroma, 0.2])
    var found = search.way(width: 32, hues: 12)
    if let way = found.complete { return search.result(way) }
    // Without a place for each, some brand colors may still be near a category.
    search.brandHues = []
    if !theme.brandColors.isEmpty { found = search.way(width: 32, hues: 12) }
    // A theme in a hundred, such as a brown with a red, has a way only among many.
    if found.complete == nil { found = search.way(width: 256, hues: ChartShades.hueCount) }
    guard var way = found.complete else { return search.result(search.completed(found.longest)) }
    way.leftOut = theme.brandColors.indices.filter { index in
      let color = OKLCH(theme.brandColors[index].tint.color)
      let hues = way.hues.compactMap { $0 }
      return color.chroma < 0.03 || !hues.contains { ChartTaste.turn($0, color.hue) <= 15 }
    }
    return search.result(way)
  }

  private init(on grounds: [ChartGround], _ theme: Theme, chroma: Double, chromas: [Double]) {
    self.grounds = grounds
    shades = ChartShades(chromas: chromas)
    func hue(_ color: SRGB?) -> Double? {
      let color = color.map { OKLCH($0) }
      return color.map { $0.chroma < 0.03 } ?? true ? nil : color?.hue
    }
    primaryHue = hue((theme.primary ?? theme.accent)?.color)
    accentHue = hue(theme.accent?.color)
    brandHues = theme.brandColors.map { hue($0.tint.color) }
    rows = grounds.map { _ in [] }
    for ground in grounds {
      costs.append(
        (0..<shades.count).map { index in
          guard ground.hasContrast(shades.luminances[index]), ground.isNoState(shades.all[index].seen) else {
            return .infinity
          }
          return Self.settled(ChartTaste.cost(shades.colors[index], chroma: chroma, on: ground))
        })
    }
    for ground in grounds {
      first.append(shades.add(ground.pin(of: .chart(0)) ?? ChartFirst.color(on: ground, hue: primaryHue)))
    }
    for category in 0..<ChartColors.count {
      pins.append(
        grounds.map { ground in
          category == 0 ? nil : ground.pin(of: .chart(UInt8(category))).map { shades.add($0) }
        })
    }
    let unknown = [UInt8](repeating: Self.unknown, count: shades.count)
    rows = grounds.map { _ in Array(repeating: unknown, count: shades.all.count) }
    for ground in grounds.indices {
      usable.append(
        (0..<ChartShades.hueCount).map { hue in
          shades.indices(ofHue: hue).filter { costs[ground][$0] < .infinity }
            .sorted { (costs[ground][$0], $0) < (costs[ground][$1], $1) }
        })
      let row = row(ground, first[ground])
      for hue in 0..<ChartShades.hueCount { usable[ground][hue].removeAll { row[$0] == 0 } }
    }
  }

  private func result(_ way: Way) -> (colors: [[SRGB]], leftOut: [Int]) {
    (
      grounds.indices.map { ground in way.shades.map { shades.all[$0[ground]].color } },
      way.leftOut + Array(way.brand..<max(way.brand, brandHues.count))
    )
  }

  /// A cost without what only the rounding of a platform's mathematics makes of it: of two that are equal, every platform
  /// takes the same.
  private static func settled(_ cost: Double) -> Double { (cost * 1e6).rounded() / 1e6 }

  /// How far a category has to be from those before: 3 for the first five, 2 for the sixth, 1 for others. 0 is too near for
  /// any.
  private static func need(_ category: Int) -> UInt8 { category < 5 ? 3 : category < 6 ? 2 : 1 }

  /// A distance that nobody asked for yet.
  private static let unknown = UInt8.max

  /// How far the usable shades are from one, in a scheme; 0 for all others.
  private mutating func row(_ ground: Int, _ shade: Int) -> [UInt8] {
    var reach = [UInt8](repeating: 0, count: shades.count)
    for indices in usable[ground] { for index in indices { reach[index] = 3 } }
    shorten(&reach, ground, shade)
    return reach
  }

  /// Lowers the least distances from the categories, by scheme and shade, to what one more leaves of them.
  private mutating func shorten(_ reach: inout [UInt8], _ ground: Int, _ shade: Int) {
    let own = shades.all[shade].seen
    func limit(_ category: Int) -> Float { Float(grounds[ground].distance(at: category) + 0.1) }
    let most = limit(0)
    let squares = (limit(7) * limit(7), limit(5) * limit(5), most * most)
    // Taken out of the table, so that changes don't copy it.
    var row: [UInt8] = []
    swap(&row, &rows[ground][shade])
    for index in reach.indices where reach[index] > 0 {
      if row[index] == Self.unknown {
        let other = shades.all[index].seen
        row[index] = 0
        if (own.typicalLightness - other.typicalLightness).magnitude >= ChartLaw.lightnessDifference + 0.05 {
          let square = own.squaredDifference(from: other, upTo: most)
          row[index] = square >= squares.2 ? 3 : square >= squares.1 ? 2 : square >= squares.0 ? 1 : 0
        }
      }
      reach[index] = min(reach[index], row[index])
    }
    swap(&row, &rows[ground][shade])
  }

  /// The best way to eight categories, and the longest of those that didn't get there.
  private mutating func way(width: Int, hues: Int) -> (complete: Way?, longest: Way) {
    var ways = [Way(shades: [first], hues: [primaryHue], reach: grounds.indices.map { row($0, first[$0]) })]
    for category in 1..<ChartColors.count {
      var steps: [Step] = []
      for index in ways.indices { add(stepsOf: ways[index], index, category, hues, to: &steps) }
      let order = steps.indices.sorted { (steps[$0].cost, $0) < (steps[$1].cost, $1) }
      var next: [Way] = []
      // Of whole ways, the best is enough.
      let wanted = category < ChartColors.count - 1 ? width : 1
      for index in order where next.count < wanted {
        let step = steps[index]
        guard keepsDistance(step, ways[step.way], category) else { continue }
        let way = taken(step, ways[step.way])
        let isKnown = next.contains { $0.cost == way.cost && $0.shades.last ?? [] == step.shades }
        if !isKnown { next.append(way) }
      }
      guard !next.isEmpty else { return (nil, ways[0]) }
      ways = next
    }
    return (ways[0], ways[0])
  }

  private mutating func taken(_ step: Step, _ way: Way) -> Way {
    var way = way
    way.cost = step.cost
    way.shades.append(step.shades)
    way.hues.append(step.hue)
    (way.brand, way.leftOut) = (step.brand, step.leftOut)
    guard way.shades.count < ChartColors.count else { return way }
    for ground in grounds.indices { shorten(&way.reach[ground], ground, step.shades[ground]) }
    return way
  }

  /// Whether the distances, which a search only estimates, are enough.
  private func keepsDistance(_ step: Step, _ way: Way, _ category: Int) -> Bool {
    for (index, ground) in grounds.enumerated() where pins[category][index] == nil {
      let own = shades.all[step.shades[index]].seen
      for earlier in way.shades
      where own.leastDifference(from: shades.all[earlier[index]].seen) < ground.distance(at: category) + 0.02 {
        return false
      }
    }
    return true
  }

  /// By hue, the shade of a scheme that costs the least after these categories, and its cost.
  private mutating func best(_ ground: Int, _ way: Way, _ category: Int) -> [(cost: Double, shade: Int)] {
    if let pin = pins[category][ground] { return Array(repeating: (0, pin), count: ChartShades.hueCount) }
    // Later categories that are pinned.
    let pinned = (category..<ChartColors.count).compactMap { later in
      pins[later][ground].map { (need: Self.need(later), row: row(ground, $0)) }
    }
    let last = shades.all[way.shades[way.shades.count - 1][ground]].lightness
    let need = Self.need(category)
    var best: [(cost: Double, shade: Int)] = []
    for hue in 0..<ChartShades.hueCount {
      var least = (cost: Double.infinity, shade: -1)
      for index in usable[ground][hue] where way.reach[ground][index] >= need {
        var cost = costs[ground][index]
        // The others look worse.
        guard cost < least.cost else { break }
        cost = Self.settled(cost + ChartTaste.cost(shades.colors[index].lightness, after: last, on: grounds[ground]))
        if cost < least.cost, pinned.allSatisfy({ $0.row[index] >= $0.need }) { least = (cost, index) }
      }
      best.append(least)
    }
    // The next hue will do as well: it means the same.
    return best.indices.map { hue in
      let next = best[(hue + 1) % best.count]
      return next.cost + 0.02 < best[hue].cost ? (next.cost + 0.02, next.shade) : best[hue]
    }
  }

  /// Adds the hues that cost the least, for the next brand color and without one.
  private mutating func add(
    stepsOf way: Way, _ index: Int, _ category: Int, _ count: Int, to steps: inout [Step]
  ) {
    var costs = [Double](repeating: way.cost, count: ChartShades.hueCount)
    var bests: [[(cost: Double, shade: Int)]] = []
    for ground in grounds.indices {
      let best = best(ground, way, category)
      let weight = grounds[ground].contrast == .standard ? 1.0 : 0.3
      for hue in costs.indices { costs[hue] += weight * best[hue].cost }
      bests.append(best)
    }
    let pin = grounds.indices.compactMap { pins[category][$0] }.first.map { OKLCH(shades.all[$0].color) }
    for hue in costs.indices where costs[hue] < .infinity {
      let degrees = ChartShades.degrees(hue)
      if let pin, pin.chroma >= 0.03, ChartTaste.turn(degrees, pin.hue) > 10 { costs[hue] = .infinity }
      for case let other? in way.hues { costs[hue] += ChartTaste.cost(degrees, besides: other) }
      if case let last?? = way.hues.last { costs[hue] += ChartTaste.cost(degrees, after: last) }
      // The accent next to the primary makes the chart that most people draw.
      if category == 1, let accentHue, ChartTaste.turn(degrees, accentHue) <= 15 { costs[hue] -= 0.35 }
      costs[hue] = Self.settled(costs[hue])
    }
    func add(_ costs: [Double], _ count: Int, _ brand: Int, _ leftOut: [Int]) {
      let order = costs.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
      for hue in order.prefix(count) where costs[hue] < .infinity {
        let hueOrNil = pin.map { $0.chroma < 0.03 } ?? false ? nil : ChartShades.degrees(hue)
        steps.append(
          Step(
            cost: costs[hue], way: index, hue: hueOrNil, shades: bests.map { $0[hue].shade }, brand: brand,
            leftOut: leftOut))
      }
    }
    var leftOut = way.leftOut
    var price = 0.0
    for brand in way.brand..<max(way.brand, brandHues.count) {
      if let hue = brandHues[brand] {
        // A category that's there already has its hue, so nothing is left out.
        if way.hues.contains(where: { $0.map { ChartTaste.turn($0, hue) <= 15 } ?? false }) { continue }
        let own = costs.indices.map {
          ChartTaste.turn(ChartShades.degrees($0), hue) <= 7.5 ? costs[$0] + price : .infinity
        }
        add(own, 3, brand + 1, leftOut)
        price += 4
      }
      leftOut.append(brand)
    }
    add(costs.map { $0 + price }, count, max(way.brand, brandHues.count), leftOut)
  }

  /// All eight categories, the last ones as far from the others as can be, if pins leave no way to keep the law.
  private func completed(_ way: Way) -> Way {
    var way = way
    while way.shades.count < ChartColors.count {
      let category = way.shades.count
      way.shades.append(
        grounds.indices.map { ground in
          if let pin = pins[category][ground] { return pin }
          let others = way.shades.map { shades.all[$0[ground]].seen }
          var best = (distance: Float(-1), shade: 0)
          for isLawful in [true, false] where best.distance < 0 {
            for index in 0..<shades.count where !isLawful || costs[ground][index] < .infinity {
              var distance = Float.infinity
              for other in others {
                distance = min(distance, shades.all[index].seen.squaredDifference(from: other, upTo: 20))
              }
              if distance > best.distance { best = (distance, index) }
            }
          }
          return best.shade
        })
      way.hues.append(nil)
    }
    return way
  }
}
