extension OKLCH {
  /// The color of the same lightness and hue with as much of the chroma as an sRGB display can show. Unlike
  /// `displayable(by:)` it moves neither lightness nor hue, at the price of more chroma.
  ///
  /// The lightness must be 0...1 for the result to be in gamut. Exact to 1e-9 of chroma.
  public func loweredIntoGamut() -> OKLCH {
    if isInGamut { return self }
    let (b, a) = sineAndCosine(degrees: hue)
    var low = 0.0
    var high = min(chroma, 0.5)
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if OKLab(lightness: lightness, a: middle * a, b: middle * b).isInGamut { low = middle } else { high = middle }
    }
    return OKLCH(lightness: lightness, chroma: low, hue: hue)
  }
}
