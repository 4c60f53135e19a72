import Catalog
import ColorScience

/// A few colors of a picture, and which of them make the best primary and the best accent.
public struct PicturePalette: Equatable, Sendable {
  /// The colors of the picture, without those that a JPEG only makes where two others meet.
  public let colors: [PictureColor]
  /// The index of the best primary; nil only if there are no colors.
  public private(set) var primary: Int?
  /// The index of the best accent for it; nil if there's only one color.
  public private(set) var accent: Int?

  /// Marks the pair that people can use most freely: it falls short of the scheme's contrast in the fewest places, both
  /// are colors rather than grays, and everyone can tell one from the other. Of equally good pairs, the first. A gray is the
  /// primary only of a picture that has nothing but grays.
  /// - Parameter colors: As `PictureColors.distinct` gives them.
  public init(_ colors: [PictureColor]) {
    let colors = colors.filter { !isFringe($0, in: colors) }
    self.colors = colors
    guard !colors.isEmpty else { return }
    let vivid = colors.indices.filter { !isGray(colors[$0]) }
    let firsts = vivid.isEmpty ? Array(colors.indices) : vivid
    primary = firsts[0]
    let tints = colors.map { Tint(mixed: $0.color) }
    var least = Double.infinity
    for first in firsts {
      for second in colors.indices where second != first {
        let theme = Theme(primary: tints[first], accent: tints[second])
        let cost = cost(of: theme) - colors[first].share.squareRoot()
        if cost < least { (primary, accent, least) = (first, second, cost) }
      }
    }
  }

  /// The theme of the marked pair, without fonts.
  public var theme: Theme {
    Theme(
      primary: primary.flatMap { Tint(mixed: colors[$0].color) },
      accent: accent.flatMap { Tint(mixed: colors[$0].color) })
  }

  /// The number of places that need another color than the chosen one. Places in dark count half, since the scheme
  /// moves the primary there anyway. Added to that is the cost of a poor pair: a primary too close to the page, nearly
  /// gray colors, neighboring hues, and two that look alike in some type of color vision.
  private func cost(of theme: Theme) -> Double {
    guard let primary = theme.primary?.color, let accent = theme.accent?.color else { return .infinity }
    let light = theme.scheme(.light)
    var cost = Double(PlainUse.shortfalls(of: theme, .light, light).count)
    cost += Double(PlainUse.shortfalls(of: theme, .dark, theme.scheme(.dark)).count) / 2
    if primary.contrastRatio(with: light[.background]) < 3 { cost += 2 }
    let (first, second) = (OKLCH(primary), OKLCH(accent))
    cost += 6 * (1 - min(1, first.chroma / 0.05)) + 6 * (1 - min(1, second.chroma / 0.1))
    let turn = (first.hue - second.hue).magnitude
    cost += 2 * (1 - min(1, min(turn, 360 - turn) / 60))
    for vision in ColorVision.allCases
    where OKLab(primary.seen(with: vision)).difference(from: OKLab(accent.seen(with: vision))) < 0.1 {
      return cost + 4
    }
    return cost
  }
}

/// Whether a color is so pale that people call it gray, black or white.
private func isGray(_ color: PictureColor) -> Bool { OKLCH(color.color).chroma < 0.02 }

/// Whether a color is only the edge of a drawing's flat colors, which a JPEG blurs: one that looks much like one of them, or a
/// small one whose hue and chroma are between two.
private func isFringe(_ color: PictureColor, in colors: [PictureColor]) -> Bool {
  guard !color.isFlat else { return false }
  let own = OKLab(color.color)
  if colors.contains(where: { $0.isFlat && OKLab($0.color).difference(from: own) < 0.1 }) { return true }
  guard color.share < 0.02 else { return false }
  let large = colors.filter { $0.isFlat && $0.share > 5 * color.share }.map { OKLab($0.color) }
  for (position, one) in large.enumerated() {
    for other in large[(position + 1)...] {
      let (a, b) = (other.a - one.a, other.b - one.b)
      let length = a * a + b * b
      guard length > 0 else { continue }
      let part = max(0, min(1, ((own.a - one.a) * a + (own.b - one.b) * b) / length))
      let (far, high) = (own.a - one.a - part * a, own.b - one.b - part * b)
      if (far * far + high * high).squareRoot() < 0.02 { return true }
    }
  }
  return false
}
