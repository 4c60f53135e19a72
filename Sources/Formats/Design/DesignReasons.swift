import ColorScience
import Theme
import _Text

// Facts about a theme's two colors, in sentences for those who'll paint with them.
extension ExportedTheme {
  /// The theme in two sentences: "Indigo 500, and Pink A200 for what matters most. Titles in EB Garamond, all else in Lato."
  var sketch: String {
    let fonts =
      title.name.same(as: body.name)
      ? "All text in " + body.name + "." : "Titles in " + title.name + ", all else in " + body.name + "."
    return primary.label + ", and " + accent.label + " for what matters most. " + fonts
  }

  /// The accent's place beside the primary: "its opposite on the color wheel, which everyone can tell from it".
  var relation: String {
    let (first, second) = (primary.color.asHex, accent.color.asHex)
    let everyone = ColorVision.allCases.allSatisfy { vision in
      OKLab(first.seen(with: vision)).difference(from: OKLab(second.seen(with: vision))) >= Self.clearDifference
    }
    let sight =
      everyone
      ? "which everyone can tell from it"
      : "which not everyone can tell from it, so that nothing may depend on the two alone"
    return hueRelation(of: OKLCH(first), OKLCH(second)) + ", " + sight
  }

  /// From this deltaE-OK on, nobody takes one color for the other.
  private static let clearDifference = 0.1

  private func hueRelation(of primary: OKLCH, _ accent: OKLCH) -> String {
    guard primary.chroma >= 0.03, accent.chroma >= 0.03 else { return "a color beside a gray" }
    let apart = abs(primary.hue - accent.hue)
    switch min(apart, 360 - apart) {
    case 150...: return "its opposite on the color wheel"
    case 75...: return "far around the color wheel"
    case 20...: return "its neighbor on the color wheel"
    default: return "another shade of the same hue"
    }
  }

  /// Where a chosen color itself doesn't read in light, and what does: a line of a list for each place.
  var cautions: String {
    let white = SRGB.white
    return [
      caution("write in " + accent.label + " on pages", accent.color, on: .background, use: .accentText),
      caution("write in " + primary.label + " on pages", primary.color, on: .background, use: .primaryText),
      caution("write white on the accent", white, on: .accent, use: .onAccent),
      caution("write white on the primary", white, on: .primary, use: .onPrimary),
    ].compactMap { $0 }.text(separatedBy: "\n")
  }

  /// Nil if the color reads there.
  private func caution(_ deed: String, _ color: SRGB, on background: SchemeRole, use role: SchemeRole) -> String? {
    let back = light[background].hex
    let ratio = color.asHex.contrastRatio(with: back)
    guard ratio < 4.5 else { return nil }
    let better = light[role].hex.contrastRatio(with: back)
    return "- Don't " + deed + ": it's " + ratio.ratioText + " there. `" + role.name() + "` has " + better.ratioText
      + "."
  }
}
