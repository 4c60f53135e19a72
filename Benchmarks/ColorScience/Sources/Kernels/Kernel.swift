import ColorScience

/// One thing that is measured, over a number of the colors. Returns the sum of its results, so that nothing
/// is optimized away and every implementation can be compared.
public enum Kernel: Int32, CaseIterable, Sendable {
  case roundTrip, parseAndContrast, difference, ramp, tonalPalette, nearest

  public func sum(over colors: Colors, _ count: Int) -> Double {
    switch self {
    case .roundTrip: measuredRoundTrip(colors, count)
    case .parseAndContrast: measuredParseAndContrast(colors, count)
    case .difference: measuredDifference(colors, count)
    case .ramp: measuredRamp(colors, count)
    case .tonalPalette: measuredTonalPalette(colors, count)
    case .nearest: measuredNearest(colors, count)
    }
  }
}

private func measuredRoundTrip(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  for color in colors.srgb.prefix(count) {
    let back = SRGB(OKLCH(color))
    total += back.red + back.green + back.blue
  }
  return total
}

private func measuredParseAndContrast(_ colors: Colors, _ count: Int) -> Double {
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

private func measuredDifference(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  var before = CIELAB<D65>(lightness: 0, a: 0, b: 0)
  for color in colors.srgb.prefix(count) {
    let now = CIELAB<D65>(color)
    total += before.difference2000(from: now)
    before = now
  }
  return total
}

private func measuredRamp(_ colors: Colors, _ count: Int) -> Double {
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

private func measuredTonalPalette(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  for color in colors.srgb.prefix(count) {
    for tone in TonalPalette(of: color).colors { total += tone.red + tone.green + tone.blue }
  }
  return total
}

private func measuredNearest(_ colors: Colors, _ count: Int) -> Double {
  var total = 0.0
  for color in colors.srgb.prefix(count) {
    total += Double(colors.search.nearest(to: OKLab(color))?.index ?? -1)
  }
  return total
}
