import Catalog
import ColorScience
import _Text

/// Paints the roles one by one.
struct SchemePainter {
  /// By the role's raw value; those painted so far.
  private(set) var colors: [SchemeColor] = []
  private let appearance: Appearance
  let contrast: Contrast
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
  }

  /// Paints the next role.
  mutating func paint(_ role: SchemeRole) {
    switch role {
    case .primary:
      if appearance == .dark { followRamp() } else { makeRoomForText(&primary) }
      colors.append(SchemeColor(primary.color))
    case .accent:
      makeRoomForText(&accent)
      colors.append(SchemeColor(accent.color))
    default:
      if let color = color(role, on: .both) {
        colors.append(SchemeColor(color))
      } else {
        // Black reads on a Display P3 color and white on its hex, or the reverse: each gets its own text color.
        let text = fill(of: role).text
        let hex = color(role, on: .hex) ?? text
        colors.append(SchemeColor(color(role, on: .painted) ?? text, hex: hex.asHex))
      }
    }
  }

  /// The forms of the backgrounds that a color has to read on.
  private enum Forms { case both, painted, hex }

  private func fill(of role: SchemeRole) -> Fill { role.rule.isOfAccent ? accent : primary }

  /// A role's color on some forms of its backgrounds; nil if there's none.
  private func color(_ role: SchemeRole, on forms: Forms) -> SRGB? {
    let rule = role.rule
    let fill = fill(of: role)
    var color = fill.chosen
    if let hue = rule.stateHue { (color.hue, color.chroma) = (harmonized(hue), 1) }
    if let most = rule.chroma {
      color.chroma = min(color.chroma, appearance == .light ? most : rule.chromaInDark ?? most)
    }
    let ratio = rule.kind.ratio(contrast) * (appearance == .light ? rule.factorInLight : 1)
    switch rule.start {
    case .chosen: break
    case .text: return text(color, on: fill, toReach: ratio, on: role.backgrounds, forms)
    case .lightness(let light, let dark): color.lightness = appearance == .light ? light : dark
    }
    // Everything but the chosen color at full chroma is in sRGB.
    let gamut = rule.chroma == nil ? fill.gamut : .sRGB
    if rule.isWantedOnPrimary {
      if let both = moved(color, toReach: ratio, on: role.backgrounds, forms, in: gamut) { return both }
      // Among colors that read on the backgrounds, the nearest or the farthest reads best on anything else.
      let far = appearance == .light ? SRGB.black : .white
      color.lightness = appearance == .light ? 1 : 0
      let near = moved(color, toReach: ratio, on: rule.backgrounds.roles, forms, in: gamut) ?? far
      return near.contrastRatio(with: primary.color) > far.contrastRatio(with: primary.color) ? near : far
    }
    var moved = moved(color, toReach: ratio, on: role.backgrounds, forms, in: gamut)
    guard let other = rule.apart, OKLab(primary.chosen).isTold(from: OKLab(accent.chosen)) else { return moved }
    // Both read on pages already, so there's room on the far side.
    while let near = moved, !OKLab(near).isTold(from: OKLab(self[other])) {
      color.lightness = OKLCH(near).lightness + (appearance == .light ? -0.01 : 0.01)
      guard 0...1 ~= color.lightness else { break }
      moved = self.moved(color, toReach: ratio, on: role.backgrounds, forms, in: gamut)
    }
    return moved
  }

  /// Text on a fill: its associated text if that reads, else a dark tone of the hue, or white if only that reads. Nil
  /// if neither reads on all forms.
  private func text(
    _ color: OKLCH, on fill: Fill, toReach ratio: Double, on backgrounds: [SchemeRole], _ forms: Forms
  ) -> SRGB? {
    let shown = shown(backgrounds, forms)
    for text in [fill.text, .white] where shown.allSatisfy({ text.contrastRatio(with: $0) >= ratio }) { return text }
    var color = color
    color.lightness = 0.2
    return color.movedInLightness(toReach: ratio, on: shown, in: .sRGB)
  }

  /// The color, with the nearest lightness that reaches the ratio on these forms of each background.
  private func moved(
    _ color: OKLCH, toReach ratio: Double, on backgrounds: [SchemeRole], _ forms: Forms, in gamut: DisplayGamut
  ) -> SRGB? {
    color.movedInLightness(toReach: ratio, on: shown(backgrounds, forms), in: gamut)
  }

  /// The colors painted on these backgrounds so far, in these forms.
  private func shown(_ backgrounds: [SchemeRole], _ forms: Forms) -> [SRGB] {
    var shown: [SRGB] = []
    for background in backgrounds {
      let color = colors[Int(background.rawValue)]
      if forms != .painted { shown.append(color.hex) }
      if forms == .painted || forms == .both && color.painted != color.hex { shown.append(color.painted) }
    }
    return shown
  }

  private subscript(role: SchemeRole) -> SRGB { colors[Int(role.rawValue)].painted }

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

  /// A state's hue, turned halfway to the primary's, but 3° at most, so that red stays red. A gray primary doesn't turn it.
  /// Source: Material Design 3, "harmonization", there in HCT.
  private func harmonized(_ hue: Double) -> Double {
    guard primary.chosen.chroma > 0.02 else { return hue }
    var way = primary.chosen.hue - hue
    if way > 180 { way -= 360 }
    if way < -180 { way += 360 }
    return hue + max(-3, min(3, way / 2))
  }
}

extension OKLab {
  /// Whether the two can be told apart when they aren't side by side: three times what's just noticeable if they are.
  fileprivate func isTold(from other: OKLab) -> Bool { difference(from: other) >= 0.06 }
}

/// The gray of relative luminance √(1.05 · 0.05) - 0.05, on which black and white read equally well.
private let middle: SRGB = {
  let channel = gammaEncoded((1.05 * 0.05).squareRoot() - 0.05)
  return SRGB(red: channel, green: channel, blue: channel)
}()
