extension OKLCH {
  /// The color that a display shows for this one: CSS Color Module Level 4, section 13.2, "binary search
  /// gamut mapping with local MINDE".
  ///
  /// The search stays in linear light: clipping there equals clipping the encoded color, and no iteration needs the
  /// transfer function.
  func mappedByLocalMINDE(into gamut: DisplayGamut) -> SRGB {
    if lightness >= 1 { return .white }
    if !(lightness > 0) { return .black }
    let (b, a) = sineAndCosine(degrees: hue)
    func color(chroma: Double) -> OKLab { OKLab(lightness: lightness, a: chroma * a, b: chroma * b) }

    let chroma = min(chroma, unboundedChroma)
    let origin = color(chroma: chroma)
    let light = LinearSRGB(origin)
    if light.isInGamut(of: gamut) { return SRGB(light.clipped(to: gamut)) }
    var clipped = light.clipped(to: gamut)
    if OKLab(clipped).squaredDistance(to: origin) < noticeable * noticeable { return SRGB(clipped) }

    var low = 0.0
    var high = chroma
    var lowIsInGamut = true
    while high - low > chromaPrecision {
      let middle = (low + high) / 2
      let current = color(chroma: middle)
      let light = LinearSRGB(current)
      if lowIsInGamut && light.isInGamut(of: gamut) {
        low = middle
        continue
      }
      clipped = light.clipped(to: gamut)
      let difference = OKLab(clipped).squaredDistance(to: current).squareRoot()
      if difference >= noticeable {
        high = middle
      } else if noticeable - difference < chromaPrecision {
        return SRGB(clipped)
      } else {
        lowIsInGamut = false
        low = middle
      }
    }
    return SRGB(clipped)
  }
}

/// One just noticeable difference, in deltaE-OK.
private let noticeable = 0.02
/// The search stops at this precision, in chroma.
private let chromaPrecision = 0.0001
/// More than any color has; bisecting from an infinite chroma would never end.
private let unboundedChroma = 1e9
