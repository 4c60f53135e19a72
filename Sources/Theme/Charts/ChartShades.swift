import ColorScience

/// The colors that categories are chosen from: of every hue, many lightnesses at two or three chromas, which `ChartCandidates`
/// counts on.
struct ChartShades {
  static let hueCount = 36
  private static let lightnessCount = 18

  struct Shade {
    let color: SRGB
    let lightness: Double
    let seen: SeenColor

    init(_ color: SRGB) {
      self.color = color
      lightness = OKLCH(color).lightness
      seen = SeenColor(color)
    }
  }

  /// By hue; then the first categories and the pinned ones, which belong to none.
  private(set) var all: [Shade] = []
  private(set) var luminances: [Double] = []
  private(set) var colors: [OKLCH] = []
  private let perHue: Int
  /// The number of those that have a hue.
  var count: Int { perHue * Self.hueCount }

  /// - Parameters:
  ///   - chromas: In OKLCH.
  ///   - others: Shades of the first of these chromas, if they're known already.
  init(chromas: [Double], with others: ChartShades? = nil) {
    perHue = chromas.count * Self.lightnessCount
    let known = (others?.perHue ?? 0) / Self.lightnessCount
    for hue in 0..<Self.hueCount {
      for step in 0..<Self.lightnessCount {
        for (place, chroma) in chromas.enumerated() {
          if let others, place < known {
            let index = hue * others.perHue + step * known + place
            all.append(others.all[index])
            luminances.append(others.luminances[index])
            colors.append(others.colors[index])
            continue
          }
          let color = OKLCH(
            lightness: 0.22 + 0.0418 * Double(step), chroma: chroma, hue: Self.degrees(hue)
          ).loweredIntoGamut()
          let shown = SRGB(SRGB(color).rgb)
          all.append(Shade(shown))
          luminances.append(shown.relativeLuminance)
          colors.append(color)
        }
      }
    }
  }

  func indices(ofHue hue: Int) -> Range<Int> { hue * perHue..<(hue + 1) * perHue }

  static func degrees(_ hue: Int) -> Double { Double(hue) * 360 / Double(hueCount) }

  /// Adds a color of no hue, and returns its index.
  mutating func add(_ color: SRGB) -> Int {
    all.append(Shade(color))
    return all.count - 1
  }
}
