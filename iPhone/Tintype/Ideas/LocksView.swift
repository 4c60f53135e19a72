import Studio
import Theme
import UIKit

/// Shuffle, and what it keeps.
final class LocksView: UIView {
  private let report: Report
  private let rows = UIStackView(column: [], spacing: 8)
  private let shuffle: CoreButton

  init(report: @escaping Report) {
    self.report = report
    shuffle = CoreButton(report: report)
    super.init(frame: .zero)
    pin(
      UIStackView(column: [shuffle, rows], spacing: 12),
      NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ locks: [Toggle], _ button: Button, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    shuffle.show(button, quietlyIn: text)
    shuffle.configuration?.image = UIImage(systemName: "shuffle")
    shuffle.configuration?.imagePadding = 8
    let views = rows.arrange(locks.count) { LockRow(report: report) }
    for (view, lock) in zip(views, locks) { view.show(lock, text) }
  }
}

/// A choice, and the switch that keeps it.
final class LockRow: UIView {
  private let name = UILabel(.body)
  private let toggle = UISwitch()
  private var shown: Toggle?

  init(report: @escaping Report) {
    super.init(frame: .zero)
    name.isAccessibilityElement = false
    pin(AdaptiveStackView(of: [name, toggle]))
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    hold(leastHeight: 44)
    toggle.addAction(
      UIAction { [weak self] _ in
        if let shown = self?.shown { report(shown.event) }
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ lock: Toggle, _ text: UIColor) {
    shown = lock
    name.text = lock.label
    name.textColor = text
    toggle.accessibilityLabel = lock.label
    if toggle.isOn != lock.isOn { toggle.setOn(lock.isOn, animated: false) }
  }
}
