import Studio
import UIKit

extension UIMenu {
  /// Undo and redo, each disabled if there's nothing to undo or redo, and shuffle.
  convenience init(_ tabBar: TabBar, report: @escaping Report) {
    let buttons = [
      (tabBar.undo, "arrow.uturn.backward"), (tabBar.redo, "arrow.uturn.forward"), (tabBar.shuffle, "shuffle"),
    ]
    let entries = buttons.map { button, symbol in
      UIAction(
        title: button.label, image: UIImage(systemName: symbol), attributes: button.isEnabled ? [] : .disabled
      ) { _ in report(button.event) }
    }
    self.init(title: "", children: entries)
  }
}
