/// The contrast ratio of two colors by their relative luminances, 0...1: 1...21, whichever of the two is the text.
/// Source: WCAG 2.2, "contrast ratio".
public func contrastRatio(_ luminance: Double, _ other: Double) -> Double {
  (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05)
}

extension SRGB {
  /// The contrast ratio with another color, 1...21, whichever of the two is the text. Not rounded: 4.499 falls short of
  /// 4.5.
  /// Source: WCAG 2.2, "contrast ratio".
  public func contrastRatio(with other: SRGB) -> Double {
    ColorScience.contrastRatio(relativeLuminance, other.relativeLuminance)
  }

  /// Black or white, whichever contrasts more with this color: at least 4.58:1. Black if both are equal.
  public var blackOrWhite: SRGB {
    contrastRatio(with: .black) >= contrastRatio(with: .white) ? .black : .white
  }
}
