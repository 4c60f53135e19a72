import Catalog
import ColorScience

/// Paints the roles one by one.
struct SchemePainter {
  /// By the role's raw value; those painted so far.
  private(set) var colors: [SRGB] = []
  /// The same as an sRGB display shows them.
  private var hexes: [SRGB] = []
  private let appearance: Appearance
  private let contrast: Contrast
  private var primary: Fill
  private var accent: Fill

  /// A chosen color, and what it becomes.
  private struct Fill {
    let tint: Tint?
    let chosen: OKLCH
    let gamut: DisplayGamut
    var color: SRGB
    /// Black or white: the color's associated text.
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
    default: append(color(role))
    }
  }

  private mutating func append(_ color: SRGB) {
    colors.append(color)
    hexes.append(color.asHex)
  }

  private func color(_ role: SchemeRole) -> SRGB {
    let rule = role.rule
    let fill = rule.isOfAccent ? accent : primary
    var color = fill.chosen
    if let hue = rule.stateHue { (color.hue, color.chroma) = (harmonized(hue), 1) }
    if let most = rule.chroma { color.chroma = min(color.chroma, most) }
    switch rule.start {
    case .chosen: break
    case .text: color.lightness = fill.text == .white ? 1 : 0
    case .lightness(let light, let dark): color.lightness = appearance == .light ? light : dark
    }
    let ratio = rule.kind.ratio(contrast) * (appearance == .light ? rule.factor.light : rule.factor.dark)
    // Everything but the chosen color at full chroma is in sRGB.
    let gamut = rule.chroma == nil ? fill.gamut : .sRGB
    if rule.isWantedOnPrimary {
      if let both = moved(color, toReach: ratio, on: role.backgrounds + [.primary], in: gamut) { return both }
      // Among colors that read on the backgrounds, the nearest or the farthest reads best on anything else.
      let far = appearance == .light ? SRGB.black : .white
      color.lightness = appearance == .light ? 1 : 0
      let near = moved(color, toReach: ratio, on: role.backgrounds, in: gamut) ?? far
      return near.contrastRatio(with: primary.color) > far.contrastRatio(with: primary.color) ? near : far
    }
    return moved(color, toReach: ratio, on: role.backgrounds, in: gamut) ?? fill.text
  }

  /// The color, with the nearest lightness that reaches the ratio on each background and on its hex.
  @inline(never)
  private func moved(
    _ color: OKLCH, toReach ratio: Double, on backgrounds: [SchemeRole], in gamut: DisplayGamut
  ) -> SRGB? {
    var shown: [SRGB] = []
    for background in backgrounds { shown.append(hexes[Int(background.rawValue)]) }
    let hexes = shown
    for (background, hex) in zip(backgrounds, hexes) where self[background] != hex { shown.append(self[background]) }
    let moved = color.movedInLightness(toReach: ratio, on: shown, in: gamut)
    // If black reads on a Display P3 color and white on its hex, or the reverse, the hex decides.
    return moved != nil || shown.count == hexes.count
      ? moved : color.movedInLightness(toReach: ratio, on: hexes, in: gamut)
  }

  private subscript(role: SchemeRole) -> SRGB { colors[Int(role.rawValue)] }

  /// The primary in dark: the nearest lighter shade of its ramp that reaches 3:1 on the background.
  private mutating func followRamp() {
    let background = self[.background]
    if let swatches = primary.tint?.ramp.swatches {
      var place = swatches.count - 1
      while place >= 0, swatches[place].step != primary.tint?.swatch.step { place -= 1 }
      while place >= 0 {
        let swatch = swatches[place]
        if reads(swatch.color, on: background, ratio: 3), hasRoomForText(swatch.color) {
          (primary.color, primary.text) = (swatch.color, swatch.text)
          return
        }
        place -= 1
      }
    }
    primary.color = primary.chosen.movedInLightness(toReach: 3, on: [background], in: primary.gamut) ?? primary.color
    makeRoomForText(&primary)
  }

  /// At high contrast, a chosen color moves until black or white reads on it at 7:1. At standard contrast, one of them
  /// always reads.
  private func makeRoomForText(_ fill: inout Fill) {
    guard !hasRoomForText(fill.color) else { return }
    fill.color = fill.chosen.movedInLightness(toReach: room, on: [middle], in: fill.gamut) ?? fill.color
  }

  private func hasRoomForText(_ color: SRGB) -> Bool { reads(color, on: middle, ratio: room) }

  /// A ratio of r to black or white is a ratio of r/√21 to the gray midway between them.
  private var room: Double { SchemeRole.Kind.text.ratio(contrast) / 21.0.squareRoot() }

  /// Whether a color and its hex reach a ratio.
  private func reads(_ color: SRGB, on background: SRGB, ratio: Double) -> Bool {
    color.contrastRatio(with: background) >= ratio && color.asHex.contrastRatio(with: background) >= ratio
  }

  /// A state's hue, turned halfway to the primary's, but 15° at most. A gray primary doesn't turn it.
  /// Source: Material Design 3, "harmonization", there in HCT.
  private func harmonized(_ hue: Double) -> Double {
    guard primary.chosen.chroma > 0.02 else { return hue }
    var way = primary.chosen.hue - hue
    if way > 180 { way -= 360 }
    if way < -180 { way += 360 }
    return hue + max(-15, min(15, way / 2))
  }
}

/// The gray of relative luminance √(1.05 · 0.05) - 0.05, on which black and white read equally well.
private let middle: SRGB = {
  let channel = gammaEncoded((1.05 * 0.05).squareRoot() - 0.05)
  return SRGB(red: channel, green: channel, blue: channel)
}()
