import Studio
import Theme
import UIKit

/// A round button over the screen's content. A long press shows its title large.
final class SymbolButton: UIButton {
  /// Takes a symbol's name, the title, and what a tap does.
  convenience init(_ symbol: String, _ title: String, act: @escaping () -> Void) {
    self.init(configuration: .filled())
    configuration?.image = UIImage(systemName: symbol)
    configuration?.cornerStyle = .capsule
    accessibilityLabel = title
    largeContentTitle = title
    showsLargeContentViewer = true
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    addAction(
      UIAction { [weak self] _ in
        Hands.source = self
        act()
      }, for: .primaryActionTriggered)
    isPointerInteractionEnabled = true
    widthAnchor.constraint(equalToConstant: 48).isActive = true
    heightAnchor.constraint(equalToConstant: 48).isActive = true
  }

  func color(_ appearance: Appearance) {
    configuration?.baseBackgroundColor = UIColor(appearance.text)
    configuration?.baseForegroundColor = UIColor(appearance.background)
  }
}
