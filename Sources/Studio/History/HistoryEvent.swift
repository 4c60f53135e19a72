import Theme

/// A step through the theme's changes. The mixer has its own steps, see `MixerEvent`.
public enum HistoryEvent: Equatable, Sendable {
  case undoTapped
  case redoTapped
}

extension Studio {
  mutating func handle(history event: HistoryEvent) -> [Effect] {
    switch event {
    case .undoTapped:
      // A notice offers this in the mixer, too, whose own undo must then skip the step.
      _ = mix(isSaved: false) { $0.noteThemeUndone() }
      return travel(to: history.undo(theme))
    case .redoTapped: return travel(to: history.redo(theme))
    }
  }

  /// Takes up a theme of the history. If it doesn't allow the current screen, goes to the furthest one it allows.
  mutating func travel(to theme: Theme?) -> [Effect] {
    guard let theme else { return [] }
    self.theme = theme
    stage.previewed = nil
    closeEditor()
    library.recognize(&self.theme)
    rememberMixedColors(of: theme)
    notice = nil
    isAskingToStartOver = false
    let effects: [Effect] = [saveSession, .saveHistory(history.text)]
    return theme.allows(route) ? effects : effects + go(to: theme.furthestRoute)
  }
}
