import Studio
import UIKit

/// A segmented control of several choices of which one is chosen.
final class ChoiceControl: UISegmentedControl {
  /// Takes what to do when the choice of that number is tapped.
  init(tapped: @escaping (Int) -> Void) {
    super.init(frame: .zero)
    addAction(
      UIAction { [weak self] _ in
        if let self, selectedSegmentIndex >= 0 { tapped(selectedSegmentIndex) }
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ choices: [MixerPanel.Choice]) {
    for (index, choice) in choices.enumerated().dropFirst(numberOfSegments) {
      insertSegment(withTitle: choice.label, at: index, animated: false)
    }
    if let chosen = choices.firstIndex(where: { $0.isSelected }) { selectedSegmentIndex = chosen }
  }
}
