import Studio
import UIKit

/// The core's history as UIKit knows it: for a shake, a swipe with three fingers, Command-Z and the Edit menu.
final class HistoryManager: UndoManager {
  private weak var session: Session?

  init(_ session: Session) {
    self.session = session
    super.init()
  }

  private var tabBar: TabBar? { session?.screen.tabBar }

  override var canUndo: Bool { tabBar?.undo.isEnabled == true }

  override var canRedo: Bool { tabBar?.redo.isEnabled == true }

  override func undo() {
    if let tabBar { session?.handle(tabBar.undo.event) }
  }

  override func redo() {
    if let tabBar { session?.handle(tabBar.redo.event) }
  }
}
