import Theme

/// The device's reports about itself and the texts it saved.
public enum SessionEvent: Equatable, Sendable {
  /// The app was opened at an address (empty for none), with what was saved: the session, links that couldn't be read,
  /// and the history, each empty if there's none.
  case opened(address: String, session: String, refused: String, history: String = "", canPickColors: Bool = false)
  /// Another tab saved its choices: the session, the links that couldn't be read, and the history.
  case choicesArrived(session: String, refused: String, history: String)
  /// The device turned light or dark.
  case appearanceChanged(Appearance)
}

extension Studio {
  mutating func handle(session event: SessionEvent) -> [Effect] {
    switch event {
    case .opened(let address, let session, let refused, let history, let canPickColors):
      desk.canPickColors = canPickColors
      desk.history = History(text: history)
      return open(address, session, refused)
    case .choicesArrived(let session, let refused, let history): return takeOver(session, refused, history)
    case .appearanceChanged(let appearance):
      desk.appearance = appearance
      return []
    }
  }
}
