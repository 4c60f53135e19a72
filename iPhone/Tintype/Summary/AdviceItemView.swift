import Studio
import Theme
import UIKit

/// The shades to use where a chosen color doesn't read, over the button that changes the color instead.
final class AdviceItemView: UIView {
  private let pairs = UIStackView()
  private let button: CoreButton

  init(report: @escaping Report) {
    button = CoreButton(report: report)
    super.init(frame: .zero)
    layer.cornerRadius = 16
    let parts = UIStackView(arrangedSubviews: [pairs, button])
    for stack in [parts, pairs] {
      stack.axis = .vertical
      stack.spacing = 12
    }
    pin(parts, NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Advice.Item, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    backgroundColor = text.withAlphaComponent(0.06)
    let rows = pairs.arrange(item.pairs.count) { AdvicePairView(frame: .zero) }
    for (pair, row) in zip(item.pairs, rows) { row.show(pair, text) }
    if let fix = item.fix { button.show(fix, background: text, text: UIColor(appearance.background)) }
    button.isHidden = item.fix == nil
  }
}

/// Two colors, the one on the other, beside the words about them.
final class AdvicePairView: UIStackView {
  private let background = UIView()
  private let dot = UIView()
  private let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 12
    words.numberOfLines = 0
    background.layer.cornerRadius = 12
    background.accessibilityIgnoresInvertColors = true
    dot.layer.cornerRadius = 8
    background.place(dot)
    addArrangedSubview(background)
    addArrangedSubview(words)
    NSLayoutConstraint.activate([
      background.widthAnchor.constraint(equalToConstant: 40), background.heightAnchor.constraint(equalToConstant: 40),
      dot.widthAnchor.constraint(equalToConstant: 16), dot.heightAnchor.constraint(equalToConstant: 16),
      dot.centerXAnchor.constraint(equalTo: background.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: background.centerYAnchor),
    ])
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func show(_ pair: Advice.Pair, _ text: UIColor) {
    background.backgroundColor = UIColor(pair.back)
    dot.backgroundColor = UIColor(pair.front)
    words.text = pair.sentence
    words.font = UIFont.face(of: nil, size: 15).scaled(as: .subheadline)
    words.textColor = text
  }
}
