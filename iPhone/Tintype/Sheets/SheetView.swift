import Studio
import UIKit

/// The content of a sheet: a line, a long text, or a color for each role. It scrolls.
final class SheetView: UIScrollView {
  private let report: Report
  private let message = UILabel(.subheadline)
  private let field = UITextField()
  private let areaName = UILabel(.subheadline)
  private let area = UITextView(frame: .zero, textContainer: nil)
  private let error = UILabel(.subheadline)
  private let themes: PickerButton
  private let choices = UIStackView(column: [], spacing: 16)
  private let actions = UIStackView(column: [], spacing: 16)
  private var shown: Sheet?

  init(report: @escaping Report) {
    self.report = report
    themes = PickerButton(report: report)
    super.init(frame: .zero)
    keyboardDismissMode = .interactive
    for label in [message, areaName, error] { label.textColor = .label }
    areaName.isAccessibilityElement = false
    setUpFields()
    scroll(
      UIStackView(column: [message, themes, choices, field, areaName, area, error, actions], spacing: 12), 16)
  }

  required init?(coder: NSCoder) { nil }

  /// The text in the field for long texts.
  var enteredText: String { area.text }

  func takeKeyboard() {
    let wanted: UIResponder? = shown?.field != nil ? field : shown?.area != nil ? area : nil
    wanted?.becomeFirstResponder()
  }

  func show(_ sheet: Sheet) {
    shown = sheet
    (message.text, message.isHidden) = (sheet.message, sheet.message == nil)
    show(sheet.field)
    (areaName.text, areaName.isHidden) = (sheet.area?.label, sheet.area == nil)
    area.isHidden = sheet.area == nil
    area.accessibilityLabel = sheet.area?.label
    area.accessibilityHint = sheet.area?.placeholder
    let reason = sheet.fieldError
    if let reason, reason != error.text { UIAccessibility.post(notification: .announcement, argument: reason) }
    (error.text, error.isHidden) = (reason, reason == nil)
    themes.isHidden = sheet.themes == nil
    if let picker = sheet.themes { themes.show(picker, text: .label) }
    for (view, choice) in zip(choices.arrange(sheet.choices.count) { SwatchChoiceView(report: report) }, sheet.choices)
    {
      view.show(choice)
    }
    choices.isHidden = sheet.choices.isEmpty
    for (view, button) in zip(actions.arrange(sheet.actions.count) { CoreButton(report: report) }, sheet.actions) {
      view.show(button, background: .label.withAlphaComponent(0.08), text: .label)
    }
    actions.isHidden = sheet.actions.isEmpty
  }

  private func show(_ wanted: TextField?) {
    field.isHidden = wanted == nil
    guard let wanted else { return }
    if field.text != wanted.text { field.text = wanted.text }
    field.placeholder = wanted.placeholder
    field.accessibilityLabel = wanted.label
  }

  private func setUpFields() {
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .words
    field.returnKeyType = .done
    field.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.hold(leastHeight: 44)
    field.addAction(
      UIAction { [weak self] _ in
        if let self, let wanted = shown?.field { report(wanted.input.changed(to: field.text ?? "")) }
      }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in
        if let self, let button = shown?.confirm, button.isEnabled { report(button.event) }
      }, for: .editingDidEndOnExit)
    area.isScrollEnabled = false
    area.autocapitalizationType = .none
    area.autocorrectionType = .no
    area.adjustsFontForContentSizeCategory = true
    area.font = .preferredFont(forTextStyle: .body)
    area.layer.cornerRadius = 8
    area.backgroundColor = .secondarySystemBackground
    area.hold(leastHeight: 120)
  }
}
