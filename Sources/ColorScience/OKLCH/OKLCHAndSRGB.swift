extension OKLCH {
  /// The OKLCH of an encoded color.
  public init(_ color: SRGB) { self.init(OKLab(color)) }
}

extension SRGB {
  /// Encodes a color. Nothing is clamped: ask `isInGamut`, or the color's `displayable(by:)`.
  public init(_ color: OKLCH) { self.init(OKLab(color)) }
}
