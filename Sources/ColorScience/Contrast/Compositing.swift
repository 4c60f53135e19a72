extension SRGB {
  /// The color you see when this one is over an opaque backdrop: mixed in encoded sRGB, as browsers do. An alpha
  /// outside 0...1 is clamped.
  /// Source: Compositing and Blending Level 1, section 5.1, "source over".
  public func composited(alpha: Double, over backdrop: SRGB) -> SRGB {
    let alpha = clampedToUnit(alpha)
    return SRGB(
      red: red * alpha + backdrop.red * (1 - alpha), green: green * alpha + backdrop.green * (1 - alpha),
      blue: blue * alpha + backdrop.blue * (1 - alpha))
  }
}

extension CSSColor {
  /// The color you see when this one is over an opaque backdrop, every channel within 0...1.
  public func composited(over backdrop: SRGB, by method: GamutMapping = .localMINDE) -> SRGB {
    displayable(by: method).composited(alpha: opacity, over: backdrop)
  }

  /// The contrast ratio of this color as text over a background, its alpha composited first; nil if the background
  /// isn't opaque, because then what's behind it matters.
  public func contrastRatio(over background: CSSColor) -> Double? {
    guard background.opacity >= 1 else { return nil }
    let shown = background.displayable()
    return composited(over: shown).contrastRatio(with: shown)
  }
}
