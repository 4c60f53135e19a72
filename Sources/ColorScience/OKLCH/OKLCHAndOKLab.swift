extension OKLCH {
  /// The polar form; the hue is 0..<360. The hue is kept even if it's powerless, so that the way back is exact.
  public init(_ color: OKLab) {
    self.init(
      lightness: color.lightness, chroma: (color.a * color.a + color.b * color.b).squareRoot(),
      hue: degrees(y: color.b, x: color.a))
  }
}

extension OKLab {
  /// The rectangular form.
  public init(_ color: OKLCH) {
    let (sine, cosine) = sineAndCosine(degrees: color.hue)
    self.init(lightness: color.lightness, a: color.chroma * cosine, b: color.chroma * sine)
  }
}
