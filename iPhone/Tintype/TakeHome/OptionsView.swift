import Studio
import Theme
import UIKit

/// The options of the format that's shown, under the button that shows them.
final class OptionsView: UIView {
  private let report: Report
  private let toggle: CoreButton
  private let fields = UIStackView(column: [], spacing: 12)

  init(report: @escaping Report) {
    self.report = report
    toggle = CoreButton(report: report)
    super.init(frame: .zero)
    pin(UIStackView(column: [toggle, fields], spacing: 12))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: OptionsPanel, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    toggle.show(panel.toggle, background: text.withAlphaComponent(panel.toggle.isSelected ? 0.2 : 0.08), text: text)
    for (view, field) in zip(fields.arrange(panel.fields.count) { OptionField(report: report) }, panel.fields) {
      view.show(field, appearance)
    }
  }
}

/// An option: a menu of its words or a field for its text, and below it what it's for, or why the text can't be used.
private final class OptionField: UIView {
  private let choice: PickerButton
  private let name = UILabel(.headline)
  private let field: ValueField
  private let error = RefusalLabel(.footnote)
  private let help = UILabel(.footnote)

  init(report: @escaping Report) {
    choice = PickerButton(report: report)
    field = ValueField(.asciiCapable, report: report)
    super.init(frame: .zero)
    name.isAccessibilityElement = false
    field.textAlignment = .natural
    pin(UIStackView(column: [choice, name, field, error, help], spacing: 4))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ option: OptionsPanel.Field, _ appearance: Appearance) {
    var text: TextField?
    switch option.control {
    case .choice(let label, let options):
      choice.show(label, options, remarks: [], text: UIColor(appearance.text))
    case .text(let shown): text = shown
    }
    choice.isHidden = text != nil
    for view in [name, field] { view.isHidden = text == nil }
    if let text {
      name.text = text.label
      field.show(text)
      field.placeholder = text.placeholder
    }
    error.show(option.error, appearance.text)
    help.text = option.help
    name.textColor = UIColor(appearance.text)
    help.textColor = UIColor(appearance.mutedText)
  }
}
