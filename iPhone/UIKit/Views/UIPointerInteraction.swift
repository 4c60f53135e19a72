/// https://developer.apple.com/documentation/uikit/uipointerinteraction
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
}

/// https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

/// https://developer.apple.com/documentation/uikit/uipointerregion
@MainActor open class UIPointerRegion: NSObject {}

/// https://developer.apple.com/documentation/uikit/uipointerstyle
@MainActor open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
}

/// https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

/// https://developer.apple.com/documentation/uikit/uipointershape-swift.enum
public enum UIPointerShape: Sendable {
  case roundedRect(CGRect, radius: CGFloat)
}

/// https://developer.apple.com/documentation/uikit/uitargetedpreview
@MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public init(view: UIView) { self.view = view }
}
