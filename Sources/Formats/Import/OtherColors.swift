import Catalog
import ColorScience
import Theme
import _Text

extension Imported {
  /// The colors of a stranger's file that could be brand colors beside the primary and the accent: colorful, of no state, no
  /// surface, and no shade of another. Where the primary or the accent is a guess, its color is among them, because a person
  /// may choose another.
  var otherColors: [BrandColor] {
    guard !isOurs else { return [] }
    let named = [Role.primary, .accent].filter { !guesses.contains($0) }.compactMap { theme[$0]?.tint?.color }
    var others = Theme()
    for found in candidates(for: .accent) + candidates(for: .primary)
    where !meaning.isOfSurface(found.name) && !Meaning.isMomentary(found.name) {
      let color = found.color.asHex
      guard found.isColorful, !named.contains(where: { color.isShade(of: $0) }),
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
}

extension SRGB {
  /// Whether it's a lighter, darker or grayer version of a color, and not of its own.
  fileprivate func isShade(of other: SRGB) -> Bool {
    let (one, other) = (OKLCH(self), OKLCH(other))
    guard other.chroma >= 0.04 else { return false }
    let turn = (one.hue - other.hue).magnitude
    return min(turn, 360 - turn) < 15
  }
}
