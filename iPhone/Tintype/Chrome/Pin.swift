import UIKit

extension UIView {
  /// Adds a view and pins its four edges to this one's.
  func pin(_ view: UIView, _ insets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()) {
    place(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Adds a view between the safe sides, under the bar, and down to the edge or to the keyboard.
  func fill(with view: UIView, above bottom: NSLayoutYAxisAnchor? = nil) {
    place(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottom ?? bottomAnchor),
    ])
  }

  /// Adds a view that constraints alone lay out.
  func place(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
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
