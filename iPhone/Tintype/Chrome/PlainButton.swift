import UIKit

/// A button for what only UIKit can do, of which the core knows nothing.
final class PlainButton: UIButton {
  convenience init(title: String, symbol: String? = nil) {
    self.init(configuration: .filled())
    configuration?.title = title
    configuration?.image = symbol.flatMap { UIImage(systemName: $0) }
    isPointerInteractionEnabled = true
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }
}
