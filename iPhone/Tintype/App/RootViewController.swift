import Studio
import UIKit

/// The tabs: the theme, its preview, the crayons and the library.
final class RootViewController: UITabBarController, UITabBarControllerDelegate, SessionFace {
  private let session: Session
  private let stacks: [RouteNavigationController]
  /// The window's; on an iPad those of its controller, which sets them.
  lazy var hands = Hands(session, of: self)

  init(_ session: Session) {
    self.session = session
    stacks = [.primary, .preview, .crayons, .library].map { RouteNavigationController(session, from: $0) }
    super.init(nibName: nil, bundle: nil)
    let symbols = ["paintpalette", "rectangle.on.rectangle", "paintbrush.pointed", "square.stack"]
    let tabs = zip(session.screen.tabBar.tabs, symbols)
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

  @IBAction func press(_ command: UIKeyCommand) { hands.press(command) }

  override func validate(_ command: UICommand) { hands.validate(command) }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if !hands.shake(motion) { super.motionEnded(motion, with: event) }
  }

  func draw() {
    let screen = session.screen
    guard let selected = zip(stacks, screen.tabBar.tabs).first(where: { $1.isSelected })?.0 ?? stacks.first else {
      return
    }
    selected.draw(screen)
    if selectedViewController !== selected { selectedViewController = selected }
    if isInSight { hands.show(screen, in: selected) }
  }

  func focus(_ target: Effect.FocusTarget) {
    if isInSight { (selectedViewController as? RouteNavigationController)?.focus(target) }
  }

  func offer(_ offer: Offer) {
    if isInSight { hands.present(offer) }
  }

  /// An iPad's wide window has columns instead.
  private var isInSight: Bool { viewIfLoaded?.window != nil }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    for (stack, tab) in zip(stacks, session.screen.tabBar.tabs) where stack === viewController {
      if !tab.isSelected { session.handle(tab.event) }
    }
  }
}
