import Studio
import UIKit

/// A question in front of a screen.
enum Question: Equatable {
  case alert(Alert)
  /// Actions, one below the other.
  case actions(Sheet)
  /// Something to fill in.
  case form(Sheet)

  /// Nil if the screen asks nothing.
  init?(_ screen: Screen) {
    if let alert = screen.alert {
      self = .alert(alert)
    } else if let sheet = screen.sheet {
      self = sheet.confirm == nil ? .actions(sheet) : .form(sheet)
    } else {
      return nil
    }
  }

  /// UIKit's means to ask it, which reports the answer.
  @MainActor func controller(_ report: @escaping Report) -> UIViewController {
    switch self {
    case .alert(let alert):
      let question = UIAlertController(
        title: alert.title, message: alert.message, preferredStyle: .alert)
      question.add(alert.cancel, .cancel, report)
      question.add(alert.confirm, .destructive, report)
      return question
    case .actions(let sheet):
      let question = UIAlertController(
        title: sheet.title, message: sheet.message, preferredStyle: .actionSheet)
      for button in sheet.actions { question.add(button, .default, report) }
      if let removal = sheet.removal { question.add(removal, .destructive, report) }
      question.add(sheet.cancel, .cancel, report)
      return question
    case .form(let sheet): return SheetController(sheet, report: report)
    }
  }
}

extension UIAlertController {
  fileprivate func add(_ button: Button, _ style: UIAlertAction.Style, _ report: @escaping Report) {
    addAction(UIAlertAction(title: button.label, style: style) { _ in report(button.event) })
  }
}
