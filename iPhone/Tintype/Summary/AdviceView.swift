import Studio
import Theme
import UIKit

/// The places where the theme's colors don't read, and what to use or change there.
final class AdviceView: UIView {
  private let lead = UILabel(.subheadline)
  private let items = UIStackView(column: [], spacing: 12)
  private let report: Report

  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero)
    pin(
      UIStackView(column: [lead, items], spacing: 12),
      NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20))
  }

  required init?(coder: NSCoder) { nil }

  /// Takes VoiceOver to the first line.
  func focus() {
    UIAccessibility.post(notification: .layoutChanged, argument: lead)
  }

  func show(_ advice: Advice, _ appearance: Appearance) {
    lead.text = advice.lead
    lead.textColor = UIColor(appearance.text)
    let views = items.arrange(advice.items.count) { AdviceItemView(report: report) }
    for (item, view) in zip(advice.items, views) { view.show(item, appearance) }
  }
}
