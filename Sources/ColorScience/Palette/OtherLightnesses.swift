extension SRGB {
  /// The colors of the same OKLCH hue and chroma at every other lightness, by thousandths, from the nearest lightness on,
  /// the darker of two as near first; each as 8 bits show it. Where a display lacks the chroma, as much as there is.
  public func otherLightnesses() -> some Sequence<SRGB> {
    let seed = OKLCH(self)
    return (2...2001).lazy.compactMap { step -> SRGB? in
      let lightness = seed.lightness + Double(step / 2) / (step % 2 == 0 ? -1000 : 1000)
      guard lightness >= 0 && lightness <= 1 else { return nil }
      let color = OKLCH(lightness: lightness, chroma: seed.chroma, hue: seed.hue).loweredIntoGamut()
      return SRGB(SRGB(color).rgb)
    }
  }
}
