import Catalog
import ColorScience
import Theme

extension Studio {
  /// The mixer that is open; nil if none is.
  var mixer: Mixer? {
    @inline(never) get {
      guard case .mixer(let base) = route else { return nil }
      return mixers.last { $0.base == base } ?? Mixer(base)
    }
  }

  /// Changes what's in the mixer, and saves it unless told otherwise.
  @inline(never)
  mutating func mix(isSaved: Bool = true, _ change: (inout Mixer) -> Void) -> [Effect] {
    guard var mixer else { return [] }
    change(&mixer)
    keep(mixer)
    return isSaved ? [saveSession] : []
  }

  /// Follows a slider. Nothing is saved until it's released: that would be slow.
  @inline(never)
  mutating func moveSlider(of channel: Channel, to value: Double) {
    let value = channel.stepped(value)
    if route.isCustom { move(channel, to: value) } else { _ = mix(isSaved: false) { $0.move(channel, to: value) } }
  }

  @inline(never)
  mutating func handle(mixer event: MixerEvent) -> [Effect] {
    switch event {
    case .colorTyped(let text): return mix { $0.type(color: text) }
    case .alphaTyped(let text): return mix { $0.type(alpha: text) }
    case .alphaMoved(let value): return mix(isSaved: false) { $0.move(alphaTo: (value * 100).rounded() / 100) }
    case .recentTapped(let index):
      guard recentColors.colors.indices.contains(index) else { return [] }
      let color = recentColors.colors[index]
      return mix { $0.take(color) }
    }
  }

  /// Ends typing. A color that was entered whole is a recent one.
  @inline(never)
  mutating func finishTyping() -> [Effect] {
    if let mixer, mixer.hasEnteredColor { remember(mixer) }
    return mix { $0.settle() }
  }

  /// What's under way in the mixer ends when it's left, and its color is a recent one.
  @inline(never)
  mutating func leaveMixer() {
    _ = mix {
      $0.settle()
      $0.forgetThemeChanges()
    }
    if let mixer { remember(mixer) }
  }

  private mutating func remember(_ mixer: Mixer) {
    if !mixer.isUnchanged, let color = mixer.tint?.color { recentColors.add(color) }
  }

  /// Keeps what was mixed for a base color, until it's reset.
  @inline(never)
  mutating func keep(_ mixer: Mixer) {
    if let index = mixers.firstIndex(where: { $0.base == mixer.base }) {
      mixers[index] = mixer
    } else if !mixer.isUntouched {
      mixers.append(mixer)
      if mixers.count > Address.mostMixers { mixers.remove(at: 0) }
    }
  }

  mutating func copy(_ format: ColorFormat) -> [Effect] {
    guard let code = mixer?.code(format) else { return [] }
    stage.format = format
    copyReport = "Copied " + code + "."
    return [.copyText(code)]
  }

  /// Makes the mixed color the theme's primary or accent, and goes there.
  mutating func useColor(for role: Role) -> [Effect] {
    guard let mixer, case .colors = role.candidates, let tint = mixer.tint else { return [] }
    var effects = choose { $0.theme[role] = .color(tint) }
    let isNew = !effects.isEmpty
    rememberMixedColors(of: theme)
    effects += go(to: theme.allows(.choice(role)) ? .choice(role) : theme.furthestRoute)
    if isNew {
      let look = mixer.isOpaque ? "" : " as it looked on white: " + tint.color.hex
      notice = Notice(role.title + " set from " + mixer.name + look + ".", offersUndo: true)
    }
    return effects
  }

  /// Undoes what the person sees: in the mixer its last step, or the change of the theme that was made there since; a
  /// choice anywhere else.
  mutating func undo() -> [Effect] {
    guard let mixer else { return travel(to: history.undo(theme)) }
    guard mixer.canUndo else { return [] }
    var themes: Mixer.Step?
    let effects = mix { themes = $0.undo() }
    return themes == nil ? effects : travel(to: history.undo(theme))
  }

  mutating func redo() -> [Effect] {
    guard let mixer else { return travel(to: history.redo(theme)) }
    guard mixer.canRedo else { return [] }
    var themes: Mixer.Step?
    let effects = mix { themes = $0.redo() }
    return themes == nil ? effects : travel(to: history.redo(theme))
  }

  /// Undoes the last change of the theme, whatever the screen.
  @inline(never)
  mutating func undoTheme() -> [Effect] {
    _ = mix(isSaved: false) { $0.noteThemeUndone() }
    return travel(to: history.undo(theme))
  }

  /// In the mixer, where no choice is made, a change of the theme is a step to undo after the mixer's own.
  @inline(never)
  mutating func noteThemeChange() { _ = mix(isSaved: false) { $0.noteThemeChange() } }
}
