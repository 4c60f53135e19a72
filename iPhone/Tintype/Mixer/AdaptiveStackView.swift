import UIKit

/// Views side by side, or stacked if the text is so large that they wouldn't fit.
final class AdaptiveStackView: UIStackView {
  private var shares: [NSLayoutConstraint] = []

  convenience init(of views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
    spacing = 12
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stack: AdaptiveStackView, _) in
      stack.adapt()
    }
    adapt()
  }

  /// Gives a part a share of the width while the parts are side by side.
  func share(_ width: NSLayoutDimension, of share: CGFloat) {
    shares.append(width.constraint(equalTo: widthAnchor, multiplier: share))
    adapt()
  }

  private func adapt() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .fill : .center
    if isLarge { NSLayoutConstraint.deactivate(shares) } else { NSLayoutConstraint.activate(shares) }
  }
}
