import ColorScience
import Studio
import UIKit

/// A button that opens a menu of options, of which one is selected. It says which.
final class PickerButton: UIButton {
  private var report: Report = { _ in }
  private var picker: Picker?

  /// Takes what to do with the event of the option that is tapped.
  convenience init(report: @escaping Report) {
    self.init(configuration: .filled())
    self.report = report
    showsMenuAsPrimaryAction = true
    isPointerInteractionEnabled = true
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }

  func show(_ picker: Picker, text: SRGB) {
    configuration?.baseBackgroundColor = UIColor(text).withAlphaComponent(0.08)
    configuration?.baseForegroundColor = UIColor(text)
    // A menu that is open closes when it's replaced.
    guard picker != self.picker else { return }
    self.picker = picker
    let selected = picker.options.first { $0.isSelected }?.label ?? ""
    configuration?.title = picker.label + ": " + selected
    accessibilityLabel = picker.label
    accessibilityValue = selected
    menu = UIMenu(
      title: picker.label, options: .singleSelection,
      children: picker.options.map { [report] option in
        UIAction(title: option.label, state: option.isSelected ? .on : .off) { _ in report(option.event) }
      })
  }
}
