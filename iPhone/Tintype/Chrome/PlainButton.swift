import Studio
import Theme
import UIKit

/// A button for something that only UIKit can do, and that the core doesn't know.
final class PlainButton: UIButton {
  /// Takes what a tap does.
  convenience init(title: String, act: @escaping () -> Void) {
    self.init(configuration: .filled())
    configuration?.title = title
    addAction(
      UIAction { [weak self] _ in
        Hands.source = self
        act()
      }, for: .primaryActionTriggered)
    isPointerInteractionEnabled = true
    hold(leastHeight: 44)
  }

  func color(_ appearance: Appearance) {
    configuration?.baseBackgroundColor = UIColor(appearance.text).withAlphaComponent(0.08)
    configuration?.baseForegroundColor = UIColor(appearance.text)
  }
}
