import UIKit

extension UIStackView {
  /// The number of views of a kind that's needed: those it has already, and new ones after them.
  func arrange<View: UIView>(_ count: Int, make: () -> View) -> [View] {
    for gone in arrangedSubviews.dropFirst(count) { gone.removeFromSuperview() }
    while arrangedSubviews.count < count { addArrangedSubview(make()) }
    return arrangedSubviews.compactMap { $0 as? View }
  }
}
