import Studio
import UIKit

/// The content of a sheet: a line, a long text, or a color for each role. It scrolls.
final class SheetView: UIScrollView {
  private let report: Report
  private let message = UILabel()
  private let field = UITextField()
  private let areaName = UILabel()
  private let area = UITextView(frame: .zero, textContainer: nil)
  private let error = UILabel()
  private let themes: PickerButton
  private let choices = UIStackView()
  private let actions = UIStackView()
  private var shown: Sheet?

  init(report: @escaping Report) {
    self.report = report
    themes = PickerButton(report: report)
    super.init(frame: .zero)
    keyboardDismissMode = .interactive
    for label in [message, areaName, error] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .label
    }
    areaName.isAccessibilityElement = false
    for stack in [choices, actions] {
      stack.axis = .vertical
      stack.spacing = 16
    }
    setUpFields()
    layOut([message, themes, choices, field, areaName, area, error, actions])
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
    for label in [message, areaName, error] { label.font = .face(of: nil, size: 15).scaled(as: .subheadline) }
    for font in [UIFont.face(of: nil, size: 17).scaled()] { (field.font, area.font) = (font, font) }
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
    area.layer.cornerRadius = 8
    area.backgroundColor = .secondarySystemBackground
    area.hold(leastHeight: 120)
  }

  private func layOut(_ views: [UIView]) {
    let parts = UIStackView(arrangedSubviews: views)
    parts.axis = .vertical
    parts.spacing = 12
    scroll(parts, 16)
  }
}
