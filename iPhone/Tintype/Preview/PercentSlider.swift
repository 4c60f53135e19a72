import ColorScience
import Studio
import UIKit

/// A slider in whole percents: its name, its thumb and its value.
final class PercentSlider: UIView {
  private let name = UILabel(.body)
  private let slider = UISlider()
  private let value = UILabel(.body)
  private let line: AdaptiveStackView
  private var shown: Slider?

  init(report: @escaping Report) {
    line = AdaptiveStackView(of: [name, slider, value])
    super.init(frame: .zero)
    pin(line)
    for label in [name, value] {
      label.isAccessibilityElement = false
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    slider.addAction(
      UIAction { [weak self] _ in
        if let self, let shown { report(shown.input.moved(to: Double(slider.value))) }
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shown: Slider, text: SRGB) {
    self.shown = shown
    slider.minimumValue = Float(shown.range.lowerBound)
    slider.maximumValue = Float(shown.range.upperBound)
    slider.value = Float(shown.value)
    slider.accessibilityLabel = shown.label
    slider.accessibilityValue = shown.valueText
    name.text = shown.label
    value.text = shown.valueText
    for label in [name, value] { label.textColor = UIColor(text) }
  }
}
