import Studio
import UIKit

extension Hands {
  /// Handles a shake. Returns false if UIKit should ask whether to undo, as it does everywhere. A shake shuffles only
  /// if there's nothing to undo or redo, so that nobody loses a choice by picking up a phone, and never for a person
  /// who turned Shake to Undo off.
  func shake(_ motion: UIEvent.EventSubtype) -> Bool {
    let screen = session.screen
    guard motion == .motionShake, UIAccessibility.isShakeToUndoEnabled, Question(screen) == nil, !history.canUndo,
      !history.canRedo
    else { return false }
    session.handle(screen.tabBar.shuffle.event)
    return true
  }
}
