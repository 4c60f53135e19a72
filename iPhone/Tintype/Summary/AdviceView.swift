import Studio
import Theme
import UIKit

/// The places where the theme's colors don't read, and what to use or change there.
final class AdviceView: UIView {
  private let lead = UILabel()
  private let items = UIStackView()
  private let report: Report

  init(report: @escaping Report) {
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

  /// Takes VoiceOver to the first line.
  func focus() {
    UIAccessibility.post(notification: .layoutChanged, argument: lead)
  }

  func show(_ advice: Advice, _ appearance: Appearance) {
    lead.text = advice.lead
    lead.font = UIFont.face(of: nil, size: 15).scaled(as: .subheadline)
    lead.textColor = UIColor(appearance.text)
    let views = items.arrange(advice.items.count) { AdviceItemView(report: report) }
    for (item, view) in zip(advice.items, views) { view.show(item, appearance) }
  }
}
