import ColorScience
import Studio
import UIKit

/// A button of the core: its label, and the event that a tap on it means.
final class CoreButton: UIButton {
  private var tapped: () -> Void = {}
  private var report: Report = { _ in }

  /// Takes what to do with the event of a tap.
  convenience init(report: @escaping Report) {
    self.init(configuration: .filled())
    self.report = report
    addAction(
      UIAction { [weak self] _ in
        Hands.source = self
        self?.tapped()
      }, for: .primaryActionTriggered)
    isPointerInteractionEnabled = true
    hold(leastHeight: 44)
  }

  func show(_ button: Button, background: UIColor, text: UIColor) {
    tapped = { [report] in report(button.event) }
    isEnabled = button.isEnabled
    show(button.label, background, text)
  }

  /// Shows a button that's no more than a tint of its label's color.
  func show(_ button: Button, quietlyIn text: UIColor) {
    show(button, background: text.withAlphaComponent(0.08), text: text)
  }

  /// Shows a symbol for its label, which VoiceOver says.
  func show(_ button: Button, symbol: String, quietlyIn text: UIColor) {
    show(button, quietlyIn: text)
    configuration?.title = nil
    configuration?.image = UIImage(systemName: symbol)
    accessibilityLabel = button.label
  }

  /// One of several options shows which one is selected by its colors.
  func show(_ option: Option, background: UIColor, text: UIColor) {
    tapped = { [report] in report(option.event) }
    isSelected = option.isSelected
    show(option.label, background, text)
  }

  /// A switch says by its state whether it's on.
  func show(_ toggle: Toggle, background: UIColor, text: UIColor) {
    tapped = { [report] in report(toggle.event) }
    isSelected = toggle.isOn
    show(toggle.label, background, text)
  }

  /// Shows a color before the label.
  func show(_ color: SRGB) {
    configuration?.image = UIImage(systemName: "circle.fill")?.withTintColor(
      UIColor(color), renderingMode: .alwaysOriginal)
    configuration?.imagePadding = 8
    accessibilityIgnoresInvertColors = true
  }

  private func show(_ label: String, _ background: UIColor, _ text: UIColor) {
    configuration?.title = label
    configuration?.baseBackgroundColor = background
    configuration?.baseForegroundColor = text
  }
}
