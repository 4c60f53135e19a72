import Catalog
import ColorScience

extension Theme {
  /// The summary's dark section, in light and dark alike: the primary's hue at an OKLCH lightness of 0.25, its chroma
  /// fitted to the gamut. Story VC05.5.
  public var darkSection: SRGB {
    guard let primary else { return .black }
    var color = OKLCH(primary.color)
    color.lightness = 0.25
    return SRGB(SRGB(color.loweredIntoGamut()).rgb)
  }
}
