import UIKit

extension UIView {
  /// Adds a view and pins its four edges to this one's. The bottom yields while a stack view holds this one to no height, which
  /// is how it hides it.
  func pin(_ view: UIView, _ insets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()) {
    place(view)
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom)
    bottom.priority = .almostRequired
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      bottom,
    ])
  }

  /// Makes it at least this high, except while a stack view hides it.
  func hold(leastHeight: CGFloat) {
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight)
    height.priority = .almostRequired
    height.isActive = true
  }

  /// Adds a view between the safe sides and from the bar to the lower edge, under a tab bar that floats there, or to the keyboard
  /// while that's up.
  func fill(with view: UIView) {
    place(view)
    // A scroll view already keeps its content clear of the tab bar.
    keyboardLayoutGuide.usesBottomSafeArea = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
    ])
  }

  /// Adds a view that constraints alone lay out.
  func place(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}

extension UILayoutPriority {
  /// Yields only to required constraints.
  static let almostRequired = UILayoutPriority(rawValue: 999)
}

extension UIScrollView {
  /// Adds a view that is as wide as this one, less a margin all around, and scrolls up and down.
  func scroll(_ view: UIView, _ margin: CGFloat) {
    place(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: margin),
      view.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -margin),
      view.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -margin),
      view.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -2 * margin),
    ])
  }
}
