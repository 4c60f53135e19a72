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
