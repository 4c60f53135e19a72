/// https://developer.apple.com/documentation/uikit/uilayoutguide
@MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
}

/// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var usesBottomSafeArea = true
}

/// Both views and guides have anchors:
/// https://developer.apple.com/documentation/uikit/uiview/leadinganchor and its neighbors,
/// https://developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor and its neighbors
@MainActor public protocol Anchored: AnyObject {}

extension Anchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide: Anchored {}

extension UIView: Anchored {
  /// https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
  public var safeAreaLayoutGuide: UILayoutGuide { guide("safe area") }
  public var layoutMarginsGuide: UILayoutGuide { guide("margins") }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    // The guide of this name is always made as one.
    guide("keyboard") as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }
}

/// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// https://developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
