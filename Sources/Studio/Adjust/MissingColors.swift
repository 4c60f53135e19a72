import Catalog
import ColorScience
import Theme
import _Text

extension Theme {
  /// Colors that would do for another brand color: around the wheel, as light and vivid as the accent, first the ones that
  /// people of every color vision tell best from those the theme has.
  var missingColors: [SRGB] {
    let present = ([primary, accent].compactMap { $0 } + brandColors.map { $0.tint }).map { $0.color.asHex }
    let model = OKLCH(accent?.color ?? .black)
    let candidates = (0..<12).map { step in
      OKLCH(
        lightness: max(0.5, min(0.8, model.lightness)), chroma: max(0.1, min(0.18, model.chroma)),
        hue: Double(step) * 30 + 15
      ).displayable()
    }.map { SRGB($0.rgb) }
    let distances = candidates.map { candidate in
      present.map { candidate.leastDifference(from: $0) }.min() ?? 1
    }
    return candidates.indices.sorted { distances[$0] > distances[$1] }.prefix(6).map { candidates[$0] }
  }

  /// A name for a brand color that isn't taken: its nearest crayon's, or "color-2".
  func freeBrandName(for color: SRGB) -> BrandName? {
    let near = Crayon.search.nearest(to: OKLab(color)).map { Crayon.all[$0.index].name.slug }
    let names = [near].compactMap { $0 } + (1...(Limits.brandColors + 1)).map { "color-" + $0.text }
    for text in names {
      var theme = self
      guard let name = try? BrandName(text), let tint = Tint(mixed: color),
        (try? theme.add(BrandColor(name, tint))) != nil
      else { continue }
      return name
    }
    return nil
  }
}

extension SRGB {
  /// The least deltaE-OK between the two, as people of any color vision see them.
  fileprivate func leastDifference(from other: SRGB) -> Double {
    let plain = OKLab(self).difference(from: OKLab(other))
    return [ColorVision.protan, .deutan, .tritan].map { vision in
      OKLab(seen(with: vision)).difference(from: OKLab(other.seen(with: vision)))
    }.reduce(plain) { min($0, $1) }
  }
}
