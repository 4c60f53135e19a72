import Studio
import UIKit

/// The tabs: the theme, its preview and the crayons.
final class RootViewController: UITabBarController, UITabBarControllerDelegate, SessionFace {
  private let session: Session
  private let stacks: [RouteNavigationController]
  private lazy var hands = Hands(session, of: self)

  init(_ session: Session) {
    self.session = session
    stacks = [.primary, .preview, .crayons].map { RouteNavigationController(session, from: $0) }
    super.init(nibName: nil, bundle: nil)
    let tabs = zip(session.studio.screen.tabBar.ownTabs, ["paintpalette", "rectangle.on.rectangle", "pencil.tip"])
    for (stack, (tab, image)) in zip(stacks, tabs) {
      stack.tabBarItem = UITabBarItem(title: tab.label, image: UIImage(systemName: image), tag: 0)
    }
    viewControllers = stacks
    delegate = self
    session.add(self)
    draw()
  }

  required init?(coder: NSCoder) { nil }

  override var undoManager: UndoManager? { hands.history }
  override var canBecomeFirstResponder: Bool { true }
  override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (root: RootViewController, _) in
      root.hands.tellAppearance()
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hands.tellAppearance()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hands.takeKeyboard()
    draw()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !hands.press(presses) { super.pressesBegan(presses, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if !hands.shake(motion) { super.motionEnded(motion, with: event) }
  }

  func draw() {
    let screen = session.studio.screen
    guard let selected = zip(stacks, screen.tabBar.ownTabs).first(where: { $1.isSelected })?.0 ?? stacks.first else {
      return
    }
    selected.draw(screen)
    if selectedViewController !== selected { selectedViewController = selected }
    // On a wide iPad these tabs are out of sight.
    if viewIfLoaded?.window != nil { hands.show(screen, over: selected.view) }
  }

  func focusHeading() {
    (selectedViewController as? RouteNavigationController)?.focusHeading()
  }

  func focusAdvice() {
    let top = (selectedViewController as? RouteNavigationController)?.topViewController
    (top as? SummaryViewController)?.focusAdvice()
  }

  func pickPicture() {
    if viewIfLoaded?.window != nil { hands.pickPicture() }
  }

  func share(_ url: URL) {
    if viewIfLoaded?.window != nil { hands.share(url) }
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    for (stack, tab) in zip(stacks, session.studio.screen.tabBar.ownTabs) where stack === viewController {
      if !tab.isSelected { session.handle(tab.event) }
    }
  }
}

extension TabBar {
  /// The tabs this app has: it has no library yet.
  fileprivate var ownTabs: [Option] { tabs.filter { $0.event != .routeTapped(.library) } }
}
