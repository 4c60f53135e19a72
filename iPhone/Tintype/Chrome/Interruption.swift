import Studio
import UIKit

/// An alert in front of a screen, until it's answered.
enum Interruption: Equatable {
  case question(Alert)
  case sentence(Notice)

  init?(_ screen: Screen) {
    if let alert = screen.alert {
      self = .question(alert)
    } else if let notice = screen.notice {
      self = .sentence(notice)
    } else {
      return nil
    }
  }

  /// UIKit's alert for it, which reports the answer.
  @MainActor func alert(_ report: @escaping Report) -> UIAlertController {
    func action(_ button: Button, _ style: UIAlertAction.Style) -> UIAlertAction {
      UIAlertAction(title: button.label, style: style) { _ in report(button.event) }
    }
    switch self {
    case .question(let alert):
      let question = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
      question.addAction(action(alert.cancel, .cancel))
      question.addAction(action(alert.confirm, .destructive))
      return question
    case .sentence(let notice):
      let sentence = UIAlertController(title: nil, message: notice.sentence, preferredStyle: .alert)
      sentence.addAction(action(notice.dismiss, .cancel))
      if let undo = notice.undo { sentence.addAction(action(undo, .default)) }
      return sentence
    }
  }
}
