import Studio
import UIKit

extension UIMenu {
  /// Undo and redo, each disabled where there is nothing to take back or do again.
  convenience init(undo: Button, redo: Button, report: @escaping Report) {
    let entries = [undo, redo].map { button in
      UIAction(title: button.label, attributes: button.isEnabled ? [] : .disabled) { _ in report(button.event) }
    }
    self.init(title: "", children: entries)
  }
}
