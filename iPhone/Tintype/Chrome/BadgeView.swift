import ColorScience
import UIKit

/// A background behind small text that would be hard to read on the bar's.
final class BadgeView: UIView {
  init(around content: UIView) {
    super.init(frame: .zero)
    layer.cornerRadius = 4
    pin(content, NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ fill: SRGB?) {
    backgroundColor = fill.map { UIColor($0) }
  }
}
