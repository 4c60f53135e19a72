import Catalog
import ColorScience
import Theme

extension Theme {
  /// Colors that would do for another brand color: around the wheel, as light and vivid as the accent, first the ones that
  /// people of every color vision tell best from those the theme has.
  public var missingColors: [SRGB] {
    let present = ([primary, accent].compactMap { $0 } + brandColors.map { $0.tint }).map { $0.color.asHex }
    let model = OKLCH(accent?.color ?? .black)
    var candidates: [(color: SRGB, difference: Double)] = []
    for step in 0..<12 {
      let color = OKLCH(
        lightness: max(0.5, min(0.8, model.lightness)), chroma: max(0.1, min(0.18, model.chroma)),
        hue: Double(step) * 30 + 15)
      let candidate = SRGB(color.displayable().rgb)
      var difference = 1.0
      for other in present { difference = min(difference, candidate.leastDifference(from: other)) }
      let place = candidates.firstIndex { $0.difference < difference } ?? candidates.count
      candidates.insert((candidate, difference), at: place)
    }
    return candidates.prefix(6).map { $0.color }
  }
}

extension SRGB {
  /// The least deltaE-OK between the two, as people of any color vision see them.
  fileprivate func leastDifference(from other: SRGB) -> Double {
    var least = OKLab(self).difference(from: OKLab(other))
    for vision in [ColorVision.protan, .deutan, .tritan] {
      least = min(least, OKLab(seen(with: vision)).difference(from: OKLab(other.seen(with: vision))))
    }
    return least
  }
}
