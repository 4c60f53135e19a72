/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor open class NSLayoutConstraint: NSObject {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required

  open var isActive = false {
    didSet {
      if isActive != oldValue { isActive ? hold() : holder?.release(self) }
    }
  }

  private weak var holder: UIView?

  init(
    _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The nearest view that holds both; without one Apple's own raises an exception.
  private func hold() {
    guard let first = view(of: firstItem) else { return }
    let second = secondItem == nil ? first : view(of: secondItem)
    var candidate: UIView? = first
    while let view = candidate, second?.isWithin(view) != true { candidate = view.superview }
    guard let candidate else { preconditionFailure("Both views of a constraint must be in one tree: \(self)") }
    candidate.hold(self)
    holder = candidate
  }

  /// Whether one of its views is this one or within it.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { self.view(of: $0)?.isWithin(view) == true }
  }

  private func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
  }

  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIView {
  fileprivate func isWithin(_ view: UIView) -> Bool {
    self === view || superview?.isWithin(view) == true
  }
}

/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}
