import Catalog
import ColorScience

/// Paints the roles one after the other.
struct SchemePainter {
  /// By the role's raw value; those painted so far.
  private(set) var colors: [SRGB] = []
  /// The same as displays of sRGB show them.
  private var hexes: [SRGB] = []
  private let appearance: Appearance
  private let contrast: Contrast
  private var primary: Fill
  private var accent: Fill

  /// A chosen color, and what becomes of it.
  private struct Fill {
    let tint: Tint?
    let chosen: OKLCH
    let gamut: DisplayGamut
    var color: SRGB
    /// Black or white, as the color brings it along.
    var text: SRGB

    init(_ tint: Tint?) {
      self.tint = tint
      color = tint?.color ?? SRGB(0x616161)
      text = tint?.text ?? .white
      chosen = OKLCH(color)
      gamut = color.isInGamut ? .sRGB : .displayP3
    }
  }

  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast) {
    self.appearance = appearance
    self.contrast = contrast
    primary = Fill(theme.primary ?? theme.accent)
    accent = Fill(theme.accent ?? theme.primary)
    colors.reserveCapacity(SchemeRole.allCases.count)
    hexes.reserveCapacity(SchemeRole.allCases.count)
  }

  /// Paints the next role.
  mutating func paint(_ role: SchemeRole) {
    switch role {
    case .primary:
      if appearance == .dark { followRamp() } else { makeRoomForText(&primary) }
      append(primary.color)
    case .accent:
      makeRoomForText(&accent)
      append(accent.color)
    default: append(color(role.rule))
    }
  }

  private mutating func append(_ color: SRGB) {
    colors.append(color)
    hexes.append(color.asHex)
  }

  private func color(_ rule: SchemeRule) -> SRGB {
    let fill = rule.color == .primary ? primary : accent
    var color = fill.chosen
    if let hue = rule.stateHue { (color.hue, color.chroma) = (harmonized(hue), 1) }
    if let most = rule.chroma { color.chroma = min(color.chroma, most) }
    switch rule.start {
    case .chosen: break
    case .text: color.lightness = fill.text == .white ? 1 : 0
    case .lightness(let light, let dark): color.lightness = appearance == .light ? light : dark
    }
    let ratio = rule.kind.ratio(contrast) * (appearance == .light ? rule.factor.light : rule.factor.dark)
    // Whatever isn't the chosen color at its full chroma is in sRGB.
    let gamut = rule.chroma == nil ? fill.gamut : .sRGB
    func moved(_ color: OKLCH, on grounds: [SchemeRole]) -> SRGB? {
      let hexes = grounds.map { self.hexes[Int($0.rawValue)] }
      let others = grounds.map { self[$0] }.filter { !hexes.contains($0) }
      let moved = color.movedInLightness(toReach: ratio, on: hexes + others, in: gamut)
      // Black reads on one and white on the other, of a Display P3 color and its hex? Then the hex decides.
      return moved != nil || others.isEmpty ? moved : color.movedInLightness(toReach: ratio, on: hexes, in: gamut)
    }
    guard let wish = rule.wish else { return moved(color, on: rule.grounds) ?? fill.text }
    if let color = moved(color, on: rule.grounds + [wish]) { return color }
    // Of the colors that read on the grounds, the nearest to them or the farthest reads best on anything else.
    let (near, far) = appearance == .light ? (1.0, 0.0) : (0.0, 1.0)
    return [near, far].compactMap { lightness in
      color.lightness = lightness
      return moved(color, on: rule.grounds)
    }.max { $0.contrastRatio(with: self[wish]) < $1.contrastRatio(with: self[wish]) } ?? fill.text
  }

  private subscript(role: SchemeRole) -> SRGB { colors[Int(role.rawValue)] }

  /// The primary in dark: the nearest lighter shade of its ramp that reaches 3:1 on the background.
  private mutating func followRamp() {
    let background = [self[.background]]
    if let tint = primary.tint, let index = tint.ramp.swatches.firstIndex(of: tint.swatch) {
      for swatch in tint.ramp.swatches[...index].reversed()
      where reads(swatch.color, on: background, ratio: 3) && hasRoomForText(swatch.color) {
        (primary.color, primary.text) = (swatch.color, swatch.text)
        return
      }
    }
    primary.color =
      primary.chosen.movedInLightness(toReach: 3, on: background, in: primary.gamut) ?? primary.color
    makeRoomForText(&primary)
  }

  /// At high contrast a chosen color moves until black or white reads on it at 7:1. At standard contrast one of the two
  /// always does.
  private func makeRoomForText(_ fill: inout Fill) {
    guard !hasRoomForText(fill.color) else { return }
    fill.color = fill.chosen.movedInLightness(toReach: room, on: [middle], in: fill.gamut) ?? fill.color
  }

  private func hasRoomForText(_ color: SRGB) -> Bool { reads(color, on: [middle], ratio: room) }

  /// A ratio r from black or from white is a ratio of r/√21 from the gray that is as far from black as from white.
  private var room: Double { SchemeRole.Kind.text.ratio(contrast) / 21.0.squareRoot() }

  private func reads(_ color: SRGB, on grounds: [SRGB], ratio: Double) -> Bool {
    color.shown.allSatisfy { shown in grounds.allSatisfy { shown.contrastRatio(with: $0) >= ratio } }
  }

  /// The hue of a state, turned halfway to the primary's, but by 15° at the most. A gray turns nothing.
  /// Source: Material Design 3, "harmonization", there in HCT.
  private func harmonized(_ hue: Double) -> Double {
    guard primary.chosen.chroma > 0.02 else { return hue }
    var way = primary.chosen.hue - hue
    if way > 180 { way -= 360 }
    if way < -180 { way += 360 }
    return hue + max(-15, min(15, way / 2))
  }
}

/// The gray of relative luminance √(1.05 · 0.05) - 0.05, on which black and white read alike.
private let middle: SRGB = {
  let channel = gammaEncoded((1.05 * 0.05).squareRoot() - 0.05)
  return SRGB(red: channel, green: channel, blue: channel)
}()
