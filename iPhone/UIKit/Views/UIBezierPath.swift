/// https://developer.apple.com/documentation/uikit/uibezierpath
@MainActor open class UIBezierPath: NSObject {
  private var elements: [CGPath.Element] = []

  public override init() {}
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = [.oval(rect)]
  }
  public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    elements = [.rectangle(rect, cornerRadius)]
  }

  open var cgPath: CGPath { CGPath(elements) }

  open func move(to point: CGPoint) { elements.append(.move(point)) }
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }
  open func close() { elements.append(.close) }
  open func fill() { Headless.canvas.append(.fill(cgPath, Headless.fill)) }
}

/// https://developer.apple.com/documentation/coregraphics/cgpath
public final class CGPath: Sendable {
  @_spi(Headless) public let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }

  /// A letter o of a headless font.
  @_spi(Headless) public convenience init(ring letter: Letter, size: CGFloat) {
    let (scale, side) = (size / 1000, CGRect(x: 0, y: 0, width: letter.width - 20, height: letter.xHeight))
    let hole = side.insetBy(dx: CGFloat(letter.stem), dy: CGFloat(letter.hairline))
    self.init([side, hole].map { .rectangle($0.applying(scale), 0) })
  }

  public var boundingBoxOfPath: CGRect {
    elements.reduce(.null) { box, element in
      if case .rectangle(let rectangle, _) = element { box.union(rectangle) } else { box }
    }
  }

  /// Here a point within an even number of rectangles is outside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.count { if case .rectangle(let rectangle, _) = $0 { rectangle.contains(point) } else { false } } % 2 == 1
  }

  /// A part of the path. Apple's keeps curves instead.
  @_spi(Headless) public enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case close
    case oval(CGRect)
    case rectangle(CGRect, CGFloat)
  }
}

/// https://developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

extension CGRect {
  fileprivate func applying(_ scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
