import ColorScience
import Studio
import UIKit

/// Colors from the leading to the trailing edge.
final class GradientView: UIView {
  static let height: CGFloat = 8

  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Shows the colors of a channel, faint if the display can't show them.
  func show(_ stops: [MixerPanel.TrackStop]) {
    show(stops.map { UIColor($0.color).withAlphaComponent($0.isInGamut ? 1 : 0.25) })
  }

  /// Shows a color turning opaque over a checkerboard, the usual sign of transparency.
  func show(fadingTo color: SRGB) {
    backgroundColor = Self.checkerboard
    show([UIColor(color).withAlphaComponent(0), UIColor(color)])
  }

  private func show(_ colors: [UIColor]) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.cornerRadius = Self.height / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    gradient.startPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
    gradient.colors = colors.map { $0.cgColor }
  }

  /// Two squares of gray and two of white, over and over.
  private static let checkerboard: UIColor = {
    let square = height / 2
    let squares = UIGraphicsImageRenderer(
      size: CGSize(width: height, height: height), format: UIGraphicsImageRendererFormat()
    ).image { _ in
      for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        UIColor(white: column == row ? 1 : 0.75, alpha: 1).setFill()
        let area = CGRect(x: CGFloat(column) * square, y: CGFloat(row) * square, width: square, height: square)
        UIBezierPath(rect: area).fill()
      }
    }
    return UIColor(patternImage: squares)
  }()
}
