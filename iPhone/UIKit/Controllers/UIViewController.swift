/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  @_spi(Headless) public private(set) var isOnScreen = false

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition
  @available(iOS 18, *) open var preferredTransition: UIViewController.Transition? {
    get { wantedTransition as? UIViewController.Transition }
    set { wantedTransition = newValue }
  }
  private var wantedTransition: NSObject?

  private var loadedView: UIView?
  private var hasAppeared = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var traitCollection: UITraitCollection { Headless.traits }
  open override var next: UIResponder? { viewIfLoaded?.superview }

  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      loadedView = view
      view.controller = self
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window by now and has its size.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarStyle: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}

  open var definesPresentationContext = false
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Only what's shown as a popover has one.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    isPopover ? UIPopoverPresentationController() : nil

  /// Whether it's a popover on this device.
  var isPopover: Bool { Headless.isPad && modalPresentationStyle == .popover }

  /// Whether it's on its way out. Until it's gone it's still what's presented.
  open private(set) var isBeingDismissed = false
  open private(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  open private(set) lazy var presentationController: UIPresentationController? = sheetPresentationController
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()

  /// A finger that swipes the sheet down.
  @_spi(Headless) public func swipeAway() {
    presentingViewController?.dismiss(animated: true) { [self] in
      presentationController.map { $0.delegate?.presentationControllerDidDismiss($0) }
    }
  }

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    precondition(
      presentedViewController == nil, "UIKit would only log: Attempt to present, which is already presenting")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear {}
    viewControllerToPresent.appeared()
    completion?()
  }

  /// Begins to take away what's presented, which ends later if it's animated. What's asked for meanwhile is dropped, its
  /// completion included.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    guard !presented.isBeingDismissed else { return }
    let coordinator = TransitionCoordinator()
    (presented.isBeingDismissed, presented.transitionCoordinator) = (true, coordinator)
    presented.disappear()
    let end = { [self] in
      (presented.isBeingDismissed, presented.transitionCoordinator) = (false, nil)
      presentedViewController = nil
      presented.disappeared()
      coordinator.end()
      completion?()
    }
    if flag { Headless.transitions.append(end) } else { end() }
  }

  func adopt(_ child: UIViewController) { child.parent = self }
  func release(_ child: UIViewController) { child.parent = nil }

  /// The child whose view is on the glass.
  @_spi(Headless) open var shownChild: UIViewController? { nil }

  /// Begins to show the view; `appeared` ends it. Takes what puts the view into its window.
  func appear(_ animated: Bool = false, placeView: () -> Void) {
    guard !isOnScreen else { return }
    _ = view
    isOnScreen = true
    viewWillAppear(animated)
    placeView()
    viewIsAppearing(animated)
    showChild()
  }

  func appeared(_ animated: Bool = false) {
    guard isOnScreen, !hasAppeared else { return }
    hasAppeared = true
    viewDidAppear(animated)
  }

  /// Begins to take the view away; `disappeared` ends it.
  func disappear(_ animated: Bool = false) {
    guard isOnScreen else { return }
    viewWillDisappear(animated)
    isOnScreen = false
    shownChild?.disappear(animated)
  }

  func disappeared(_ animated: Bool = false) {
    guard !isOnScreen, hasAppeared else { return }
    hasAppeared = false
    shownChild?.disappeared(animated)
    viewDidDisappear(animated)
  }

  /// Shows the current child, once this controller's own view is in its window.
  func showChild() {}
}

/// https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
