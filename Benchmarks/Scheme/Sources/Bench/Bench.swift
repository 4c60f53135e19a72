import Catalog
import ColorScience
import Theme

/// Prints what all four variants of a scheme take, light and dark, at standard and high contrast (target: 150 µs), over
/// the 304 Material pairs and over 100 pairs of Display P3. Each pair's time is the least of 20, so that what else the
/// machine does is left out.
@main
struct Bench {
  static func main() {
    let material = Material.primaries.flatMap { primary in
      Material.accents.map { Theme(primary: primary, accent: $0) }
    }
    report("Material pairs", material)
    report("Display P3 pairs", (0..<100).map { Theme(primary: wide($0), accent: wide($0 + 50)) })
  }

  /// A saturated color of Display P3, one of a hundred around the hues.
  private static func wide(_ index: Int) -> Tint? {
    let hue = Double(index % 100) * 3.6
    var color = OKLCH(lightness: 0.7, chroma: 0.4, hue: hue)
    while !DisplayP3(SRGB(color)).isInUnit { color.chroma -= 0.002 }
    let swatch = Swatch(step: .s500, color: SRGB(color))
    return Ramp(name: "Wide", swatches: [swatch], slug: "wide").flatMap { Tint($0, .s500) }
  }

  private static func report(_ name: String, _ themes: [Theme]) {
    let times = themes.map(microseconds).sorted()
    print("\(name): median \(times[times.count / 2]) µs, longest \(times[times.count - 1]) µs")
  }

  private static func microseconds(_ theme: Theme) -> Int64 {
    var sum = 0.0
    let clock = ContinuousClock()
    let least = (0..<20).map { _ in
      clock.measure {
        for appearance in [Appearance.light, .dark] {
          for contrast in Contrast.allCases { sum += theme.scheme(appearance, contrast)[.focus].red }
        }
      }
    }.min()
    precondition(sum > 0)
    return (least?.components.attoseconds ?? 0) / 1_000_000_000_000
  }
}

extension DisplayP3 {
  fileprivate var isInUnit: Bool { [red, green, blue].allSatisfy { (0...1).contains($0) } }
}
