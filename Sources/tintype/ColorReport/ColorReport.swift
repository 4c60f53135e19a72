import ColorScience

/// All that `tintype color` says of a color.
struct ColorReport {
  let color: CSSColor
  /// The color itself, not clamped.
  let srgb: SRGB
  /// The color as a display shows it.
  let shown: SRGB
  let displayP3: DisplayP3
  let oklab: OKLab
  let oklch: OKLCH
  let lab: CIELAB<D50>
  let hct: HCT
  let cssName: NamedMatch
  let onWhite: Double
  let onBlack: Double

  init(_ color: CSSColor, gamut: GamutMapping) {
    self.color = color
    srgb = SRGB(color)
    let light = LinearSRGB(srgb)
    displayP3 = DisplayP3(light)
    oklab = OKLab(light)
    oklch = OKLCH(oklab)
    lab = CIELAB<D50>(XYZ<D50>(XYZ<D65>(light)))
    shown = light.isInGamut ? srgb.clipped : color.displayable(by: gamut)
    let shownLight = light.isInGamut ? light.clipped : LinearSRGB(shown)
    hct = HCT(shownLight)
    cssName = NamedMatch(nearestCSSName: light.isInGamut ? oklab : OKLab(shownLight))
    if color.opacity >= 1 {
      let luminance = shownLight.relativeLuminance
      onWhite = 1.05 / (luminance + 0.05)
      onBlack = (luminance + 0.05) / 0.05
    } else {
      onWhite = shown.composited(alpha: color.opacity, over: .white).contrastRatio(with: .white)
      onBlack = shown.composited(alpha: color.opacity, over: .black).contrastRatio(with: .black)
    }
  }
}

/// The nearest color of a table, by its name there.
struct NamedMatch {
  let name: StaticString
  /// In deltaE-OK.
  let difference: Double

  init(nearestCSSName color: OKLab) {
    let match = cssNames.nearest(to: color)
    name = match.map { NamedColor.all[$0.index].name } ?? "black"
    difference = match?.difference ?? .nan
  }
}

private let cssNames = NearestColor(NamedColor.all.map { SRGB($0.rgb) })
