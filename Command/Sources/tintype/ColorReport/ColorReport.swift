import Catalog
import ColorScience

/// Everything `tintype color` says about a color.
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
  let crayon: NamedMatch
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
    let seen = light.isInGamut ? oklab : OKLab(shownLight)
    crayon = NamedMatch(nearest: seen, of: Crayon.search) { Crayon.all[$0].name }
    cssName = NamedMatch(nearest: seen, of: cssNames) { NamedColor.all[$0].name.description }
    if color.opacity >= 1 {
      let luminance = shownLight.relativeLuminance
      onWhite = contrastRatio(luminance, 1)
      onBlack = contrastRatio(luminance, 0)
    } else {
      onWhite = shown.composited(alpha: color.opacity, over: .white).contrastRatio(with: .white)
      onBlack = shown.composited(alpha: color.opacity, over: .black).contrastRatio(with: .black)
    }
  }
}

/// The nearest color in a table, by its name.
struct NamedMatch {
  let name: String
  /// In deltaE-OK.
  let difference: Double

  /// - Parameter name: The name at an index of the table.
  init(nearest color: OKLab, of search: NearestColor, name: (Int) -> String) {
    let match = search.nearest(to: color)
    self.name = match.map { name($0.index) } ?? ""
    difference = match?.difference ?? .nan
  }
}

private let cssNames = NearestColor(NamedColor.all.map { SRGB($0.rgb) })
