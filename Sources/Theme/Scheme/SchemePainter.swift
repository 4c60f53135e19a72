import Catalog
import ColorScience

/// Paints the roles one by one.
struct SchemePainter {
  /// By the role's index; those painted so far.
  private(set) var colors: [SchemeColor] = []
  private let appearance: Appearance
  /// Whether pages are light or dark: not what the appearance says if they're pinned to the other side.
  private var pageAppearance: Appearance
  let contrast: Contrast
  private let pins: [Pin]
  private let neutral: OKLCH?
  /// Those of the primary, the accent and the brand colors.
  private var fills: [Fill]

  /// A chosen color, and what it becomes.
  private struct Fill {
    let tint: Tint?
    let chosen: OKLCH
    let gamut: DisplayGamut
    var color: SRGB
    /// Black or white: the color's associated text.
    var text: SRGB
    /// Gives text on it a hue, if black and white don't read.
    var textTone: OKLCH

    init(_ tint: Tint?) {
      self.tint = tint
      color = tint?.color ?? SRGB(0x616161)
      text = tint?.text ?? .white
      chosen = OKLCH(color)
      textTone = chosen
      gamut = color.isInGamut ? .sRGB : .displayP3
    }
  }

  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast) {
    self.appearance = appearance
    pageAppearance = appearance
    self.contrast = contrast
    pins = theme.pins
    neutral = theme.neutral.map { OKLCH($0.color) }
    fills = [Fill(theme.primary ?? theme.accent), Fill(theme.accent ?? theme.primary)]
    for brandColor in theme.brandColors { fills.append(Fill(brandColor.tint)) }
    colors.reserveCapacity(SchemeRole.common.count + 5 * theme.brandColors.count)
  }

  /// Paints the next role.
  mutating func paint(_ role: SchemeRole) {
    defer {
      if role == .background, !pins.isEmpty {
        pageAppearance = colors[role.index].hex.blackOrWhite == .black ? .light : .dark
      }
    }
    if let pin = pin(of: role) { return paintPinned(role, pin) }
    switch role {
    case .background, .surface, .raised:
      colors.append(SchemeColor(page(role) ?? .white))
    case .primary, .accent, .brand:
      let index = fillIndex(of: role)
      if appearance == .dark { standOut(index) } else { makeRoomForText(on: index) }
      colors.append(SchemeColor(fills[index].color))
    default:
      if let color = color(role, on: .both) {
        colors.append(SchemeColor(color))
      } else {
        // Black reads on a Display P3 color and white on its hex, or the reverse: each gets its own text color.
        let text = fills[fillIndex(of: role)].text
        let hex = color(role, on: .hex) ?? text
        colors.append(SchemeColor(color(role, on: .painted) ?? text, hex: hex.asHex))
      }
    }
  }

  /// The forms of the backgrounds that a color has to read on.
  private enum Forms { case both, painted, hex }

  private func fillIndex(of role: SchemeRole) -> Int {
    if let index = role.brandIndex { return min(2 + index, fills.count - 1) }
    return role.rule.isOfAccent ? 1 : 0
  }

  private func pin(of role: SchemeRole) -> Tint? {
    pins.isEmpty ? nil : pins.first { $0.role == role }?.tint(appearance)
  }

  /// A pinned role's color: the pin's; at high contrast, moved as far as it takes to be readable, or to be read on.
  private func painted(_ pin: Tint, _ role: SchemeRole) -> SRGB {
    guard contrast == .high else { return pin.color }
    let isBehind = role.kind == .background
    let ratio = isBehind ? room : role.kind.ratio(.high)
    let backgrounds = isBehind ? [middle] : shown(role.rule.isWantedOnPrimary ? pages(2) : role.backgrounds, .both)
    return OKLCH(pin.color).movedInLightness(toReach: ratio, on: backgrounds) ?? pin.color
  }

  private mutating func paintPinned(_ role: SchemeRole, _ pin: Tint) {
    let color = painted(pin, role)
    colors.append(SchemeColor(color))
    switch role {
    case .primary, .accent, .brand:
      let index = fillIndex(of: role)
      fills[index].color = color
      fills[index].text = color == pin.color ? pin.text : color.asHex.blackOrWhite
      fills[index].textTone = OKLCH(color)
    default: break
    }
  }

  /// The first roles, which are pages.
  private func pages(_ count: Int) -> [SchemeRole] { Array(SchemeRole.common.prefix(count)) }

  /// The hue and chroma that a role has, and the lightness it starts from.
  private func start(_ role: SchemeRole) -> OKLCH {
    let rule = role.rule
    let fill = fills[fillIndex(of: role)]
    var color = fill.chosen
    if let hue = rule.stateHue { (color.hue, color.chroma) = (harmonized(hue), 1) }
    if rule.isNeutral, let neutral {
      (color.hue, color.chroma) = (neutral.hue, min(neutral.chroma, 0.03))
    } else if let most = rule.chroma {
      color.chroma = min(color.chroma, pageAppearance == .light ? most : rule.chromaInDark ?? most)
    }
    if case .lightness(let light, let dark) = rule.start { color.lightness = pageAppearance == .light ? light : dark }
    return color
  }

  /// The color of a page that isn't pinned. If no text reads on it and on a page that is, it follows that page: at its
  /// usual distance in lightness if text reads on all pages then, else as near as it can.
  private func page(_ role: SchemeRole) -> SRGB? {
    let pages = pages(3)
    guard let anchor = pages.first(where: { pin(of: $0) != nil }), let pin = pin(of: anchor) else {
      return moved(start(role), toReach: 1, on: [])
    }
    let pinned = painted(pin, anchor)
    let shift = OKLCH(pinned).lightness - start(anchor).lightness
    func following(_ role: SchemeRole, _ distance: Double) -> SRGB? {
      var color = start(role)
      color.lightness += distance
      return moved(color, toReach: 1, on: [])
    }
    let ratio = SchemeRole.Kind.text.ratio(contrast)
    for distance in [0, shift] {
      let shown = [pinned.asHex] + pages.filter { self.pin(of: $0) == nil }.compactMap { following($0, distance) }
      for text in [SRGB.black, .white] where shown.allSatisfy({ text.contrastRatio(with: $0) >= ratio }) {
        return following(role, distance)
      }
    }
    var color = start(role)
    color.lightness = OKLCH(pinned).lightness
    return color.movedInLightness(toReach: ratio, on: [pinned.asHex.blackOrWhite], in: .sRGB)
  }

  /// A role's color on some forms of its backgrounds; nil if there's none.
  private func color(_ role: SchemeRole, on forms: Forms) -> SRGB? {
    let rule = role.rule
    let fill = fills[fillIndex(of: role)]
    var color = start(role)
    let ratio = rule.kind.ratio(contrast)
    let wished = ratio * (pageAppearance == .light ? rule.factorInLight : 1)
    if case .text = rule.start { return text(on: fill, toReach: ratio, on: role.backgrounds, forms) }
    if rule.isSoft { return soft(color) }
    // Everything but the chosen color at full chroma is in sRGB.
    let gamut = rule.chroma == nil && !rule.isNeutral ? fill.gamut : .sRGB
    if rule.isWantedOnPrimary {
      if let both = moved(color, toReach: ratio, on: role.backgrounds, forms, in: gamut) { return both }
      // Among colors that read on the backgrounds, the nearest or the farthest reads best on anything else.
      let far = pageAppearance == .light ? SRGB.black : .white
      color.lightness = pageAppearance == .light ? 1 : 0
      let near = movedIfPossible(color, toReach: ratio, on: rule.backgrounds.roles, forms, in: gamut) ?? far
      let primary = fills[0].color
      return near.contrastRatio(with: primary) > far.contrastRatio(with: primary) ? near : far
    }
    var moved =
      moved(color, toReach: wished, on: role.backgrounds, forms, in: gamut)
      ?? movedIfPossible(color, toReach: ratio, on: role.backgrounds, forms, in: gamut)
    guard let other = rule.apart, OKLab(fills[0].chosen).isTold(from: OKLab(fills[1].chosen)) else { return moved }
    // Both read on pages already, so there's room on the far side.
    while let near = moved, !OKLab(near).isTold(from: OKLab(self[other])) {
      color.lightness = OKLCH(near).lightness + (pageAppearance == .light ? -0.01 : 0.01)
      guard 0...1 ~= color.lightness,
        let next = self.moved(color, toReach: ratio, on: role.backgrounds, forms, in: gamut),
        // Between a light page and a pinned dark one, it may come back.
        (OKLCH(next).lightness - OKLCH(near).lightness) * (pageAppearance == .light ? -1 : 1) > 0
      else { break }
      moved = next
    }
    return moved
  }

  /// Text on a fill: its associated text if that reads, else a dark tone of the hue, or white if only that reads. Nil
  /// if neither reads on all forms.
  private func text(
    on fill: Fill, toReach ratio: Double, on backgrounds: [SchemeRole], _ forms: Forms
  ) -> SRGB? {
    let shown = shown(backgrounds, forms)
    for text in [fill.text, .white] where shown.allSatisfy({ text.contrastRatio(with: $0) >= ratio }) { return text }
    var color = fill.textTone
    (color.lightness, color.chroma) = (0.2, min(color.chroma, 0.05))
    return color.movedInLightness(toReach: ratio, on: shown, in: .sRGB)
  }

  /// The color, with the nearest lightness at which people see where it ends on background and surface.
  private func soft(_ start: OKLCH) -> SRGB? {
    let pages = shown(pages(2), .both).map { OKLab($0) }
    for step in 0...60 {
      for way in pageAppearance == .light ? [-1.0, 1] : [1.0, -1] {
        var color = start
        color.lightness += way * Double(step) / 200
        guard let soft = moved(color, toReach: 1, on: []) else { continue }
        let seen = OKLab(soft)
        if pages.allSatisfy({ seen.difference(from: $0) >= leastDifference }) { return soft }
      }
    }
    return moved(start, toReach: 1, on: [])
  }

  /// The color, with the nearest lightness that reaches the ratio on these forms of each background; nil if there's none.
  private func moved(
    _ color: OKLCH, toReach ratio: Double, on backgrounds: [SchemeRole], _ forms: Forms = .both,
    in gamut: DisplayGamut = .sRGB
  ) -> SRGB? {
    color.movedInLightness(toReach: ratio, on: shown(backgrounds, forms), in: gamut)
  }

  /// The same, but if no color reaches the ratio on all backgrounds, pinned ones are left out, one at a time from the last,
  /// until one does.
  private func movedIfPossible(
    _ color: OKLCH, toReach ratio: Double, on backgrounds: [SchemeRole], _ forms: Forms, in gamut: DisplayGamut
  ) -> SRGB? {
    var backgrounds = backgrounds
    while true {
      if let moved = moved(color, toReach: ratio, on: backgrounds, forms, in: gamut) { return moved }
      guard backgrounds.count > 1, let last = backgrounds.lastIndex(where: { pin(of: $0) != nil }) else { return nil }
      backgrounds.remove(at: last)
    }
  }

  /// The colors painted on these backgrounds so far, in these forms.
  private func shown(_ backgrounds: [SchemeRole], _ forms: Forms) -> [SRGB] {
    var shown: [SRGB] = []
    for background in backgrounds {
      let color = colors[background.index]
      if forms != .painted { shown.append(color.hex) }
      if forms == .painted || forms == .both && color.painted != color.hex { shown.append(color.painted) }
    }
    return shown
  }

  private subscript(role: SchemeRole) -> SRGB { colors[role.index].painted }

  /// In dark, a chosen color moves until it reaches 3:1 on the background, and there's room for text on it. If both can't
  /// be, as on a pinned gray page at high contrast, text goes first.
  private mutating func standOut(_ index: Int) {
    let fill = fills[index]
    let background = colors[SchemeRole.background.index]
    if SchemeColor(fill.color).reads(on: background, ratio: 3), hasRoomForText(fill.color) { return }
    var goals = [(background: background.hex, ratio: 3.0), (background: middle, ratio: room)]
    if background.painted != background.hex { goals.append((background: background.painted, ratio: 3)) }
    if let moved = fill.chosen.movedInLightnessWithChroma(toReach: goals, in: fill.gamut) {
      fills[index].color = moved
    } else {
      makeRoomForText(on: index)
    }
  }

  /// At high contrast, a chosen color moves until black or white reads on it at 7:1. At standard contrast, one of them
  /// always reads.
  private mutating func makeRoomForText(on index: Int) {
    let fill = fills[index]
    guard !hasRoomForText(fill.color) else { return }
    fills[index].color = fill.chosen.movedInLightness(toReach: room, on: [middle], in: fill.gamut) ?? fill.color
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
    let primary = fills[0].chosen
    guard primary.chroma > 0.02 else { return hue }
    var way = primary.hue - hue
    if way > 180 { way -= 360 }
    if way < -180 { way += 360 }
    return hue + max(-3, min(3, way / 2))
  }
}

extension OKLab {
  /// Whether the two can be told apart when they aren't side by side: three times what's just noticeable if they are.
  fileprivate func isTold(from other: OKLab) -> Bool { difference(from: other) >= 0.06 }
}

/// What's just noticeable side by side, in deltaE-OK.
/// Source: CSS Color Module Level 4, section 13.2, "JND".
private let leastDifference = 0.02

/// The gray of relative luminance √(1.05 · 0.05) - 0.05, on which black and white read equally well.
private let middle: SRGB = {
  let channel = gammaEncoded((1.05 * 0.05).squareRoot() - 0.05)
  return SRGB(red: channel, green: channel, blue: channel)
}()
