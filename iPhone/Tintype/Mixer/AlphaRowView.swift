import ColorScience
import Studio
import UIKit

/// The alpha: its name, its stepper and its value.
final class AlphaRowView: UIView {
  private let name = UILabel()
  private let stepper = UIStepper()
  private let value = UILabel()
  private let line: AdaptiveStackView
  private var shown = 1.0

  init(report: @escaping (Event) -> Void) {
    line = AdaptiveStackView(of: [name, stepper, value])
    super.init(frame: .zero)
    pin(line)
    name.text = "Alpha"
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    stepper.accessibilityLabel = "Alpha"
    stepper.maximumValue = 1
    stepper.stepValue = 0.1
    value.textAlignment = .right
    for label in [name, value] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        report(self.stepper.value > self.shown ? .alphaIncreased : .alphaDecreased)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: MixerPanel.AlphaRow, _ ink: SRGB) {
    shown = Double(row.number) ?? 1
    stepper.value = shown
    stepper.accessibilityValue = row.text
    value.text = row.text
    for label in [name, value] {
      label.font = .face(of: nil, size: 17).scaled()
      label.textColor = UIColor(ink)
    }
  }
}
