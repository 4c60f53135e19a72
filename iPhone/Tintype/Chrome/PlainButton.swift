import Studio
import Theme
import UIKit

/// A button for something that only UIKit can do, and that the core doesn't know.
final class PlainButton: UIButton {
  /// Takes a symbol before the title, and what a tap does.
  convenience init(symbol: String? = nil, title: String, act: @escaping () -> Void) {
    self.init(configuration: .filled())
    configuration?.title = title
    configuration?.image = symbol.flatMap { UIImage(systemName: $0) }
    configuration?.imagePadding = 8
    addAction(
      UIAction { [weak self] _ in
        Hands.source = self
        act()
      }, for: .primaryActionTriggered)
    isPointerInteractionEnabled = true
    hold(leastHeight: 44)
  }

  func color(_ appearance: Appearance) {
    let text = UIColor(appearance.text)
    configuration?.baseBackgroundColor = text.withAlphaComponent(0.08)
    configuration?.baseForegroundColor = text
  }
}
