import UIKit

/// Views side by side, or stacked if the text is so large that they wouldn't fit.
final class AdaptiveStackView: UIStackView {
  private var shares: [NSLayoutConstraint] = []

  /// Buttons of equal rank need equal widths: UIKit can't tell which of them should be the wider one.
  convenience init(of views: [UIView], _ distribution: UIStackView.Distribution = .fill) {
    self.init(frame: .zero)
    self.distribution = distribution
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
