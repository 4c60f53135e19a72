/// https://developer.apple.com/documentation/uikit/uinavigationbar
@MainActor open class UINavigationBar: UIView {}

/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { changes += 1 } }
  open var titleView: UIView? { didSet { changes += 1 } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { changes += 1 } }
  open var backButtonTitle: String? { didSet { changes += 1 } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changes += 1 } }
  open var leftBarButtonItem: UIBarButtonItem? { didSet { changes += 1 } }
  open var leftItemsSupplementBackButton = false
  open var rightBarButtonItem: UIBarButtonItem? { didSet { changes += 1 } }
  // Each keeps a copy of what it is given.
  open var standardAppearance: UINavigationBarAppearance? {
    get { standard }
    set { standard = copied(newValue) }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { compact }
    set { compact = copied(newValue) }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdge }
    set { scrollEdge = copied(newValue) }
  }
  open var searchController: UISearchController? { didSet { changes += 1 } }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// How often the bar was given something new to show.
  @_spi(Headless) public private(set) var changes = 0
  private var standard, compact, scrollEdge: UINavigationBarAppearance?

  public init(title: String) { self.title = title }

  private func copied(_ look: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    changes += 1
    return look.map { UINavigationBarAppearance(copying: $0) }
  }

  /// What Back of the next screen says, to the eye and to VoiceOver. An item of one's own makes UIKit ignore the title and how it's
  /// displayed.
  @_spi(Headless) public var back: (words: String, voice: String) {
    if let own = backBarButtonItem { return (own.title ?? "", own.accessibilityLabel ?? own.title ?? "") }
    let label = backButtonTitle ?? title ?? "Back"
    return (backButtonDisplayMode == .minimal ? "" : label, label)
  }

  /// https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}

/// https://developer.apple.com/documentation/uikit/uibarappearance
@MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var shadowColor: UIColor? = .black
  /// Since iOS 26 this alone leaves the bar's glass.
  open func configureWithOpaqueBackground() {}
}

/// https://developer.apple.com/documentation/uikit/uiblureffect
@MainActor open class UIBlurEffect: NSObject {
  public init(style: UIBlurEffect.Style) {}

  /// https://developer.apple.com/documentation/uikit/uiblureffect/style
  public enum Style: Int, Sendable {
    case systemChromeMaterial = 10
  }
}

/// https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()

  public override init() {}

  init(copying look: UINavigationBarAppearance) {
    super.init()
    backgroundColor = look.backgroundColor
    backgroundEffect = look.backgroundEffect
    shadowColor = look.shadowColor
    titleTextAttributes = look.titleTextAttributes
    buttonAppearance = UIBarButtonItemAppearance(copying: look.buttonAppearance)
    backButtonAppearance = UIBarButtonItemAppearance(copying: look.backButtonAppearance)
  }
}

/// https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()

  public override init() {}

  init(copying look: UIBarButtonItemAppearance) {
    normal.titleTextAttributes = look.normal.titleTextAttributes
    disabled.titleTextAttributes = look.disabled.titleTextAttributes
  }
}

/// https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// https://developer.apple.com/documentation/uikit/uibaritem
@MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var accessibilityLabel: String?
}

/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: UIBarItem {
  open var primaryAction: UIAction?
  open var tintColor: UIColor?
  open var menu: UIMenu?
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/hidessharedbackground
  @available(iOS 26, *) open var hidesSharedBackground: Bool {
    get { hidesPlatter }
    set { hidesPlatter = newValue }
  }
  private var hidesPlatter = false
  open private(set) var customView: UIView?

  public init(customView: UIView) {
    self.customView = customView
    super.init()
  }

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image
  }

  /// A finger on it: nothing happens while it is disabled.
  @_spi(Headless) public func tap() {
    if let control = customView as? UIControl, control.isEnabled {
      control.sendActions(for: .primaryActionTriggered)
    } else if isEnabled {
      primaryAction?.perform(from: self)
    }
  }

  /// A finger on an entry of the item's menu: nothing happens while it is disabled.
  @_spi(Headless) public func choose(_ title: String) throws {
    guard let menu else { throw NothingThere(title) }
    try menu.choose(title, from: self)
  }
}
