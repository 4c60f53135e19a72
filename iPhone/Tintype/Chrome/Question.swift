import Studio
import UIKit

extension Alert {
  /// UIKit's alert for the question, which reports the answer.
  @MainActor func controller(_ report: @escaping Report) -> UIAlertController {
    let question = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (button, style) in [(cancel, UIAlertAction.Style.cancel), (confirm, .destructive)] {
      question.addAction(UIAlertAction(title: button.label, style: style) { _ in report(button.event) })
    }
    return question
  }
}
