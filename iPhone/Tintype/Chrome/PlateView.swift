import ColorScience
import UIKit

/// A ground of its own for small text, where the wider ground would leave it hard to read.
final class PlateView: UIView {
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
