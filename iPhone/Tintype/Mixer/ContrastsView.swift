import ColorScience
import Studio
import UIKit

/// White and black text on the color, and what they are good for.
final class ContrastsView: UIView {
  private let line = AdaptiveStackView(of: [], .fillEqually)

  init() {
    super.init(frame: .zero)
    pin(line)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ cards: [MixerPanel.ContrastCard], _ text: SRGB) {
    for _ in cards.dropFirst(line.arrangedSubviews.count) { addCard() }
    for (card, view) in zip(cards, line.arrangedSubviews) { (view as? UILabel)?.show(card, text) }
  }

  private func addCard() {
    line.addArrangedSubview(UILabel(.footnote))
  }
}

extension UILabel {
  /// Copies a card: two letters in its text color, the rest in the text color of the mixer.
  fileprivate func show(_ card: MixerPanel.ContrastCard, _ text: SRGB) {
    let small = UIFont.preferredFont(forTextStyle: .footnote)
    let large = UIFont.preferredFont(forTextStyle: .title2)
    let line = NSMutableAttributedString(
      string: "Aa ", attributes: [.font: large, .foregroundColor: UIColor(card.text)])
    for (words, font) in [(card.ratio + "\n", large), (card.title + ": " + card.verdict, small)] {
      line.append(NSAttributedString(string: words, attributes: [.font: font, .foregroundColor: UIColor(text)]))
    }
    attributedText = line
    accessibilityLabel = card.title + ", " + card.ratio + ", " + card.verdict
  }
}
