import Catalog
import ColorScience

/// The contrast that text of ordinary size needs, and the one that suffices for large text (24 px, or 18.66 px bold).
/// Source: WCAG 2.2, success criterion 1.4.3.
enum Legible {
  static let text = 4.5
  static let largeText = 3.0
}

extension Tint {
  /// The ground for small text in the associated text color: none of its own where the color itself reaches 4.5:1,
  /// else the nearest shade that does.
  var plate: SRGB? {
    guard color.contrastRatio(with: text) < Legible.text else { return nil }
    return nearestShade(reaching: Legible.text, on: text)?.color ?? text.blackOrWhite
  }
}

extension SRGB {
  /// The color, darkened in linear light, hue and saturation kept, until white reaches the contrast ratio on it.
  func darkened(forWhiteAt ratio: Double) -> SRGB {
    guard contrastRatio(with: .white) < ratio else { return self }
    // The bytes that will be shown are rounded, so a little more than just enough.
    let share = (1.05 / (ratio + 0.02) - 0.05) / relativeLuminance
    return SRGB(
      red: gammaEncoded(linearized(red) * share), green: gammaEncoded(linearized(green) * share),
      blue: gammaEncoded(linearized(blue) * share))
  }
}
