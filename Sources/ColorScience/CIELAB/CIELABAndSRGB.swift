extension CIELAB<D65> {
  /// The L*a*b* of a screen color, straight from sRGB without adaptation.
  public init(_ color: SRGB) { self.init(XYZ<D65>(LinearSRGB(color))) }
}

extension CIELAB<D50> {
  /// The L*a*b* of a color adapted to D50, for CSS `lab()`.
  public init(_ color: SRGB) { self.init(XYZ<D50>(XYZ<D65>(LinearSRGB(color)))) }
}

extension SRGB {
  /// Encodes a screen color. Nothing is clamped.
  public init(_ color: CIELAB<D65>) { self.init(LinearSRGB(XYZ<D65>(color))) }

  /// Encodes a color adapted from D50, for CSS `lab()`. Nothing is clamped.
  public init(_ color: CIELAB<D50>) { self.init(LinearSRGB(XYZ<D65>(XYZ<D50>(color)))) }
}
