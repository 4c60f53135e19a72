extension SRGB {
  /// The relative luminance, 0 for black to 1 for white.
  /// Source: WCAG 2.2, "relative luminance".
  public var relativeLuminance: Double {
    0.2126 * linearized(red) + 0.7152 * linearized(green) + 0.0722 * linearized(blue)
  }
}
