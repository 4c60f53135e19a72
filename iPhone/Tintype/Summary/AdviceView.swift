import Studio
import UIKit

/// What falls short in the theme's colors, and the changes that help.
final class AdviceView: UIView {
  private let lead = UILabel()
  private let items = UIStackView()
  private let report: (Event) -> Void

  init(report: @escaping (Event) -> Void) {
    self.report = report
    super.init(frame: .zero)
    lead.numberOfLines = 0
    let parts = UIStackView(arrangedSubviews: [lead, items])
    for stack in [parts, items] {
      stack.axis = .vertical
      stack.spacing = 12
    }
    pin(parts, NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ advice: Advice, _ appearance: Appearance) {
    lead.text = advice.lead
    lead.font = UIFont.face(of: nil, size: 15).scaled(as: .subheadline)
    lead.textColor = UIColor(appearance.ink)
    let views = items.arrange(advice.items.count) { AdviceItemView() }
    for (index, item) in advice.items.enumerated() where views.indices.contains(index) {
      views[index].show(item, appearance) { [report] in report(.changeTapped(index)) }
    }
  }
}

extension UIStackView {
  /// As many views of a kind as are wanted: those that stand already, and new ones after them.
  func arrange<View: UIView>(_ count: Int, make: () -> View) -> [View] {
    for gone in arrangedSubviews.dropFirst(count) { gone.removeFromSuperview() }
    while arrangedSubviews.count < count { addArrangedSubview(make()) }
    return arrangedSubviews.compactMap { $0 as? View }
  }
}
