extension SRGB {
  /// The relative luminance, 0 for black to 1 for white.
  /// Source: WCAG 2.2, "relative luminance".
  public var relativeLuminance: Double { LinearSRGB(self).relativeLuminance }
}

extension LinearSRGB {
  /// The relative luminance, 0 for black to 1 for white, with WCAG's coefficients of four digits.
  /// Source: WCAG 2.2, "relative luminance".
  public var relativeLuminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
