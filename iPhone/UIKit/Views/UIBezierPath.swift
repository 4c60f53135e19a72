/// https://developer.apple.com/documentation/uikit/uibezierpath
@MainActor open class UIBezierPath: NSObject {
  private var elements: [CGPath.Element] = []

  public override init() {}
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = [.oval(rect)]
  }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    elements = [.rectangle(rect, cornerRadius)]
  }

  open var cgPath: CGPath { CGPath(elements) }

  open func move(to point: CGPoint) { elements.append(.move(point)) }
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }
  open func close() { elements.append(.close) }
}

/// https://developer.apple.com/documentation/coregraphics/cgpath
public final class CGPath: Sendable {
  @_spi(Headless) public let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }

  /// What it's made of. Apple's keeps curves instead.
  @_spi(Headless) public enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case close
    case oval(CGRect)
    case rectangle(CGRect, CGFloat)
  }
}
