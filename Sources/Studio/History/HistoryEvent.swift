import Theme

/// A step through the theme's changes. The mixer has its own steps, see `MixerEvent`.
public enum HistoryEvent: Equatable, Sendable {
  case undoTapped
  case redoTapped
}

extension Desk {
  mutating func handle(history event: HistoryEvent) -> [Effect] {
    switch event {
    case .undoTapped:
      // A notice offers this in the mixer, too, whose own undo must then skip the step.
      themeStep = .undone
      return travel(to: history.undo(theme), .undone)
    case .redoTapped: return travel(to: history.redo(theme), .redone)
    }
  }
}
