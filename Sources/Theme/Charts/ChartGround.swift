import Catalog
import ColorScience

/// One of a theme's four schemes, as far as charts depend on it.
struct ChartGround {
  let appearance: Appearance
  let contrast: Contrast
  /// Whether pages are dark: a pinned page may be in light, too.
  let isDark: Bool
  /// The background, and the colors of all pages, as hexes.
  let background: SRGB
  private let pages: [SRGB]
  private let luminances: [Double]
  private let states: [SeenColor]
  /// The primary as it's painted.
  let primary: OKLCH
  private let pins: [Pin]

  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast) {
    let scheme = theme.scheme(appearance, contrast)
    self.appearance = appearance
    self.contrast = contrast
    pins = theme.pins.filter { $0.role.chartPlace != nil }
    pages = [SchemeRole.background, .surface, .raised].map { scheme.color(of: $0).hex }
    background = pages[0]
    isDark = background.blackOrWhite == .white
    luminances = pages.map { $0.relativeLuminance }
    states = [SchemeRole.positive, .warning, .negative].map { SeenColor(scheme.color(of: $0).hex) }
    primary = OKLCH(scheme.color(of: .primary).hex)
  }

  /// What a mark needs on pages: 3:1, or 4.5:1.
  var markRatio: Double { SchemeRole.Kind.mark.ratio(contrast) }
  private var textRatio: Double { SchemeRole.Kind.text.ratio(contrast) }

  /// The least CIEDE2000 difference of any two of the first categories, by the last one's index.
  func distance(at index: Int) -> Double {
    let distances = contrast == .standard ? [14, 12, 9] : [10, 8.5, 7]
    return distances[index < 5 ? 0 : index < 6 ? 1 : 2]
  }

  /// The least contrast ratio with a page.
  func contrast(of color: SRGB) -> Double {
    let luminance = color.relativeLuminance
    return luminances.map { contrastRatio(luminance, $0) }.min() ?? 21
  }

  /// Whether a luminance stands out from pages, and text reads on it.
  func hasContrast(_ luminance: Double) -> Bool {
    for page in luminances where contrastRatio(luminance, page) < markRatio { return false }
    return max(contrastRatio(luminance, 0), contrastRatio(luminance, 1)) >= textRatio
  }

  /// Whether nobody takes it for success, a warning or an error.
  func isNoState(_ color: SeenColor) -> Bool {
    states.allSatisfy { color.isTypicallyApart(from: $0, by: ChartLaw.distanceFromStates) }
  }

  /// Whether a category may have a shade, whatever the others are.
  func allows(_ shade: ChartShades.Shade) -> Bool { hasContrast(shade.luminance) && isNoState(shade.seen) }

  /// A pinned color; at high contrast, moved as far as it takes to stand out, or to be read.
  func pin(of role: SchemeRole) -> SRGB? {
    guard !pins.isEmpty, let pin = pins.first(where: { $0.role == role })?.tint(appearance)?.color.asHex else {
      return nil
    }
    guard contrast == .high, case .chart = role else { return pin }
    return OKLCH(pin).movedInLightness(toReach: markRatio, on: pages, in: .sRGB) ?? pin
  }

  /// Text on a category: white if that reads, else a dark tone of its hue.
  func text(on fill: SRGB) -> SRGB {
    if fill.contrastRatio(with: .white) >= textRatio { return .white }
    var tone = OKLCH(fill)
    (tone.lightness, tone.chroma) = (0.2, min(tone.chroma, 0.05))
    return tone.movedInLightness(toReach: textRatio, on: [fill], in: .sRGB) ?? fill.blackOrWhite
  }
}
