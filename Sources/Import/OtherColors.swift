import Catalog
import ColorScience
import Files
import Theme
import _Text

extension Imported {
  /// The colors of someone's file that could be brand colors besides the primary and the accent: colorful, not nearly
  /// white, of no state, no surface, and no shade of another. If the primary or the accent is a guess, its color is among
  /// them, because a person may choose another.
  public var otherColors: [BrandColor] {
    guard !isOurs else { return [] }
    let named = [Role.primary, .accent].filter { !guesses.contains($0) }.compactMap { theme[$0]?.tint?.color }
    var others = Theme()
    for found in candidates(for: .accent) + candidates(for: .primary)
    where !meaning.isOfSurface(found.name) && !Meaning.isMomentary(found.name) {
      let color = found.color.asHex
      guard found.isColorful, OKLCH(color).lightness < 0.9, !named.contains(where: { color.isShade(of: $0) }),
        !others.brandColors.contains(where: { color.isShade(of: $0.tint.color) }),
        let tint = Tint(found: found.color, for: .accent)
      else { continue }
      let words = [
        meaning.plainWords(of: found.name), found.name.words, ["color", (others.brandColors.count + 1).text],
      ]
      for name in words.map({ $0.text(separatedBy: "-") }) {
        guard let name = try? BrandName(name) else { continue }
        if (try? others.add(BrandColor(name, tint))) != nil { break }
      }
    }
    return others.brandColors
  }

  /// One sentence that says how to keep the other colors; nil if there are none besides the primary and the accent.
  public var otherColorsRemark: String? {
    let taken = [theme.primary, theme.accent].compactMap { $0?.color }
    let keys = otherColors.filter { other in !taken.contains { $0 == other.tint.color } }
      .map { "color." + $0.name.text + "=" + $0.tint.slug }
    return keys.isEmpty ? nil : "To keep the file’s other colors, add any of these to the theme: " + keys.listed + "."
  }
}

extension SRGB {
  /// Whether it has a color's hue, so that it's a lighter, darker or grayer version of it.
  fileprivate func isShade(of other: SRGB) -> Bool {
    let (one, other) = (OKLCH(self), OKLCH(other))
    guard other.chroma >= 0.04 else { return false }
    let turn = (one.hue - other.hue).magnitude
    return min(turn, 360 - turn) < 15
  }
}
