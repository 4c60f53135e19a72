import CGreedy
import Catalog
import ColorScience
import Theme

/// Prints what all four variants of a scheme take, light and dark, at standard and high contrast (target: 150 µs), over
/// the 304 Material pairs and over 100 pairs of Display P3, and how many times as long eight brand colors make it
/// (target: 2). Then what a scheme's share of the colors for charts takes, which are worked out for all four together
/// (target: 5 ms), and how many times as long as a greedy search for the categories alone in C (target: 1.5). Each theme's
/// time is the least of 20, or of 3 for charts, so that what else the machine does is left out.
@main
struct Bench {
  static func main() throws {
    let material = Material.primaries.flatMap { primary in
      Material.accents.map { Theme(primary: primary, accent: $0) }
    }
    try report("Material pairs", material)
    let displayP3 = (0..<100).map { Theme(primary: wide($0), accent: wide($0 + 50)) }
    try report("Display P3 pairs", displayP3)
    reportCharts("Material pairs", material)
    reportCharts("Display P3 pairs", displayP3)
  }

  /// A saturated color of Display P3, one of a hundred around the hues.
  private static func wide(_ index: Int) -> Tint? {
    let hue = Double(index % 100) * 3.6
    var color = OKLCH(lightness: 0.7, chroma: 0.4, hue: hue)
    while !DisplayP3(SRGB(color)).isInUnit { color.chroma -= 0.002 }
    let swatch = Swatch(step: .s500, color: SRGB(color))
    return Ramp(name: "Wide", swatches: [swatch], slug: "wide").flatMap { Tint($0, .s500) }
  }

  private static func withBrandColors(_ theme: Theme) throws -> Theme {
    var theme = theme
    for (index, tint) in Material.accents.prefix(8).enumerated() {
      try theme.add(BrandColor(BrandName("brand-\(index)"), tint))
    }
    return theme
  }

  private static func report(_ name: String, _ themes: [Theme]) throws {
    var times: [Double] = []
    var ratios: [Double] = []
    for theme in themes {
      let branded = try withBrandColors(theme)
      // One after the other, so that both meet the same machine.
      let runs = (0..<20).map { _ in (microseconds(theme), microseconds(branded)) }
      let (plain, more) = (runs.map(\.0).min() ?? 0, runs.map(\.1).min() ?? 0)
      times.append(plain)
      ratios.append(more / plain)
    }
    (times, ratios) = (times.sorted(), ratios.sorted())
    let ratio = (ratios[ratios.count / 2] * 100).rounded() / 100
    print(
      "\(name): median \(times[times.count / 2].rounded()) µs, longest \(times[times.count - 1].rounded()) µs;",
      "with 8 brand colors \(ratio) times that")
  }

  private static func reportCharts(_ name: String, _ themes: [Theme]) {
    var times: [Double] = []
    var ratios: [Double] = []
    for theme in themes {
      let grounds = [Appearance.light, .dark].flatMap { appearance in
        Contrast.allCases.map { ground(theme.scheme(appearance, $0), $0) }
      }
      let runs = (0..<3).map { _ in
        (
          milliseconds { precondition(theme.charts[.light].safeCount > 0) },
          milliseconds { precondition(greedyCategories(on: grounds).allSatisfy { $0 != 0 }) }
        )
      }
      let (own, greedy) = (runs.map(\.0).min() ?? 0, runs.map(\.1).min() ?? 0)
      times.append(own / 4)
      ratios.append(own / greedy)
    }
    (times, ratios) = (times.sorted(), ratios.sorted())
    let slow = times.filter { $0 > 5 }.count * 100 / times.count
    func rounded(_ number: Double, _ parts: Double) -> Double { (number * parts).rounded() / parts }
    print(
      "Charts of \(name): median \(rounded(times[times.count / 2], 10)) ms,",
      "longest \(rounded(times[times.count - 1], 10)) ms a scheme; \(slow) % take longer than 5 ms;",
      "\(rounded(ratios[ratios.count / 2], 100)) times a greedy search in C, \(rounded(ratios[ratios.count - 1], 100)) at most"
    )
  }

  private static func ground(_ scheme: Scheme, _ contrast: Contrast) -> c_ground {
    func rgb(_ role: SchemeRole) -> UInt32 { scheme[role].rgb }
    let isHigh = contrast == .high
    return c_ground(
      pages: (rgb(.background), rgb(.surface), rgb(.raised)),
      states: (rgb(.positive), rgb(.warning), rgb(.negative)), first: rgb(.primaryText), mark: isHigh ? 4.5 : 3,
      text: isHigh ? 7 : 4.5)
  }

  private static func greedyCategories(on grounds: [c_ground]) -> [UInt32] {
    var chosen = [UInt32](repeating: 0, count: 32)
    _ = c_greedy(grounds, &chosen)
    return chosen
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    Double(ContinuousClock().measure(body).components.attoseconds) / 1e15
  }

  private static func microseconds(_ theme: Theme) -> Double {
    var sum = 0.0
    let time = ContinuousClock().measure {
      for appearance in [Appearance.light, .dark] {
        for contrast in Contrast.allCases { sum += theme.scheme(appearance, contrast)[.focus].red }
      }
    }
    precondition(sum > 0)
    return Double(time.components.attoseconds) / 1e12
  }
}

extension DisplayP3 {
  fileprivate var isInUnit: Bool { [red, green, blue].allSatisfy { (0...1).contains($0) } }
}
