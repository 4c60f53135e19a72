/// https://developer.apple.com/documentation/uikit/uinavigationbar
@MainActor open class UINavigationBar: UIView {}

/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var backButtonTitle: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false
  open var rightBarButtonItem: UIBarButtonItem?
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public init(title: String) { self.title = title }

  /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}

/// https://developer.apple.com/documentation/uikit/uibarappearance
@MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open func configureWithOpaqueBackground() {}
}

/// https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
}

/// https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
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

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image
  }

  /// A finger on it: nothing happens while it is disabled.
  @_spi(Headless) public func tap() {
    if isEnabled { primaryAction?.perform(from: self) }
  }

  /// A finger on an entry of the item's menu: nothing happens while it is disabled.
  @_spi(Headless) public func choose(_ title: String) throws {
    let entries = menu?.children.compactMap { $0 as? UIAction } ?? []
    guard let entry = entries.first(where: { $0.title == title }) else { throw NothingThere(title) }
    if !entry.attributes.contains(.disabled) { entry.perform(from: self) }
  }
}
