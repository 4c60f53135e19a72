import Studio
import UIKit

/// An iPad: the steps, the screen and the stage beside each other. In a narrow window it's the iPhone's tabs.
final class PadViewController: UISplitViewController, UISplitViewControllerDelegate, SessionFace {
  private let session: Session
  private let rail: RailViewController
  private let screens: RouteNavigationController
  private let stage: StageViewController
  private let tabs: RootViewController
  private lazy var hands = Hands(session, of: self)

  init(_ session: Session) {
    self.session = session
    rail = RailViewController(session)
    screens = RouteNavigationController(session, from: nil)
    stage = StageViewController(session)
    tabs = RootViewController(session)
    super.init(style: .tripleColumn)
    tabs.hands = hands
    delegate = self
    preferredPrimaryColumnWidth = 280
    preferredSupplementaryColumnWidth = 375
    setViewController(rail, for: .primary)
    setViewController(screens, for: .supplementary)
    setViewController(stage, for: .secondary)
    setViewController(tabs, for: .compact)
    session.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override var undoManager: UndoManager? { hands.history }
  override var canBecomeFirstResponder: Bool { true }
  /// The clock and the battery are over the columns at the sides, which have the system's colors.
  override var childForStatusBarStyle: UIViewController? { isCollapsed ? tabs : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (pad: PadViewController, _) in
      pad.hands.tellAppearance()
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hands.tellAppearance()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    begin()
  }

  @IBAction func press(_ command: UIKeyCommand) { hands.press(command) }

  override func validate(_ command: UICommand) { hands.validate(command) }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if !hands.shake(motion) { super.motionEnded(motion, with: event) }
  }

  func draw() {
    let screen = session.screen
    // Collapsed, the tabs draw the session, and the other columns are empty.
    guard !isCollapsed else { return }
    rail.draw()
    screens.draw(screen)
    stage.draw()
    if viewIfLoaded?.window != nil { hands.show(screen, in: self) }
  }

  /// The window got wide: its columns are as they were when it last was.
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { begin() }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { begin() }

  private func begin() {
    hands.takeKeyboard()
    setNeedsStatusBarAppearanceUpdate()
    draw()
  }

  func focus(_ target: Effect.FocusTarget) {
    if !isCollapsed { screens.focus(target) }
  }

  func offer(_ offer: Offer) {
    if !isCollapsed { hands.present(offer) }
  }
}
