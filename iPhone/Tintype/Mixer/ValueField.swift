import Studio
import UIKit

/// A field for a value: the mixer follows as the person types, and Done closes the keyboard. On a hardware keyboard,
/// Escape restores the last good value, and the up and down arrows step.
final class ValueField: UITextField {
  private var shown: TextField?
  private let report: Report

  /// Takes the keyboard, and what to do with the event of a new text or of leaving the field.
  init(_ keyboard: UIKeyboardType, report: @escaping Report) {
    self.report = report
    super.init(frame: .zero)
    borderStyle = .roundedRect
    textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    keyboardType = keyboard
    autocorrectionType = .no
    autocapitalizationType = .none
    spellCheckingType = .no
    returnKeyType = .done
    adjustsFontForContentSizeCategory = true
    font = .preferredFont(forTextStyle: .body)
    adjustsFontSizeToFitWidth = true
    addAction(
      UIAction { [weak self] _ in
        if let self, let shown { report(shown.input.changed(to: text ?? "")) }
      }, for: .editingChanged)
    addAction(
      UIAction { [weak self] _ in
        if let event = self?.shown?.input.finished { report(event) }
      }, for: .editingDidEnd)
    // After UIKit has put the caret where the finger was.
    addAction(UIAction { [weak self] _ in Task { self?.selectAll(nil) } }, for: .editingDidBegin)
    addAction(UIAction { [weak self] _ in self?.resignFirstResponder() }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? {
    keys.map { key in
      // The method of this name here. A selector can’t be checked on Linux; a test does.
      let command = UIKeyCommand(title: "", action: Selector(("stepOrCancel:")), input: key.input, modifierFlags: [])
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  /// Not called `press`, which a shortcut of the window's calls.
  @IBAction func stepOrCancel(_ command: UIKeyCommand) {
    let key = keys.first { $0.input == command.input }
    if let shown, let event = key?.event(shown.input) { report(event) }
  }

  /// Shows a field, and if there's a keyboard for it, that keyboard.
  func show(_ field: TextField, _ keyboard: UIKeyboardType? = nil) {
    shown = field
    if text != field.text { text = field.text }
    accessibilityLabel = field.label
    if let keyboard { keyboardType = keyboard }
  }
}

/// Keys with a meaning in a field.
@MainActor private let keys: [(input: String, event: (TextField.Input) -> Event?)] = [
  (UIKeyCommand.inputEscape, { $0.canceled }), (UIKeyCommand.inputUpArrow, { $0.stepped(by: 1) }),
  (UIKeyCommand.inputDownArrow, { $0.stepped(by: -1) }),
]
