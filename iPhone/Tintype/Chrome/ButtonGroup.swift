import UIKit

/// Buttons that belong together, as the rows of one rounded group.
final class ButtonGroup: UIView {
  private let report: Report
  private let rows = UIStackView(column: [], spacing: 1)

  /// Takes what to do with the event of the button that is tapped.
  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero)
    layer.cornerRadius = 16
    clipsToBounds = true
    pin(rows)
  }

  required init?(coder: NSCoder) { nil }

  /// As many rows as needed, from the first.
  func buttons(_ count: Int) -> [CoreButton] {
    rows.arrange(count) {
      let button = CoreButton(report: report)
      button.contentHorizontalAlignment = .leading
      button.configuration?.cornerStyle = .fixed
      button.configuration?.background.cornerRadius = 0
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
      return button
    }
  }
}
