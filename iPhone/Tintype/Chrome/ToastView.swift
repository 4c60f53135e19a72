import Studio
import Theme
import UIKit

/// A sentence, beside the colors that it's about, and Undo if there's something to undo. It scrolls if there isn't room for all of it.
final class ToastView: UIScrollView {
  /// Hears of another height.
  var resized: () -> Void = {}
  /// Takes it away; VoiceOver does it by scrubbing with two fingers.
  var dismiss: () -> Void = {}

  private let sentence = UILabel(.subheadline)
  private let dots = UIStackView()
  private let undo: CoreButton
  private var height: CGFloat = 0

  /// Takes what to do with the event of Undo.
  init(report: @escaping Report) {
    undo = CoreButton(report: report)
    super.init(frame: .zero)
    layer.cornerRadius = 22
    clipsToBounds = true
    alwaysBounceVertical = false
    // It's below the safe area, which would push its text out of it.
    contentInsetAdjustmentBehavior = .never
    // VoiceOver reads its parts together, with nothing else between them.
    shouldGroupAccessibilityChildren = true
    undo.configuration?.cornerStyle = .capsule
    undo.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    undo.setContentCompressionResistancePriority(.almostRequired, for: .horizontal)
    dots.spacing = 4
    dots.accessibilityIgnoresInvertColors = true
    let words = UIStackView(arrangedSubviews: [dots, sentence])
    words.spacing = 12
    words.alignment = .center
    let line = AdaptiveStackView(of: [words, undo])
    line.hold(leastHeight: 44)
    let padded = UIView()
    padded.pin(line, NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
    scroll(padded, 0)
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
    dots.isHidden = notice.colors.isEmpty
    for (dot, color) in zip(dots.arrange(notice.colors.count) { DotView() }, notice.colors) {
      dot.backgroundColor = UIColor(color)
      // One like the line itself has an edge.
      (dot.layer.borderWidth, dot.layer.borderColor) = (1, text.cgColor)
    }
    undo.isHidden = notice.undo == nil
    if let button = notice.undo { undo.show(button, background: text.withAlphaComponent(0.16), text: text) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.height != height else { return }
    height = bounds.height
    resized()
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss()
    return true
  }
}
