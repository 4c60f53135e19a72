import Studio
import UIKit

/// The tabs: the theme and the crayons. Draws the session: the tab's screen, and what interrupts it.
final class RootViewController: UITabBarController, UITabBarControllerDelegate, SessionFace {
  private let session: Session
  private let stacks: [RouteNavigationController]
  private var interruption: Interruption?

  init(_ session: Session) {
    self.session = session
    stacks = [.primary, .crayons].map { RouteNavigationController(session, from: $0) }
    super.init(nibName: nil, bundle: nil)
    let tabs = zip(session.studio.screen.tabBar.ownTabs, ["paintpalette", "pencil.tip"])
    for (stack, (tab, image)) in zip(stacks, tabs) {
      stack.tabBarItem = UITabBarItem(title: tab.label, image: UIImage(systemName: image), tag: 0)
    }
    viewControllers = stacks
    delegate = self
    session.face = self
    draw()
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (root: RootViewController, _) in root.tellAppearance() }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tellAppearance()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    draw()
  }

  func draw() {
    let screen = session.studio.screen
    guard let selected = zip(stacks, screen.tabBar.ownTabs).first(where: { $1.isSelected })?.0 ?? stacks.first else {
      return
    }
    selected.draw(screen)
    selectedViewController = selected
    interrupt(Interruption(screen))
  }

  func focusHeading() {
    (selectedViewController as? RouteNavigationController)?.focusHeading()
  }

  func focusAdvice() {
    let top = (selectedViewController as? RouteNavigationController)?.topViewController
    (top as? SummaryViewController)?.focusAdvice()
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    for (stack, tab) in zip(stacks, session.studio.screen.tabBar.ownTabs) where stack === viewController {
      if !tab.isSelected { session.handle(tab.event) }
    }
  }

  private func tellAppearance() {
    session.handle(.appearanceChanged(traitCollection.userInterfaceStyle == .dark ? .dark : .light))
  }

  private func interrupt(_ wanted: Interruption?) {
    guard viewIfLoaded?.window != nil, wanted != interruption else { return }
    let isPresented = interruption != nil && presentedViewController != nil
    interruption = wanted
    let alert = wanted?.alert { [weak self] event in
      self?.interruption = nil
      self?.session.handle(event)
    }
    if isPresented { dismiss(animated: true) { [weak self] in self?.show(alert) } } else { show(alert) }
  }

  private func show(_ alert: UIAlertController?) {
    if let alert { present(alert, animated: true) }
  }
}

extension TabBar {
  /// The tabs this app has: it has no preview and no library yet.
  fileprivate var ownTabs: [Option] {
    tabs.filter { $0.event != .routeTapped(.preview) && $0.event != .routeTapped(.library) }
  }
}
