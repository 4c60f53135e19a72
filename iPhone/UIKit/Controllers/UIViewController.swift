/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  @_spi(Headless) public private(set) var isOnScreen = false

  private var loadedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var traitCollection: UITraitCollection { Headless.traits }

  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarStyle: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    precondition(presentedViewController == nil, "Something is presented already")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear()
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presentedViewController = nil
      presented.disappear()
    } else {
      presentingViewController?.dismiss(animated: flag)
    }
    completion?()
  }

  func adopt(_ child: UIViewController) { child.parent = self }
  func release(_ child: UIViewController) { child.parent = nil }

  /// The controllers that stand on the glass within this one.
  @_spi(Headless) open var shownChild: UIViewController? { nil }

  func appear() {
    guard !isOnScreen else { return }
    _ = view
    isOnScreen = true
    viewWillAppear(false)
    shownChild?.appear()
    viewDidAppear(false)
  }

  func disappear() {
    guard isOnScreen else { return }
    viewWillDisappear(false)
    isOnScreen = false
    shownChild?.disappear()
    viewDidDisappear(false)
  }
}

/// https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
