import Studio
import Theme
import UIKit

/// The app's name, and why what was typed can't be one.
final class NameField: UIView {
  private let name = UILabel(.footnote)
  private let field = UITextField()
  private let error = UILabel(.footnote)
  private var shown: TextField?

  init(report: @escaping Report) {
    super.init(frame: .zero)
    pin(UIStackView(column: [name, field, error], spacing: 4))
    name.isAccessibilityElement = false
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .words
    field.returnKeyType = .done
    field.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.hold(leastHeight: 44)
    field.addAction(
      UIAction { [weak self] _ in
        if let self, let shown { report(shown.input.changed(to: field.text ?? "")) }
      }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in
        if let event = self?.shown?.input.finished { report(event) }
      }, for: .editingDidEnd)
    field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tools: StageTools, _ appearance: Appearance) {
    shown = tools.name
    isHidden = shown == nil
    name.text = shown?.label
    if field.text != shown?.text { field.text = shown?.text }
    field.placeholder = shown?.placeholder
    field.accessibilityLabel = shown?.label
    let reason = tools.nameError
    if let reason, reason != error.text {
      UIAccessibility.post(notification: .announcement, argument: reason)
    }
    error.text = reason
    error.isHidden = tools.nameError == nil
    field.textColor = UIColor(appearance.text)
    for label in [name, error] { label.textColor = UIColor(appearance.mutedText) }
  }
}
