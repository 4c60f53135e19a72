import Studio
import UIKit

/// The button on the right of the bar. It draws its label itself, since a bar of iOS 26 may dim a disabled one's, whatever color
/// it's given.
final class NextButton: UIButton {
  convenience init(tapped: @escaping () -> Void) {
    self.init(type: .custom)
    titleLabel?.font = .face(of: nil, .barTitle)
    addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
    isPointerInteractionEnabled = true
    hold(leastHeight: 44)
    showsLargeContentViewer = true
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
  }

  /// Takes the label's color, and its color while the button is disabled; nil for the system's.
  func show(_ button: Button, _ color: UIColor?, disabled: UIColor?) {
    let color = color ?? .tintColor
    setTitle(button.label, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(color.withAlphaComponent(0.4), for: .highlighted)
    setTitleColor(disabled ?? .tertiaryLabel, for: .disabled)
    isEnabled = button.isEnabled
    largeContentTitle = button.label
  }
}
