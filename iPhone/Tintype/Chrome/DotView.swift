import UIKit

/// A small round sample of a color.
final class DotView: UIView {
  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 6
    hold(width: 12, height: 12)
  }

  required init?(coder: NSCoder) { nil }
}
