import Catalog
import ColorScience
import Theme

extension Studio {
  /// The mixer that is open; nil if none is.
  var mixer: Mixer? {
    guard case .mixer(let base) = route else { return nil }
    return mixers.last { $0.base == base } ?? Mixer(base)
  }

  /// Changes the current mixture, and saves it unless told otherwise.
  // Not inlined: ten events would each copy the search for the mixer, its change and its saving.
  @inline(never)
  mutating func mix(isSaved: Bool = true, _ change: (inout Mixer) -> Void) -> [Effect] {
    guard var mixer else { return [] }
    change(&mixer)
    keep(mixer)
    return isSaved ? [saveSession] : []
  }

  /// While a slider moves, nothing is saved: that would be slow.
  mutating func handle(mixer event: MixerEvent) -> [Effect] {
    switch event {
    case .channelMoved(let channel, let value):
      return mix(isSaved: false) { $0.move(channel, to: channel.stepped(value)) }
    case .channelTyped(let channel, let text): return mix { $0.type(text, into: channel) }
    case .channelStepped(let channel, let steps): return mix { $0.step(channel, by: steps) }
    case .colorTyped(let text): return mix { $0.type(color: text) }
    case .alphaTyped(let text): return mix { $0.type(alpha: text) }
    case .alphaMoved(let value): return mix(isSaved: false) { $0.move(alphaTo: (value * 100).rounded() / 100) }
    case .alphaIncreased: return mix { $0.step(alphaBy: 1) }
    case .alphaDecreased: return mix { $0.step(alphaBy: -1) }
    case .sliderReleased: return mix { $0.settle() }
    case .typingFinished: return finishTyping()
    case .typingCanceled: return mix { $0.cancelTyping() }
    case .notationTapped(let notation): return mix { $0.write(in: notation) }
    case .colorSpaceTapped(let space): return mix { $0.show(in: space) }
    case .resetTapped: return mix { $0.reset() }
    case .copyTapped(let format): return copy(format)
    case .useColorTapped(let role): return useColor(for: role)
    case .recentTapped(let index):
      guard recentColors.colors.indices.contains(index) else { return [] }
      let color = recentColors.colors[index]
      return mix { $0.take(color) }
    case .undoTapped: return undoMixing()
    case .redoTapped: return redoMixing()
    }
  }

  /// Ends typing. A color that was entered whole is a recent one.
  private mutating func finishTyping() -> [Effect] {
    if let mixer, mixer.hasEnteredColor { remember(mixer) }
    return mix { $0.settle() }
  }

  /// Leaving the mixer ends a drag or typing, and makes its color a recent one.
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
  mutating func keep(_ mixer: Mixer) {
    if let index = mixers.firstIndex(where: { $0.base == mixer.base }) {
      mixers[index] = mixer
    } else if !mixer.isUntouched {
      mixers.append(mixer)
      if mixers.count > Address.mostMixers { mixers.remove(at: 0) }
    }
  }

  private mutating func copy(_ format: ColorFormat) -> [Effect] {
    guard let code = mixer?.code(format) else { return [] }
    stage.format = format
    copyReport = "Copied " + code + "."
    return [.copyText(code)]
  }

  /// Makes the mixed color the theme's primary or accent, and goes there.
  private mutating func useColor(for role: Role) -> [Effect] {
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

  private mutating func undoMixing() -> [Effect] {
    guard let mixer, mixer.canUndo else { return [] }
    var themes: Mixer.Step?
    let effects = mix { themes = $0.undo() }
    return themes == nil ? effects : travel(to: history.undo(theme))
  }

  private mutating func redoMixing() -> [Effect] {
    guard let mixer, mixer.canRedo else { return [] }
    var themes: Mixer.Step?
    let effects = mix { themes = $0.redo() }
    return themes == nil ? effects : travel(to: history.redo(theme))
  }

  /// The mixer makes no choice, so a change of the theme is a step to undo after the mixer's own.
  mutating func noteThemeChange() { _ = mix(isSaved: false) { $0.noteThemeChange() } }
}
