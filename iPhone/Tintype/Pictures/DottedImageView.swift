import Studio
import UIKit

/// A picture with a dot at the position of each of its colors.
final class DottedImageView: UIImageView {
  private var dots: [(dot: PicturePanel.Dot, layer: CALayer)] = []

  private static let diameter: CGFloat = 20

  init() {
    super.init(frame: .zero)
    contentMode = .scaleAspectFit
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityIgnoresInvertColors = true
    hold(height: 240)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, _ dots: [PicturePanel.Dot]) {
    self.image = image
    for (_, layer) in self.dots { layer.removeFromSuperlayer() }
    self.dots = dots.map { dot in
      let circle = CALayer()
      circle.bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
      circle.cornerRadius = Self.diameter / 2
      circle.borderWidth = 2
      circle.borderColor = UIColor.white.cgColor
      circle.backgroundColor = UIColor(dot.fill).cgColor
      layer.addSublayer(circle)
      return (dot, circle)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let size = image?.size, size.width > 0, size.height > 0 else { return }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    for (dot, layer) in dots {
      layer.position = CGPoint(
        x: bounds.midX + (dot.x - 0.5) * width, y: bounds.midY + (dot.y - 0.5) * height)
    }
  }
}
