import ColorScience
import Studio
import UIKit

/// The alpha: its name, its stepper and its value.
final class AlphaRowView: UIView {
  private let name = UILabel()
  private let stepper = UIStepper()
  private let value = UILabel()
  private let line: AdaptiveStackView
  private var shown: MixerPanel.AlphaRow?

  init(report: @escaping Report) {
    line = AdaptiveStackView(of: [name, stepper, value])
    super.init(frame: .zero)
    pin(line)
    name.text = "Alpha".localized
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    stepper.accessibilityLabel = "Alpha".localized
    stepper.maximumValue = 1
    stepper.stepValue = 0.1
    value.textAlignment = .right
    for label in [name, value] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self, let shown else { return }
        report((stepper.value > Self.value(of: shown) ? shown.increase : shown.decrease).event)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: MixerPanel.AlphaRow, _ text: SRGB) {
    shown = row
    stepper.value = Self.value(of: row)
    stepper.accessibilityValue = row.text
    value.text = row.text
    for label in [name, value] {
      label.font = .face(of: nil, size: 17).scaled()
      label.textColor = UIColor(text)
    }
  }

  private static func value(of row: MixerPanel.AlphaRow) -> Double { Double(row.number) ?? 1 }
}
