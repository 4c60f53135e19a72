import Studio
import UIKit

/// Roles that belong together, each a button with its color that opens the editor.
final class RoleGroupView: UIView {
  private let name = UILabel(.headline)
  private let chips: ButtonGroup

  init(report: @escaping Report) {
    chips = ButtonGroup(report: report)
    super.init(frame: .zero)
    name.accessibilityTraits = .header
    pin(UIStackView(column: [name, chips], spacing: 8))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ group: RoleGroup, _ text: UIColor) {
    name.text = group.name
    name.textColor = text
    for (view, chip) in zip(chips.buttons(group.chips.count), group.chips) {
      view.show(chip.button, quietlyIn: text)
      if let face = chip.faces.first { view.show(face.color) }
      view.configuration?.title = chip.name
      view.configuration?.subtitle = chip.facts
      view.accessibilityLabel = chip.button.label
    }
  }
}

extension RoleChip {
  /// Its purpose, its colors with their ratios, and whether it's pinned, as a line.
  fileprivate var facts: String {
    let colors = faces.map { $0.value + ($0.ratio.map { " " + $0 } ?? "") + ($0.isShort ? " ⚠︎" : "") }
    return ([purpose] + colors + (isPinned ? [Self.pinnedMark] : [])).joined(separator: " · ")
  }
}
