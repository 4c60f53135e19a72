/// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@MainActor open class UIActivityViewController: UIViewController {
  @_spi(Headless) public let items: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  override var isPopover: Bool { Headless.isPad }
}

/// https://developer.apple.com/documentation/uikit/uiactivity
@MainActor open class UIActivity: NSObject {}

/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
