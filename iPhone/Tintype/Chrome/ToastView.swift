import Studio
import Theme
import UIKit

/// A sentence at the bottom of the screen, with buttons. It scrolls if it's higher than the screen.
final class ToastView: UIScrollView {
  private let sentence = UILabel(.subheadline)
  private let undo: CoreButton
  private let dismiss: CoreButton

  /// Takes what to do with the event of the button that is tapped.
  init(report: @escaping Report) {
    undo = CoreButton(report: report)
    dismiss = CoreButton(report: report)
    super.init(frame: .zero)
    layer.cornerRadius = 14
    clipsToBounds = true
    alwaysBounceVertical = false
    // VoiceOver reads its parts together, with nothing else between them.
    shouldGroupAccessibilityChildren = true
    scroll(UIStackView(column: [sentence, AdaptiveStackView(of: [undo, dismiss], .fillEqually)], spacing: 12), 16)
    let height = heightAnchor.constraint(equalTo: contentLayoutGuide.heightAnchor, multiplier: 1)
    height.priority = .defaultHigh
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ notice: Notice, _ appearance: Appearance) {
    let text = UIColor(appearance.background)
    backgroundColor = UIColor(appearance.text)
    sentence.text = notice.sentence
    sentence.textColor = text
    undo.isHidden = notice.undo == nil
    for (view, button) in [(undo, notice.undo), (dismiss, notice.dismiss)] {
      if let button { view.show(button, background: text.withAlphaComponent(0.16), text: text) }
    }
  }
}
