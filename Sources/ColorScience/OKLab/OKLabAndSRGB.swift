extension OKLab {
  /// The OKLab of an encoded color.
  public init(_ color: SRGB) { self.init(LinearSRGB(color)) }
}

extension SRGB {
  /// Encodes a color. Nothing is clamped: ask `isInGamut`, or a color's `displayable(by:)`.
  public init(_ color: OKLab) { self.init(LinearSRGB(color)) }
}
