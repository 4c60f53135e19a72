import Studio
import UIKit

/// The tabs: the theme and the crayons. Draws the session: the tab's screen, and what interrupts it.
final class RootViewController: UITabBarController, UITabBarControllerDelegate, SessionFace {
  private let session: Session
  private let theme: PlaceNavigationController
  private let crayons: PlaceNavigationController
  private var interruption: Interruption?

  init(_ session: Session) {
    self.session = session
    theme = PlaceNavigationController(session, from: .primary)
    crayons = PlaceNavigationController(session, from: .crayons)
    super.init(nibName: nil, bundle: nil)
    theme.tabBarItem = UITabBarItem(title: "Theme", image: UIImage(systemName: "paintpalette"), tag: 0)
    crayons.tabBarItem = UITabBarItem(title: "Crayons", image: UIImage(systemName: "pencil.tip"), tag: 1)
    viewControllers = [theme, crayons]
    delegate = self
    session.face = self
    draw()
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
    let half = screen.dock.isInCrayons ? crayons : theme
    half.draw(screen)
    selectedViewController = half
    interrupt(Interruption(screen))
  }

  func focusHeading() {
    (selectedViewController as? PlaceNavigationController)?.focusHeading()
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    let isInCrayons = session.studio.screen.dock.isInCrayons
    if viewController === crayons, !isInCrayons { session.handle(.crayonsTapped) }
    if viewController === theme, isInCrayons { session.handle(.themeTapped) }
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
