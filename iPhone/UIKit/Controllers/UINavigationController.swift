/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: UINavigationControllerDelegate?
  public let navigationBar = UINavigationBar()

  private var stack: [UIViewController] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { nil }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let before = topViewController
    for gone in stack where !viewControllers.contains(gone) { release(gone) }
    for new in viewControllers { adopt(new) }
    stack = viewControllers
    guard isOnScreen, before !== topViewController else { return }
    if animated { Headless.motions += 1 }
    show(after: before, animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let gone = stack.last
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return gone
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  @_spi(Headless) open override var shownChild: UIViewController? { topViewController }

  override func showChild() { show(after: nil, false) }

  /// The bar is in the tree with its search alone; what else is in it is read from the item.
  private func showSearch(of top: UIViewController) {
    view.addSubview(navigationBar)
    for gone in navigationBar.subviews { gone.removeFromSuperview() }
    guard let search = top.navigationItem.searchController else { return }
    search.host = top
    navigationBar.addSubview(search.searchBar)
  }

  /// Begins the change of screen at once. Its end comes later: until then the screen before is there as well.
  private func show(after before: UIViewController?, _ animated: Bool) {
    guard let top = topViewController else { return }
    before?.disappear(animated)
    delegate?.navigationController(self, willShow: top, animated: animated)
    top.appear(animated) {
      view.addSubview(top.view)
      top.view.frame = view.frame
    }
    showSearch(of: top)
    Headless.transitions.append { [self] in
      if let before, before !== topViewController { before.view.removeFromSuperview() }
      before?.disappeared(animated)
      top.appeared(animated)
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
}

/// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
