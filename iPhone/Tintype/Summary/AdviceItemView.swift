import ColorScience
import Studio
import Theme
import UIKit
import _Text

/// The shades that were adjusted, over the button that changes the chosen color instead.
final class AdviceItemView: UIView {
  private let places = UIStackView(column: [], spacing: 12)
  private let button: CoreButton

  init(report: @escaping Report) {
    button = CoreButton(report: report)
    super.init(frame: .zero)
    layer.cornerRadius = 16
    pin(
      UIStackView(column: [places, button], spacing: 12),
      NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Advice.Item, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    backgroundColor = text.withAlphaComponent(0.06)
    let rows = places.arrange(item.places.count) { AdjustmentView(frame: .zero) }
    for (place, row) in zip(item.places, rows) { row.show(place, text) }
    if let fix = item.fix { button.show(fix, background: text, text: UIColor(appearance.background)) }
    button.isHidden = item.fix == nil
  }
}

/// A shade before and after, beside the words about them.
final class AdjustmentView: UIStackView {
  private let before = ShadeView()
  private let after = ShadeView()
  private let words = UILabel(.subheadline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 12
    let shades = UIStackView(arrangedSubviews: [before, after])
    shades.layer.cornerRadius = 12
    shades.clipsToBounds = true
    addArrangedSubview(shades)
    addArrangedSubview(words)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func show(_ place: Advice.Adjustment, _ text: UIColor) {
    before.show(place.before, on: place.background)
    after.show(place.after, on: place.background)
    words.text = place.place + "\n" + place.sentence
    words.textColor = text
  }
}

/// A dot in a color on another.
private final class ShadeView: UIView {
  private let dot = UIView()

  init() {
    super.init(frame: .zero)
    accessibilityIgnoresInvertColors = true
    dot.layer.cornerRadius = 8
    place(dot)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 32), heightAnchor.constraint(equalToConstant: 40),
      dot.widthAnchor.constraint(equalToConstant: 16), dot.heightAnchor.constraint(equalToConstant: 16),
      dot.centerXAnchor.constraint(equalTo: centerXAnchor), dot.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: SRGB, on background: SRGB) {
    backgroundColor = UIColor(background)
    dot.backgroundColor = UIColor(color)
  }
}
