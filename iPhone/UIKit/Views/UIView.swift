/// https://developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// Undefined if there's a transform, according to Apple; `bounds` and `center` are always right.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  open var center: CGPoint
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Headless.isRightToLeft ? .rightToLeft : .leftToRight
  }
  open var contentMode = ContentMode.scaleToFill
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var alpha: CGFloat = 1
  open var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsLayout() } }
  }
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

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
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

  private var guides: [String: UILayoutGuide] = [:]

  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(frame: .zero) }

  open var traitCollection: UITraitCollection { Headless.traits }

  /// Whose view it is.
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }

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

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Nothing here measures text.
  open var intrinsicContentSize: CGSize { .zero }
  open func invalidateIntrinsicContentSize() {}

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func didMoveToSuperview() {}
  open func setNeedsLayout() { needsLayout = true }
  open func layoutSubviews() {}

  /// Lays out what needs it, from here down. Auto Layout itself isn't here: views keep the sizes that they were given.
  open func layoutIfNeeded() {
    if needsLayout { Headless.layoutPasses += 1 }
    layOut()
  }
  open func setNeedsUpdateConstraints() {}

  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open var interactions: [any UIInteraction] = []

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    resistance[axis] = priority
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    if duration > 0 { Headless.motions += 1 }
    animations()
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  private var needsLayout = true

  /// The end of a turn of the run loop: one pass over all that changed.
  @_spi(Headless) public func layOutIfDirty() {
    guard isDirty else { return }
    Headless.layoutPasses += 1
    layOut()
  }

  private var isDirty: Bool { needsLayout || subviews.contains { $0.isDirty } }

  private func layOut() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layOut() }
  }

  /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  }

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

/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// https://developer.apple.com/documentation/quartzcore/calayer
@MainActor open class CALayer: NSObject {
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var opacity: Float = 1
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var shadowColor: CGColor?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open private(set) var sublayers: [CALayer]?
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  @_spi(Headless) public private(set) var affineTransform = CGAffineTransform.identity

  private weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func removeFromSuperlayer() { superlayer?.sublayers?.removeAll { $0 === self } }
  open func setAffineTransform(_ m: CGAffineTransform) { affineTransform = m }
}

/// https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}

/// https://developer.apple.com/documentation/quartzcore/cashapelayer
@MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
}

/// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
}

/// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
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
  @_spi(Headless) public var scale: CGSize
  public init(scaleX sx: CGFloat, y sy: CGFloat) { scale = CGSize(width: sx, height: sy) }
}
