import CArithmetic
import ColorScience

/// One thing that is measured: the same in Swift and in C, over the same colors.
struct Task: Sendable {
  let name: String
  /// How many of the colors one run takes.
  let count: Int
  let swift: @Sendable (Colors, Int) -> Double
  let c: @Sendable (Colors, Int) -> Double
}

let tasks = [
  Task(name: "sRGB to OKLCH and back", count: 20_000, swift: roundTrip) { c_round_trip($0.channels, $1) },
  Task(name: "parse, luminance, contrast", count: 20_000, swift: parseAndContrast) { colors, count in
    colors.hexes.withUnsafeBytes { c_parse_and_contrast($0.baseAddress, count) }
  },
  Task(name: "CIEDE2000", count: 20_000, swift: difference) { c_difference($0.channels, $1) },
  Task(name: "13-step ramp, gamut mapped", count: 400, swift: ramp) { c_ramp($0.channels, $1) },
  Task(name: "HCT tonal palette", count: 400, swift: tonalPalette) { c_tonal_palette($0.channels, $1) },
  Task(name: "nearest of 949", count: 20_000, swift: nearest) {
    c_nearest($0.channels, $1, $0.sortedTable, $0.sortedPlaces, $0.table.count)
  },
]

private func roundTrip(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  for color in colors.srgb.prefix(count) {
    let back = SRGB(OKLCH(color))
    total += back.red + back.green + back.blue
  }
  return total
}

private func parseAndContrast(_ colors: Colors, _ count: Int) -> Double {
  colors.hexes.withUnsafeBufferPointer { bytes in
    var total = 0.0
    var before = 1.0
    for index in 0..<count {
      guard let color = try? CSSColor(utf8: UnsafeBufferPointer(rebasing: bytes[7 * index..<7 * index + 7])) else {
        return .nan
      }
      let now = SRGB(color).relativeLuminance
      total += (max(now, before) + 0.05) / (min(now, before) + 0.05)
      before = now
    }
    return total
  }
}

private func difference(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  var before = CIELAB<D65>(lightness: 0, a: 0, b: 0)
  for color in colors.srgb.prefix(count) {
    let now = CIELAB<D65>(color)
    total += before.difference2000(from: now)
    before = now
  }
  return total
}

private func ramp(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  for color in colors.srgb.prefix(count) {
    let seed = OKLCH(color)
    for step in 1...13 {
      let shown = OKLCH(lightness: Double(step) / 14, chroma: seed.chroma, hue: seed.hue).displayable()
      total += shown.red + shown.green + shown.blue
    }
  }
  return total
}

private func tonalPalette(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  for color in colors.srgb.prefix(count) {
    for tone in TonalPalette(of: color).colors { total += tone.red + tone.green + tone.blue }
  }
  return total
}

private func nearest(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  for color in colors.srgb.prefix(count) {
    total += Double(colors.search.nearest(to: OKLab(color))?.index ?? -1)
  }
  return total
}
