import Studio
import UIKit

/// Pairs of colors that fall short, over the button that takes the change which helps them.
final class AdviceItemView: UIView {
  private let pairs = UIStackView()
  private let remark = UILabel()
  private lazy var button = UIButton(
    configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.taken() })
  private var taken: () -> Void = {}

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 16
    remark.numberOfLines = 0
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    let parts = UIStackView(arrangedSubviews: [pairs, remark, button])
    for stack in [parts, pairs] {
      stack.axis = .vertical
      stack.spacing = 12
    }
    pin(parts, NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Advice.Item, _ appearance: Appearance, taken: @escaping () -> Void) {
    self.taken = taken
    let ink = UIColor(appearance.ink)
    backgroundColor = ink.withAlphaComponent(0.06)
    let rows = pairs.arrange(item.pairs.count) { AdvicePairView(frame: .zero) }
    for (pair, row) in zip(item.pairs, rows) { row.show(pair, ink) }
    remark.text = item.label
    remark.font = UIFont.face(of: nil, size: 15).scaled(as: .subheadline)
    remark.textColor = ink
    remark.isHidden = item.change != nil
    button.configuration?.title = item.label
    button.configuration?.baseBackgroundColor = ink
    button.configuration?.baseForegroundColor = UIColor(appearance.page)
    button.isHidden = item.change == nil
  }
}

/// Two colors, the one on the other, beside the words about them.
final class AdvicePairView: UIStackView {
  private let ground = UIView()
  private let dot = UIView()
  private let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 12
    words.numberOfLines = 0
    ground.layer.cornerRadius = 12
    ground.accessibilityIgnoresInvertColors = true
    dot.layer.cornerRadius = 8
    ground.place(dot)
    addArrangedSubview(ground)
    addArrangedSubview(words)
    NSLayoutConstraint.activate([
      ground.widthAnchor.constraint(equalToConstant: 40), ground.heightAnchor.constraint(equalToConstant: 40),
      dot.widthAnchor.constraint(equalToConstant: 16), dot.heightAnchor.constraint(equalToConstant: 16),
      dot.centerXAnchor.constraint(equalTo: ground.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: ground.centerYAnchor),
    ])
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func show(_ pair: Advice.Pair, _ ink: UIColor) {
    ground.backgroundColor = UIColor(pair.back)
    dot.backgroundColor = UIColor(pair.front)
    words.text = pair.sentence
    words.font = UIFont.face(of: nil, size: 15).scaled(as: .subheadline)
    words.textColor = ink
  }
}
