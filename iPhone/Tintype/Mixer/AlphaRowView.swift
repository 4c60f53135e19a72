import ColorScience
import Studio
import UIKit

/// The alpha: its slider and its value as a field in one row, below them a stepper for tenths, and why what was typed is refused.
final class AlphaRowView: UIView {
  private let name = UILabel(.body)
  private let slider: TrackSlider
  private let stepper = UIStepper()
  private let field: ValueField
  private let error = RefusalLabel(.footnote)
  private var shown: MixerPanel.AlphaRow?

  init(report: @escaping Report) {
    slider = TrackSlider(named: MixerPanel.AlphaRow.name, to: 1, report: report)
    field = ValueField(.numbersAndPunctuation, report: report)
    super.init(frame: .zero)
    name.text = MixerPanel.AlphaRow.name
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    layOut()
    stepper.accessibilityLabel = MixerPanel.AlphaRow.name
    stepper.maximumValue = 1
    stepper.stepValue = 0.1
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self, let shown else { return }
        report((stepper.value > Self.value(of: shown) ? shown.increase : shown.decrease).event)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the keyboard for its value.
  func show(_ row: MixerPanel.AlphaRow, _ text: SRGB, _ keyboard: UIKeyboardType) {
    shown = row
    slider.show(Self.value(of: row), row.text, row.input)
    slider.show(fadingTo: row.fill)
    stepper.value = Self.value(of: row)
    stepper.accessibilityValue = row.text
    field.show(row.field, keyboard)
    error.show(row.error, text)
    name.textColor = UIColor(text)
  }

  private func layOut() {
    let row = AdaptiveStackView(of: [name, slider, field])
    row.share(field.widthAnchor, of: 0.25)
    let lower = UIView()
    lower.place(stepper)
    NSLayoutConstraint.activate([
      stepper.topAnchor.constraint(equalTo: lower.topAnchor),
      stepper.bottomAnchor.constraint(equalTo: lower.bottomAnchor),
      stepper.trailingAnchor.constraint(equalTo: lower.trailingAnchor),
    ])
    pin(UIStackView(column: [row, lower, error], spacing: 8))
  }

  private static func value(of row: MixerPanel.AlphaRow) -> Double { Double(row.number) ?? 1 }
}
