import Catalog
import ColorScience
import Theme

/// How a color looks to people with common vision, and to those with each type of color vision deficiency at full severity.
struct Sight: Equatable, Sendable {
  private let views: [OKLab]

  init(_ color: SRGB) {
    views = ColorVision.allCases.map { OKLab(color.seen(with: $0)) } + [OKLab(color)]
  }

  /// The difference of the two in deltaE-OK, for the people who see the least of it.
  func leastDifference(from other: Sight) -> Double {
    var least = Double.infinity
    for index in views.indices { least = min(least, views[index].difference(from: other.views[index])) }
    return least
  }
}

extension Tint {
  /// The least difference of an accent from a primary, in deltaE-OK, for everyone: five times 0.02, which people just notice.
  /// To people who see no colors, it's more than the difference of most Material hues' 500 and 700. See docs/suggestions.md.
  public static let clearDifference = 0.1
  /// The difference in deltaE-OK below which two colors look the same.
  /// Source: CSS Color Module Level 4, section 13.2, "JND".
  static let noticeableDifference = 0.02

  /// The difference of this primary from an accent in deltaE-OK, for the people who see the least of it: the lesser of light
  /// and dark, each with the primary that a scheme paints there.
  public func leastDifference(from accent: Tint) -> Double {
    PrimarySight(self).leastDifference(from: accent.color)
  }
}

/// A primary as people see it in light and in dark. In dark, a scheme may paint a lighter shade of it.
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

  /// The color nearest in lightness to a start that's clear of the primary, rounded to 8 bits a channel. It keeps the hue, and
  /// as much of the chroma as sRGB has at that lightness. It stays between two lightnesses if it can; nil if there's none.
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
