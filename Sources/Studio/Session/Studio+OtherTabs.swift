import ColorScience
import Theme
import _Text

extension Studio {
  /// Takes over what was chosen, locked and mixed in another tab, and stays on this screen if the new choices allow it.
  /// This tab's theme can be undone to, even if the other tab didn't know of it.
  mutating func takeOver(_ session: String, _ refused: String, _ history: String) -> [Effect] {
    guard let saved = try? Address(session) else { return [] }
    readRefused(refused)
    takeOver(saved.mixers)
    recentColors = saved.recentColors
    suggestions.locks = saved.locks
    let own = theme
    var arrived = Theme(salvaging: saved.theme ?? "")
    library.recognize(&arrived)
    self.history = History(text: history)
    guard arrived != own else { return [] }
    var effects: [Effect] = []
    if !own.isEmpty, !self.history.holds(own) {
      self.history.record(own)
      effects.append(.saveHistory(self.history.text))
    }
    theme = arrived
    rememberMixedColors(of: theme)
    isAskingToStartOver = false
    if !theme.allows(route) { show(theme.furthestRoute) }
    if !effects.isEmpty { effects.append(saveSession) }
    let leadsBack = self.history.leads(backTo: own)
    _ = mix(isSaved: false) {
      $0.forgetThemeChanges()
      if leadsBack { $0.noteThemeChange() }
    }
    notice = Notice("The theme changed in another tab.", offersUndo: leadsBack)
    return effects
  }

  private mutating func takeOver(_ others: [Mixer]) {
    for mixer in mixers { takeOver(others.last { $0.base == mixer.base } ?? Mixer(mixer.base)) }
    for other in others { takeOver(other) }
  }

  private mutating func takeOver(_ other: Mixer) {
    var mixer = mixers.last { $0.base == other.base } ?? Mixer(other.base)
    mixer.take(over: other)
    keep(mixer)
  }
}
