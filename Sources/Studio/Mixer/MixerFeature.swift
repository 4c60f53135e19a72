import Catalog
import ColorScience
import Theme

/// Mixing a color. What was mixed for a base color stays until it's reset.
struct MixerFeature: Feature, Equatable, Sendable {
  /// One for each base color, the newest last.
  private(set) var mixers: [Mixer] = []

  init(_ mixers: [Mixer] = []) { self.mixers = mixers }

  /// The mixer that is open; nil if none is.
  func mixer(at desk: Desk) -> Mixer? { if case .mixer(let base) = desk.route { mixer(of: base) } else { nil } }

  private func mixer(of base: BaseColor) -> Mixer { mixers.last { $0.base == base } ?? Mixer(base) }

  /// While a slider moves, nothing is saved: that would be slow.
  mutating func handle(_ event: MixerEvent, at desk: inout Desk) -> [Effect] {
    guard var mixer = mixer(at: desk) else { return [] }
    desk.told = ""
    switch event {
    case .channelMoved(let channel, let value):
      mixer.move(channel, to: channel.stepped(value))
      keep(mixer)
      return []
    case .alphaMoved(let value):
      mixer.move(alphaTo: (value * 100).rounded() / 100)
      keep(mixer)
      return []
    case .channelTyped(let channel, let text): mixer.type(text, into: channel)
    case .channelStepped(let channel, let steps): mixer.step(channel, by: steps)
    case .colorTyped(let text): mixer.type(color: text)
    case .alphaTyped(let text): mixer.type(alpha: text)
    case .alphaIncreased: mixer.step(alphaBy: 1)
    case .alphaDecreased: mixer.step(alphaBy: -1)
    case .sliderReleased: mixer.settle()
    case .typingFinished:
      // A color that was entered whole is a recent one.
      if mixer.hasEnteredColor { desk.remember(mixer) }
      mixer.settle()
    case .typingCanceled: mixer.cancelTyping()
    case .notationTapped(let notation): mixer.write(in: notation)
    case .colorSpaceTapped(let space): mixer.show(in: space)
    case .resetTapped: mixer.reset()
    case .copyTapped(let format):
      desk.copyFormat = format
      let code = mixer.code(format)
      return [desk.copy(code, saying: "Copied " + code + ".")]
    case .useColorTapped(let role): return desk.use(mixer, for: role)
    case .recentTapped(let index):
      guard desk.recentColors.colors.indices.contains(index) else { return [] }
      mixer.take(desk.recentColors.colors[index])
    case .undoTapped:
      guard mixer.canUndo else { return [] }
      if mixer.undo() == .theme {
        keep(mixer)
        return desk.travel(to: desk.history.undo(desk.theme), .undone)
      }
      desk.told = Travel.undone.sentence(about: [mixer.code(.hex)])
    case .redoTapped:
      guard mixer.canRedo else { return [] }
      if mixer.redo() == .theme {
        keep(mixer)
        return desk.travel(to: desk.history.redo(desk.theme), .redone)
      }
      desk.told = Travel.redone.sentence(about: [mixer.code(.hex)])
    }
    keep(mixer)
    return [.session]
  }

  /// Leaving the mixer ends a drag or typing, and makes its color a recent one.
  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect] {
    guard case .mixer(let base) = route, route != desk.route else { return [] }
    desk.themeStep = nil
    var mixer = mixer(of: base)
    mixer.settle()
    mixer.forgetThemeChanges()
    keep(mixer)
    desk.remember(mixer)
    return []
  }

  /// The mixer makes no choice, so a change of the theme is a step to undo after the mixer's own.
  mutating func update(at desk: inout Desk) -> [Effect] {
    guard let step = desk.themeStep else { return [] }
    desk.themeStep = nil
    guard var mixer = mixer(at: desk) else { return [] }
    switch step {
    case .taken: mixer.noteThemeChange()
    case .undone: mixer.noteThemeUndone()
    }
    keep(mixer)
    return []
  }

  /// Keeps what was mixed for a base color, until it's reset.
  private mutating func keep(_ mixer: Mixer) {
    if let index = mixers.firstIndex(where: { $0.base == mixer.base }) {
      mixers[index] = mixer
    } else if !mixer.isUntouched {
      mixers.append(mixer)
      if mixers.count > Address.mostMixers { mixers.remove(at: 0) }
    }
  }

  /// Takes over what was mixed in another tab.
  mutating func takeOver(_ others: [Mixer]) {
    for mixer in mixers { takeOver(others.last { $0.base == mixer.base } ?? Mixer(mixer.base)) }
    for other in others { takeOver(other) }
  }

  private mutating func takeOver(_ other: Mixer) {
    var mixer = mixer(of: other.base)
    mixer.take(over: other)
    keep(mixer)
  }

  /// Leaves the theme's changes to the theme's own undo.
  mutating func forgetThemeChanges(at desk: Desk) {
    guard var mixer = mixer(at: desk) else { return }
    mixer.forgetThemeChanges()
    keep(mixer)
  }
}

extension Desk {
  fileprivate mutating func remember(_ mixer: Mixer) {
    if !mixer.isUnchanged, let color = mixer.tint?.color { recentColors.add(color) }
  }

  /// Makes the mixed color the theme's primary or accent, and goes there.
  fileprivate mutating func use(_ mixer: Mixer, for role: Role) -> [Effect] {
    guard case .colors = role.candidates, let tint = mixer.tint else { return [] }
    var effects = choose(tint, for: role)
    let isNew = !effects.isEmpty
    effects += go(to: theme.allows(.choice(role)) ? .choice(role) : theme.furthestRoute)
    if isNew {
      let look = mixer.isOpaque ? "" : " as it looked on white: " + tint.color.hex
      notice = Notice(role.title + " set from " + mixer.name + look + ".", offersUndo: true)
    }
    return effects
  }
}
