import Studio
import UIKit

/// A segmented control: several options, one of them selected.
final class OptionControl: UISegmentedControl {
  private var options: [Option] = []

  /// Takes what to do with the event of the option that is tapped.
  init(report: @escaping Report) {
    super.init(frame: .zero)
    addAction(
      UIAction { [weak self] _ in
        if let self, options.indices.contains(selectedSegmentIndex) { report(options[selectedSegmentIndex].event) }
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ options: [Option]) {
    self.options = options
    while numberOfSegments > options.count { removeSegment(at: numberOfSegments - 1, animated: false) }
    for (index, option) in options.enumerated() {
      if index == numberOfSegments {
        insertSegment(withTitle: option.label, at: index, animated: false)
      } else if titleForSegment(at: index) != option.label {
        setTitle(option.label, forSegmentAt: index)
      }
    }
    if let selected = options.firstIndex(where: { $0.isSelected }) { selectedSegmentIndex = selected }
  }
}
