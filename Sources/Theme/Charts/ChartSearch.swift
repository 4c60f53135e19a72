import Catalog
import ColorScience

/// Finds the categories of a theme for its four schemes together: hue by hue, so that a color means the same in all.
///
/// It follows several ways at once, and keeps those that cost the least so far. On each, a hue is taken if every scheme has
/// a shade of it that keeps the law with all before; the shade is the one that looks best.
struct ChartSearch {
  private let grounds: [ChartGround]
  /// All, then the first categories and the pinned ones.
  private var shades: ChartShades
  /// By scheme: what categories are chosen from.
  private var candidates: [ChartCandidates] = []
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
    let shades = ChartShades(chromas: [chroma, 0.62 * chroma])
    var search = ChartSearch(on: grounds, theme, chroma: chroma, shades)
    if let way = search.way(width: 12, hues: 7).complete { return search.result(way) }
    let more = ChartShades(chromas: [chroma, 0.62 * chroma, 0.2], with: shades)
    search = ChartSearch(on: grounds, theme, chroma: chroma, more)
    var found = search.way(width: 32, hues: 12)
    if let way = found.complete { return search.result(way) }
    // Without a place for each, some brand colors may still be near a category.
    search.brandHues = []
    if !theme.brandColors.isEmpty { found = search.way(width: 32, hues: 12) }
    // A theme in a hundred, such as a brown with a red, has a way only among many.
    for width in [64, 256] where found.complete == nil { found = search.way(width: width, hues: ChartShades.hueCount) }
    guard var way = found.complete else { return search.result(search.completed(found.longest)) }
    way.leftOut = theme.brandColors.indices.filter { index in
      let color = OKLCH(theme.brandColors[index].tint.color)
      let hues = way.hues.compactMap { $0 }
      return color.chroma < 0.03 || !hues.contains { ChartTaste.turn($0, color.hue) <= 15 }
    }
    return search.result(way)
  }

  private init(on grounds: [ChartGround], _ theme: Theme, chroma: Double, _ shades: ChartShades) {
    self.grounds = grounds
    self.shades = shades
    func hue(_ color: SRGB?) -> Double? {
      let color = color.map { OKLCH($0) }
      return color.map { $0.chroma < 0.03 } ?? true ? nil : color?.hue
    }
    primaryHue = hue((theme.primary ?? theme.accent)?.color)
    accentHue = hue(theme.accent?.color)
    brandHues = theme.brandColors.map { hue($0.tint.color) }
    for ground in grounds {
      first.append(self.shades.add(ground.pin(of: .chart(0)) ?? ChartFirst.color(on: ground, hue: primaryHue)))
    }
    for category in 0..<ChartColors.count {
      pins.append(
        grounds.map { ground in
          category == 0 ? nil : ground.pin(of: .chart(UInt8(category))).map { self.shades.add($0) }
        })
    }
    candidates = grounds.map { ChartCandidates(of: self.shades, chroma: chroma, on: $0) }
  }

  private func result(_ way: Way) -> (colors: [[SRGB]], leftOut: [Int]) {
    (
      grounds.indices.map { ground in way.shades.map { shades.all[$0[ground]].color } },
      way.leftOut + Array(way.brand..<max(way.brand, brandHues.count))
    )
  }

  /// The best way to eight categories, and the longest of those that didn't get there.
  private mutating func way(width: Int, hues: Int) -> (complete: Way?, longest: Way) {
    var ways = [Way(shades: [first], hues: [primaryHue])]
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
    return way
  }

  /// Whether the distances, which a search only estimates, are enough.
  private func keepsDistance(_ step: Step, _ way: Way, _ category: Int) -> Bool {
    for (index, ground) in grounds.enumerated() where pins[category][index] == nil {
      let own = shades.all[step.shades[index]].seen
      for earlier in way.shades
      where !own.isApart(from: shades.all[earlier[index]].seen, by: ground.distance(at: category) + 0.02) {
        return false
      }
    }
    return true
  }

  /// By hue, the shade of a scheme that costs the least after these categories, and its cost.
  private mutating func best(_ ground: Int, _ way: Way, _ category: Int) -> [(cost: Double, shade: Int)] {
    if let pin = pins[category][ground] { return Array(repeating: (0, pin), count: ChartShades.hueCount) }
    let earlier = way.shades.map { $0[ground] }
    let pinned = (category..<ChartColors.count).compactMap { later in
      pins[later][ground].map { (category: later, shade: $0) }
    }
    let best = (0..<ChartShades.hueCount).map {
      candidates[ground].best($0, after: earlier, before: pinned, of: shades)
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
      costs[hue] = ChartTaste.settled(costs[hue])
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
            for index in 0..<shades.count where !isLawful || grounds[ground].allows(shades.all[index]) {
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
