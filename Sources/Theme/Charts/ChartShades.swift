import ColorScience

/// The colors that categories are chosen from: of every hue, many lightnesses at two or three chromas, which `ChartCandidates`
/// counts on.
struct ChartShades {
  static let hueCount = 36
  private static let lightnessCount = 18

  struct Shade {
    let color: SRGB
    /// The color before it was rounded to 8 bits.
    let exact: OKLCH
    let lightness: Double
    let luminance: Double
    let seen: SeenColor

    init(_ color: SRGB, exact: OKLCH? = nil) {
      let rounded = OKLCH(color)
      self.color = color
      self.exact = exact ?? rounded
      lightness = rounded.lightness
      luminance = color.relativeLuminance
      seen = SeenColor(color)
    }
  }

  /// By hue; then the first categories and the pinned ones, which belong to none.
  private(set) var all: [Shade] = []
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
            all.append(others.all[hue * others.perHue + step * known + place])
            continue
          }
          let exact = OKLCH(
            lightness: 0.22 + 0.0418 * Double(step), chroma: chroma, hue: Self.degrees(hue)
          ).loweredIntoGamut()
          all.append(Shade(SRGB(SRGB(exact).rgb), exact: exact))
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
