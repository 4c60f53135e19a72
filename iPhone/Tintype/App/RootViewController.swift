import Studio
import UIKit

/// The tabs. Draws the session: the tab's screen, and what interrupts it.
final class RootViewController: UITabBarController, SessionFace {
  private let session: Session
  private let theme: ThemeNavigationController
  private var interruption: Interruption?

  init(_ session: Session) {
    self.session = session
    theme = ThemeNavigationController(session)
    super.init(nibName: nil, bundle: nil)
    theme.tabBarItem = UITabBarItem(title: "Theme", image: UIImage(systemName: "paintpalette"), tag: 0)
    viewControllers = [theme]
    session.face = self
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (root: RootViewController, _) in root.tellAppearance() }
    tellAppearance()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    draw()
  }

  func draw() {
    let screen = session.studio.screen
    theme.draw(screen)
    interrupt(Interruption(screen))
  }

  func focusHeading() {
    UIAccessibility.post(notification: .screenChanged, argument: theme.topViewController?.navigationItem.titleView)
  }

  private func tellAppearance() {
    session.handle(.appearanceChanged(traitCollection.userInterfaceStyle == .dark ? .dark : .light))
  }

  private func interrupt(_ wanted: Interruption?) {
    guard viewIfLoaded?.window != nil, wanted != interruption else { return }
    let isStanding = interruption != nil && presentedViewController != nil
    interruption = wanted
    let alert = wanted?.alert { [weak self] event in
      self?.interruption = nil
      self?.session.handle(event)
    }
    if isStanding { dismiss(animated: true) { [weak self] in self?.show(alert) } } else { show(alert) }
  }

  private func show(_ alert: UIAlertController?) {
    if let alert { present(alert, animated: true) }
  }
}
