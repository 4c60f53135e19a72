import Catalog
import ColorScience
import Theme

/// How a color looks with common vision and with each type of color vision deficiency, at its full severity.
struct Sight: Equatable, Sendable {
  private let views: [OKLab]

  init(_ color: SRGB) {
    views = ColorVision.allCases.map { OKLab(color.seen(with: $0)) } + [OKLab(color)]
  }

  /// How different the two look to whoever sees the least difference, in deltaE-OK.
  func leastDifference(from other: Sight) -> Double {
    var least = Double.infinity
    for index in views.indices { least = min(least, views[index].difference(from: other.views[index])) }
    return least
  }
}

extension Tint {
  /// How different an accent has to look from a primary to anyone, in deltaE-OK: five just noticeable differences of 0.02,
  /// more than Material's 500 differs from its 700, in most hues, to those who see no colors. See docs/suggestions.md.
  public static let clearDifference = 0.1
  /// Colors that differ by less look the same, in deltaE-OK.
  /// Source: CSS Color Module Level 4, section 13.2, "JND".
  static let noticeableDifference = 0.02

  /// As a primary, how different it looks from an accent to whoever sees the least difference, in deltaE-OK. It counts as
  /// a scheme paints it, in light and in dark.
  public func leastDifference(from accent: Tint) -> Double {
    PrimarySight(self).leastDifference(from: accent.color)
  }
}

/// A primary as people see it in light, and in dark, in which a scheme may paint a lighter one.
struct PrimarySight {
  private let sights: [Sight]

  init(_ primary: Tint) {
    let light = primary.color
    let dark = Theme(primary: primary).paintedPrimary(.dark)
    sights = light == dark ? [Sight(light)] : [Sight(light), Sight(dark)]
  }

  func leastDifference(from color: SRGB) -> Double {
    let sight = Sight(color)
    var least = Double.infinity
    for own in sights { least = min(least, own.leastDifference(from: sight)) }
    return least
  }

  func isClear(of color: SRGB) -> Bool { leastDifference(from: color) >= Tint.clearDifference }

  /// The color in bytes that's clear of the primary, with the lightness nearest to a start. Keeps the hue, and as much of
  /// the chroma as sRGB has there. Stays in a range of lightness if it can; nil if no lightness will do.
  func nearestClear(
    hue: Double, chroma: Double, lightness start: Double, above low: Double
  ) -> SRGB? {
    for range in [(low, 0.95), (0.2, 0.98)] {
      for step in 0...160 {
        let way = Double(step / 2 + step % 2) / 100
        let lightness = step % 2 == 1 ? start + way : start - way
        guard lightness >= range.0, lightness <= range.1 else { continue }
        let color = SRGB(SRGB(OKLCH(lightness: lightness, chroma: chroma, hue: hue).loweredIntoGamut()).rgb)
        if isClear(of: color) { return color }
      }
    }
    return nil
  }
}
