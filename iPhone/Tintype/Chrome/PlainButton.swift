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

  /// A round one that floats over the screen's content. A long press shows its title large.
  convenience init(symbol: String, title: String, act: @escaping () -> Void) {
    self.init(title: title, act: act)
    configuration?.title = nil
    configuration?.image = UIImage(systemName: symbol)
    configuration?.cornerStyle = .capsule
    accessibilityLabel = title
    largeContentTitle = title
    showsLargeContentViewer = true
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    hold(width: 48, height: 48)
  }

  func color(_ appearance: Appearance) {
    let (text, background) = (UIColor(appearance.text), UIColor(appearance.background))
    let floats = configuration?.image != nil
    configuration?.baseBackgroundColor = floats ? text : text.withAlphaComponent(0.08)
    configuration?.baseForegroundColor = floats ? background : text
  }
}
