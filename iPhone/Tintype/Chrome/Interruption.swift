import Studio
import UIKit

/// What stands before a screen until it is answered.
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

  /// UIKit's alert for it, which tells what was answered.
  @MainActor func alert(_ answered: @escaping (Event) -> Void) -> UIAlertController {
    switch self {
    case .question(let alert):
      let question = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
      question.addAction(UIAlertAction(title: alert.cancel, style: .cancel) { _ in answered(.cancelTapped) })
      question.addAction(
        UIAlertAction(title: alert.confirm, style: .destructive) { _ in answered(.startOverConfirmed) })
      return question
    case .sentence(let notice):
      let sentence = UIAlertController(title: nil, message: notice.sentence, preferredStyle: .alert)
      sentence.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in answered(.noticeDismissed) })
      return sentence
    }
  }
}
