import Studio
import UIKit

extension UIMenu {
  /// Undo and redo, each as it can be done.
  convenience init(_ session: Session, _ dock: Dock) {
    let undo = UIAction(title: "Undo", attributes: dock.canUndo ? [] : .disabled) { [weak session] _ in
      session?.handle(.undoTapped)
    }
    let redo = UIAction(title: "Redo", attributes: dock.canRedo ? [] : .disabled) { [weak session] _ in
      session?.handle(.redoTapped)
    }
    self.init(title: "", children: [undo, redo])
  }
}
