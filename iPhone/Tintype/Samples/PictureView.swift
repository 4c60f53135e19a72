import Samples
import UIKit

/// An illustration of a sample: a layer for each shape. It fills its view, and is cut off if its proportions differ.
final class PictureView: UIView, PaintedView {
  private let picture: Picture
  private let box: Stack?
  private let canvas = CALayer()
  private let shapes: [CAShapeLayer]

  /// Takes the box that it fills, whose corners cut it off.
  init(_ picture: Picture, in box: Stack?) {
    self.picture = picture
    self.box = box
    shapes = picture.shapes.map { $0.layer }
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    clipsToBounds = true
    canvas.bounds = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    for shape in shapes { canvas.addSublayer(shape) }
    layer.addSublayer(canvas)
  }

  required init?(coder: NSCoder) { nil }

  func paint(_ look: SampleLook) {
    layer.cornerRadius = box.map { look.corner($0) } ?? 0
    for (shape, layer) in zip(picture.shapes, shapes) {
      let color = look.color(shape.role).cgColor
      if case .line = shape.form { layer.strokeColor = color } else { layer.fillColor = color }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = max(bounds.width / CGFloat(picture.width), bounds.height / CGFloat(picture.height))
    // A layer without a view would move there slowly.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    canvas.position = CGPoint(x: bounds.midX, y: bounds.midY)
    canvas.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    CATransaction.commit()
  }
}

extension Picture.Shape {
  @MainActor fileprivate var layer: CAShapeLayer {
    let layer = CAShapeLayer()
    layer.opacity = Float(percent) / 100
    switch form {
    case .circle(let x, let y, let radius):
      let square = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      layer.path = UIBezierPath(ovalIn: square).cgPath
    case .rectangle(let x, let y, let width, let height, let corner):
      let rectangle = CGRect(x: x, y: y, width: width, height: height)
      layer.path = UIBezierPath(roundedRect: rectangle, cornerRadius: CGFloat(corner)).cgPath
    case .polygon(let corners): layer.path = UIBezierPath(through: corners, closes: true).cgPath
    case .line(let points, let width):
      layer.path = UIBezierPath(through: points, closes: false).cgPath
      layer.lineWidth = CGFloat(width)
      layer.lineCap = .round
      layer.lineJoin = .round
      layer.fillColor = nil
    }
    return layer
  }
}

extension UIBezierPath {
  fileprivate convenience init(through points: [(x: Int, y: Int)], closes: Bool) {
    self.init()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    if closes { close() }
  }
}
