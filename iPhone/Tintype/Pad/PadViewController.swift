import Studio
import UIKit

/// An iPad: the steps, the screen and the stage beside each other. In a narrow window it's the iPhone's tabs.
final class PadViewController: UISplitViewController, SessionFace {
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
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    preferredPrimaryColumnWidth = 280
    preferredSupplementaryColumnWidth = 375
    setViewController(rail, for: .primary)
    setViewController(screens, for: .supplementary)
    setViewController(stage, for: .secondary)
    setViewController(tabs, for: .compact)
    session.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override var undoManager: UndoManager? { isCollapsed ? super.undoManager : hands.history }
  override var canBecomeFirstResponder: Bool { !isCollapsed }
  override var childForStatusBarStyle: UIViewController? { isCollapsed ? tabs : screens }

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
    hands.takeKeyboard()
    draw()
  }

  override var keyCommands: [UIKeyCommand]? { isCollapsed ? super.keyCommands : hands.keyCommands }

  @IBAction func press(_ command: UIKeyCommand) { hands.press(command) }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if isCollapsed || !hands.shake(motion) { super.motionEnded(motion, with: event) }
  }

  func draw() {
    // Collapsed, the tabs draw the session, and what's in the other columns isn't there.
    guard !isCollapsed else { return }
    let screen = session.screen
    rail.draw()
    screens.draw(screen)
    stage.draw()
    if viewIfLoaded?.window != nil { hands.show(screen, over: view) }
  }

  func focusHeading() {
    if !isCollapsed { screens.focusHeading() }
  }

  func focusAdvice() {
    if !isCollapsed { (screens.topViewController as? SummaryViewController)?.focusAdvice() }
  }

  func offer(_ offer: Offer) {
    if !isCollapsed { hands.present(offer) }
  }
}
