import Studio
import UIKit

/// A setting of type or corners: its name, its value, and buttons to the stops before and after.
final class SettingRow: UIView {
  private let name = UILabel(.headline)
  private let value = UILabel(.body)
  private let note = UILabel(.footnote)
  private let less: CoreButton
  private let more: CoreButton
  private let reset: CoreButton

  init(report: @escaping Report) {
    less = CoreButton(report: report)
    more = CoreButton(report: report)
    reset = CoreButton(report: report)
    super.init(frame: .zero)
    let words = UIStackView(column: [name, value, note], spacing: 4)
    let buttons = UIStackView(arrangedSubviews: [reset, less, more])
    buttons.spacing = 8
    buttons.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    pin(AdaptiveStackView(of: [words, buttons]))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ setting: SettingStepper, _ text: UIColor) {
    name.text = setting.label
    value.text = setting.value
    (note.text, note.isHidden) = (setting.note, setting.note == nil)
    for label in [name, value, note] { label.textColor = text }
    for (view, button, symbol) in [(less, setting.down, "minus"), (more, setting.up, "plus")] {
      view.show(button, symbol: symbol, quietlyIn: text)
    }
    reset.isHidden = setting.reset == nil
    if let button = setting.reset {
      reset.show(button, symbol: "arrow.counterclockwise", quietlyIn: text)
    }
  }
}
