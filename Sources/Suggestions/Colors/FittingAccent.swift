import Catalog
import ColorScience

/// An accent that fits a primary, and that everyone can tell from it.
public struct FittingAccent: Equatable, Sendable {
  /// The position of its hue on the color wheel.
  public let harmony: Harmony
  /// The accent, in sRGB with 8 bits per channel.
  public let tint: Tint
  /// Why it fits, in a few words.
  public let reason: String

  /// An accent of each harmony; fewer only if none can be told from the primary, or if the theme has that color already.
  /// - Parameters:
  ///   - primary: The color they have to fit.
  ///   - brandColors: The theme's other colors, none of which is suggested again.
  public static func accents(for primary: Tint, besides brandColors: [Tint] = []) -> [FittingAccent] {
    let sight = PrimarySight(primary)
    let own = OKLCH(primary.color)
    let isGray = own.chroma < mostGray
    return Harmony.allCases.compactMap { harmony in
      guard let color = sight.accent(at: isGray ? hueForGray : own.hue, harmony), let tint = Tint(mixed: color),
        !brandColors.contains(where: { OKLab($0.color).difference(from: OKLab(color)) < Tint.clearDifference })
      else { return nil }
      return FittingAccent(harmony: harmony, tint: tint, reason: isGray ? "vivid beside gray" : harmony.reason)
    }
  }
}

/// Less chroma than this is a gray, whose hue nobody sees.
let mostGray = 0.03
/// The hue that harmonies of a gray start from; its complement is an amber.
private let hueForGray = 260.0
/// The chroma of an accent, or as much of it as sRGB has.
let accentChroma = 0.25

extension PrimarySight {
  /// The accent of a harmony. Of its two sides, the one that needs to move less.
  fileprivate func accent(at hue: Double, _ harmony: Harmony) -> SRGB? {
    var best: (color: SRGB, distance: Double)?
    for turn in [harmony.turn, 360 - harmony.turn] {
      let range = HueRange(at: (hue + turn).truncatingRemainder(dividingBy: 360))
      guard let color = nearestClear(range, lightness: range.accent.high) else { continue }
      let distance = (OKLCH(color).lightness - range.accent.high).magnitude
      // A difference that only rounding to bytes makes decides nothing.
      if best.map({ distance < $0.distance - 0.01 }) ?? true { best = (color, distance) }
    }
    return best?.color
  }

  func nearestClear(_ range: HueRange, lightness: Double) -> SRGB? {
    nearestClear(hue: range.hue, chroma: accentChroma, lightness: lightness, above: range.accent.low)
  }
}
