extension SRGB {
  /// The contrast ratio with another color, 1...21, whichever of the two is the text. Not rounded: 4.499 falls short of
  /// 4.5.
  /// Source: WCAG 2.2, "contrast ratio".
  public func contrastRatio(with other: SRGB) -> Double {
    let mine = relativeLuminance
    let theirs = other.relativeLuminance
    return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
  }

  /// Black or white, whichever contrasts more with this color: at least 4.58:1. Black if both are equal.
  public var blackOrWhite: SRGB {
    contrastRatio(with: .black) >= contrastRatio(with: .white) ? .black : .white
  }
}
