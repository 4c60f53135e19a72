extension OKLCH {
  /// The color of the same lightness and hue with as much of the chroma as a display of a gamut can show. Unlike
  /// `displayable(by:in:)` it keeps lightness and hue exactly, but loses more chroma.
  ///
  /// The lightness must be 0...1 for the result to be in gamut. Exact to 1e-9 of chroma.
  public func loweredIntoGamut(of gamut: DisplayGamut = .sRGB) -> OKLCH {
    if isInGamut(of: gamut) { return self }
    guard lightness > 0, lightness < 1, chroma > 0 else { return OKLCH(lightness: lightness, chroma: 0, hue: hue) }
    var plane = HuePlane(hue: hue, gamut: gamut)
    return OKLCH(
      lightness: lightness, chroma: plane.chroma(upTo: chroma, lightness: lightness, halvings: 30), hue: hue)
  }
}
