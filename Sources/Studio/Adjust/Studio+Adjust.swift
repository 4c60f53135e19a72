import Catalog
import ColorScience
import Suggestions
import Theme
import _Text

extension Studio {
  /// Whether more than the four choices can be adjusted: once they're made.
  var canAdjust: Bool { theme.firstMissingRole == nil }

  mutating func handle(adjust event: AdjustEvent) -> [Effect] {
    guard canAdjust else { return [] }
    switch event {
    case .targetTapped(let target): return edit(target)
    case .groupTapped(let index): adjust.openGroup = adjust.openGroup == index ? nil : index
    case .addTapped: return addBrandColor()
    case .doneTapped: return finish()
    case .sideTapped(let side): adjust.side = side
    case .typed(let text): return type(color: text)
    case .channelMoved(let channel, let value): return pick { $0.set(channel, to: channel.stepped(value)) }
    case .pointed(let x, let y):
      return pick { color in
        for (channel, part) in [(Channel.hue, x), (.chroma, y)] {
          color.set(channel, to: channel.stepped(channel.upperBound * part))
        }
      }
    case .swatchTapped(let index):
      let swatches = editorSwatches
      guard swatches.indices.contains(index) else { return [] }
      adjust.text = ""
      return apply(swatches[index].color)
    case .mendTapped(let role, let appearance): return mend(role, appearance)
    case .unpinTapped: return unpin()
    case .unpinAllTapped:
      closeEditor()
      let effects = choose { $0.theme.unpinAll() }
      if !effects.isEmpty { notice = Notice("Unpinned all colors.", offersUndo: true) }
      return effects
    case .nameTyped(let text): return type(brandName: text)
    case .nameFinished, .nameCanceled: adjust.name = nil
    case .removeTapped: return removeBrandColor()
    case .stepped(let setting, let steps): return step(setting, by: steps)
    case .settingResetTapped(let setting): return choose { try? $0.theme.set(setting, to: nil) }
    }
    return []
  }

  private mutating func edit(_ target: AdjustTarget) -> [Effect] {
    if case .role(let role) = target, (role.brandIndex ?? -1) >= theme.brandColors.count { return [] }
    let effects = showAdjust()
    closeEditor()
    adjust.target = target
    adjust.openGroup = group(of: target)
    adjust.side = shownSide
    if case .role(let role) = target, let pin = theme.pin(of: role), pin.light != pin.dark {
      adjust.side = pin.dark == nil ? .light : pin.light == nil ? .dark : .both
    }
    return effects + [.focus(.colorEditor)]
  }

  /// Goes to where colors are edited: the stage's palette, or the screen Adjust without room for the stage.
  private mutating func showAdjust() -> [Effect] {
    guard route != .adjust else { return [] }
    guard stage.hasRoom else { return go(to: .adjust) }
    showTab(.palette)
    return []
  }

  /// The appearances that are seen while a color is edited. A pin for an appearance that's out of sight would be a surprise.
  private var shownSide: AdjustSide {
    switch stage.view.appearance {
    case .both: .both
    case .light: .light
    case .dark: .dark
    case nil: stage.hasRoom && route != .adjust ? .both : appearance == .dark ? .dark : .light
    }
  }

  private mutating func finish() -> [Effect] {
    let target = adjust.target
    closeEditor()
    return target.map { [.focus(.chip($0))] } ?? []
  }

  /// The group that's unfolded stays.
  mutating func closeEditor() { adjust = AdjustState(openGroup: adjust.openGroup) }

  /// Changes the theme while a color is edited: undo takes all of it back in one step.
  private mutating func change(_ change: (inout Theme) -> Void) -> [Effect] {
    let before = theme
    change(&theme)
    guard theme != before else { return [] }
    notice = nil
    guard !adjust.isRecorded else { return [saveSession] }
    history.record(before)
    adjust.isRecorded = true
    return [saveSession, .saveHistory(history.text)]
  }

  private mutating func apply(_ color: SRGB) -> [Effect] {
    guard let tint = Tint(mixed: color), let target = adjust.target else { return [] }
    let side = adjust.side
    return change { theme in
      switch target {
      case .neutral: theme.neutral = tint
      case .role(.brand(let index)): theme.setBrandColor(at: Int(index), to: tint)
      case .role(let role): for appearance in side.appearances { theme.pin(role, appearance, to: tint) }
      }
    }
  }

  private mutating func type(color text: String) -> [Effect] {
    guard adjust.target != nil else { return [] }
    adjust.text = text
    return adjustedColor.map { apply($0.color) } ?? []
  }

  /// The color in the editor's field; nil if it's empty or says none.
  var adjustedColor: EnteredColor? { EnteredColor(adjust.text) }

  /// Changes the color by hand, and writes it into the field.
  private mutating func pick(_ change: (inout OKLCH) -> Void) -> [Effect] {
    guard adjust.target != nil else { return [] }
    var color = pickedForAdjusting
    change(&color)
    adjust.text = color.rounded.text
    return adjustedColor.map { apply($0.color) } ?? []
  }

  /// The color in the editor, in OKLCH.
  var pickedForAdjusting: OKLCH {
    if let entered = adjustedColor { return entered.asked ?? OKLCH(entered.color).withoutRoundingError }
    return OKLCH(editedColor).withoutRoundingError
  }

