import UIKit

extension UIStackView {
  /// Views one below the other.
  convenience init(column views: [UIView] = [], spacing: CGFloat = 0) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    self.spacing = spacing
  }

  /// The number of views of a kind that's needed: those it has already, and new ones after them.
  func arrange<View: UIView>(_ count: Int, make: () -> View) -> [View] {
    for gone in arrangedSubviews.dropFirst(count) { gone.removeFromSuperview() }
    while arrangedSubviews.count < count { addArrangedSubview(make()) }
    return arrangedSubviews.compactMap { $0 as? View }
  }
}
