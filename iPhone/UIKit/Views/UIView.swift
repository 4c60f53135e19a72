/// https://developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  open var transform = CGAffineTransform.identity
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open private(set) var constraints: [NSLayoutConstraint] = []
  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer: CALayer = Self.layerClass == CAGradientLayer.self ? CAGradientLayer() : CALayer()
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityIdentifier: String?
  open var shouldGroupAccessibilityChildren = false
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?

  @_spi(Headless) public private(set) var guides: [String: UILayoutGuide] = [:]

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(frame: .zero) }

  open var traitCollection: UITraitCollection { Headless.traits }

  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    view.didMoveToSuperview()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.dropConstraints(into: self)
    superview = nil
  }

  open func didMoveToSuperview() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsUpdateConstraints() {}

  open func addInteraction(_ interaction: UIInteraction) {}

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
  }

  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    if duration > 0 { Headless.motions += 1 }
    animations()
  }

  /// On which axes the content alone gives the view a size.
  @_spi(Headless) open var hasIntrinsicSize: (width: Bool, height: Bool) { (false, false) }

  /// A view that leaves takes the constraints with it that it had with what stays.
  private func dropConstraints(into view: UIView) {
    for constraint in constraints where constraint.concerns(view) { constraint.isActive = false }
    superview?.dropConstraints(into: view)
  }

  func hold(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  func release(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

  func guide(_ name: String) -> UILayoutGuide {
    if let known = guides[name] { return known }
    let guide = name == "keyboard" ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.owningView = self
    guides[name] = guide
    return guide
  }
}

/// https://developer.apple.com/documentation/uikit/uiinteraction
@MainActor public protocol UIInteraction: NSObjectProtocol {}

/// https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction
@MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {}
}

/// https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate
@MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

/// https://developer.apple.com/documentation/quartzcore/calayer
@MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
}

/// https://developer.apple.com/documentation/quartzcore/cagradientlayer
@MainActor open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// https://developer.apple.com/documentation/corefoundation/cgaffinetransform
public struct CGAffineTransform: Equatable, Sendable {
  public static let identity = CGAffineTransform(scaleX: 1, y: 1)
  var scale: CGSize
  public init(scaleX sx: CGFloat, y sy: CGFloat) { scale = CGSize(width: sx, height: sy) }
}
