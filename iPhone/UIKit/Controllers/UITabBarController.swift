/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: UITabBarControllerDelegate?
  public let tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { adopt(controller) }
      select(nil)
    }
  }

  open var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { select(oldValue) } }
  }

  open var selectedViewController: UIViewController? {
    get { controller(selectedIndex) }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  @_spi(Headless) open override var shownChild: UIViewController? { selectedViewController }

  /// A finger on a tab. Setting `selectedIndex` in code does not tell the delegate; this does.
  @_spi(Headless) public func tapTab(_ title: String) throws {
    guard let index = viewControllers?.firstIndex(where: { $0.tabBarItem.title == title }) else {
      throw NothingThere(title)
    }
    selectedIndex = index
    if let selectedViewController { delegate?.tabBarController(self, didSelect: selectedViewController) }
  }

  private func controller(_ index: Int) -> UIViewController? {
    viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  private func select(_ before: Int?) {
    let gone = before.flatMap(controller)
    gone?.disappear()
    gone?.view.removeFromSuperview()
    if isOnScreen { showChild() }
    Headless.transitions.append { gone?.disappeared() }
  }

  override func showChild() {
    guard let shown = selectedViewController else { return }
    shown.appear {
      view.addSubview(shown.view)
      shown.view.frame = view.frame
    }
    Headless.transitions.append { shown.appeared() }
  }
}

/// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// https://developer.apple.com/documentation/uikit/uitabbar
@MainActor open class UITabBar: UIView {}

/// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor open class UITabBarItem: UIBarItem {
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
  }
}
