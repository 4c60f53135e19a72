import Studio
import UIKit

/// A field for a value: the mixer follows what's typed, and Done takes the keyboard away.
final class ValueField: UITextField {
  private var shown: TextField?

  /// Takes the keyboard, and what to do with the event of a new text or of leaving the field.
  init(_ keyboard: UIKeyboardType, report: @escaping Report) {
    super.init(frame: .zero)
    borderStyle = .roundedRect
    textAlignment = .right
    keyboardType = keyboard
    autocorrectionType = .no
    autocapitalizationType = .none
    spellCheckingType = .no
    returnKeyType = .done
    adjustsFontForContentSizeCategory = true
    adjustsFontSizeToFitWidth = true
    addAction(
      UIAction { [weak self] _ in
        if let self, let shown { report(shown.changed(to: text ?? "")) }
      }, for: .editingChanged)
    addAction(
      UIAction { [weak self] _ in
        if let event = self?.shown?.finished { report(event) }
      }, for: .editingDidEnd)
    addAction(UIAction { [weak self] _ in self?.resignFirstResponder() }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ field: TextField) {
    shown = field
    font = .face(of: nil, size: 17).scaled()
    if text != field.text { text = field.text }
    accessibilityLabel = field.label
  }
}
