import ColorScience
import Studio
import UIKit

/// A button that opens a menu of options. It says which are selected.
final class PickerButton: UIButton {
  private var report: Report = { _ in }
  private var shown: (label: String, options: [Option], text: UIColor)?

  /// Takes what to do with the event of the option that is tapped.
  convenience init(report: @escaping Report) {
    self.init(configuration: .filled())
    self.report = report
    showsMenuAsPrimaryAction = true
    isPointerInteractionEnabled = true
    hold(leastHeight: 44)
  }

  func show(_ picker: Picker, text: UIColor) { show(picker.label, picker.options, remarks: [], text: text) }

  /// Takes a remark on each option, if there is one.
  func show(_ label: String, _ options: [Option], remarks: [String], text: UIColor) {
    configuration?.baseBackgroundColor = text.withAlphaComponent(0.08)
    configuration?.baseForegroundColor = text
    // A menu that is open closes when it's replaced.
    if let shown, shown == (label, options, text) { return }
    shown = (label, options, text)
    let selected = options.filter { $0.isSelected }.map { $0.label }.joined(separator: ", ")
    configuration?.title = label + ": " + selected
    accessibilityLabel = label
    accessibilityValue = selected
    menu = UIMenu(
      title: label,
      children: options.enumerated().map { [report] index, option in
        let action = UIAction(title: option.label, state: option.isSelected ? .on : .off) { _ in
          report(option.event)
        }
        action.subtitle = remarks.indices.contains(index) ? remarks[index] : nil
        return action
      })
  }
}