  /// The color that's edited as it's painted now.
  var editedColor: SRGB {
    switch adjust.target {
    case .neutral: (theme.neutral ?? theme.primary)?.color ?? .black
    case .role(.brand(let index)) where Int(index) < theme.brandColors.count: theme.brandColors[Int(index)].tint.color
    case .role(let role): theme.scheme(adjust.side.appearances[0])[role]
    case nil: .black
    }
  }

  private mutating func mend(_ role: SchemeRole, _ appearance: Appearance) -> [Effect] {
    guard let color = theme.nearestColor(toPinOf: role, appearance), let tint = Tint(mixed: color) else { return [] }
    adjust.text = ""
    guard adjust.target == nil else { return change { $0.pin(role, appearance, to: tint) } }
    let effects = choose { $0.theme.pin(role, appearance, to: tint) }
    notice = Notice("Pinned " + theme.name(of: role) + " to " + color.hex + ".", offersUndo: true)
    return effects + (route == .summary ? [.focus(.advice)] : [])
  }

  private mutating func unpin() -> [Effect] {
    adjust.text = ""
    let side = adjust.side
    switch adjust.target {
    case .neutral: return change { $0.neutral = nil }
    case .role(let role):
      return change { theme in for appearance in side.appearances { theme.pin(role, appearance, to: nil) } }
    case nil: return []
    }
  }

  // MARK: Brand colors

  private mutating func addBrandColor() -> [Effect] {
    guard let color = theme.missingColors.first, let tint = Tint(mixed: color),
      let name = theme.freeBrandName(for: color)
    else { return [] }
    closeEditor()
    let index = theme.brandColors.count
    let effects = change { theme in try? theme.add(BrandColor(name, tint)) }
    adjust.target = .role(.brand(UInt8(index)))
    return effects + [.focus(.colorEditor)]
  }

  private mutating func removeBrandColor() -> [Effect] {
    guard case .role(.brand(let index)) = adjust.target, Int(index) < theme.brandColors.count else { return [] }
    let name = theme.brandColors[Int(index)].name
    suggestions.locks[name] = true
    let effects = change { $0.removeBrandColor(at: Int(index)) }
    closeEditor()
    notice = Notice("Removed " + name.text + ".", offersUndo: true)
    return effects
  }

  private mutating func type(brandName text: String) -> [Effect] {
    guard case .role(.brand(let index)) = adjust.target else { return [] }
    adjust.name = text
    var renamed = theme
    guard let name = try? BrandName(text), (try? renamed.renameBrandColor(at: Int(index), to: name)) != nil,
      renamed != theme
    else { return [] }
    let before = theme.brandColors[Int(index)].name
    (suggestions.locks[name], suggestions.locks[before]) = (suggestions.locks[before], true)
    return change { $0 = renamed }
  }

  /// Why the name that's typed can't be used; nil if it can, or none is typed.
  var brandNameError: String? {
    guard case .role(.brand(let index)) = adjust.target, let text = adjust.name else { return nil }
    do throws(BrandNameError) {
      var theme = theme
      try theme.renameBrandColor(at: Int(index), to: BrandName(text))
      return nil
    } catch {
      return error.reason(text).capitalizedFirst + "."
    }
  }

  // MARK: Settings

  private mutating func step(_ setting: ThemeSetting, by steps: Int) -> [Effect] {
    guard let stop = setting.stop(steps > 0 ? 1 : -1, from: theme[setting]) else { return [] }
    return choose { try? $0.theme.set(setting, to: stop.value) }
  }
}

extension EnteredColor {
  /// The color in OKLCH as it was asked for, in range; nil if it was written another way.
  var asked: OKLCH? {
    guard let written, written.space == .oklch else { return nil }
    var color = OKLCH(lightness: 0, chroma: 0, hue: 0)
    let hue = written.third ?? 0
    color.set(.lightness, to: written.first ?? 0)
    color.set(.chroma, to: written.second ?? 0)
    color.set(.hue, to: hue - (hue / 360).rounded(.down) * 360)
    return color
  }

  /// Nil if the text says no color. It may be CSS, a hex without its `#`, a crayon's name, or words such as "dark red".
  init?(_ text: String) {
    // The field is empty most of the time, and looking through all names takes a phone milliseconds.
    if text.isBlank { return nil }
    if let base = BaseColor(slug: text) {
      self.init(color: base.color)
    } else if let written = CrayonScreen.written(text, isName: false) {
      self.init(color: written.base.composited(alpha: written.opacity, over: .white), written: written)
    } else if let described = SRGB(described: text) {
      self.init(color: described)
    } else {
      return nil
    }
  }
}

extension OKLCH {
  /// A gray's hue is only rounding error.
  var withoutRoundingError: OKLCH {
    var color = self
    if color.chroma < 0.001 { color.set(.hue, to: 0) }
    return color
  }

  /// As CSS writes it, with as many decimals as a person sees.
  var rounded: CSSColor {
    func rounded(_ value: Double, _ scale: Double) -> Double { (value * scale).rounded() / scale }
    return CSSColor(.oklch, rounded(lightness, 1000), rounded(chroma, 1000), rounded(hue, 10))
  }

  /// Sets a channel of OKLCH to a value, brought into its range; the hue stays below 360 degrees.
  mutating func set(_ channel: Channel, to value: Double) {
    switch channel {
    case .lightness: lightness = channel.clamped(value)
    case .chroma: chroma = channel.clamped(value)
    case .hue: hue = min(359.9, channel.clamped(value))
    default: break
    }
  }
}
