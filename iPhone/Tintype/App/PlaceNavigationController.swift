import Studio
import UIKit

/// One half of the app, the theme or the crayons: its stack is the way to the place where the person is.
final class PlaceNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let session: Session
  private let first: Place
  /// The way that was set last. The stack differs from it only where the person went back by UIKit's own means.
  private var way: [Place]
  /// The controller whose screen is there in full, with no change to another under way.
  private weak var shown: UIViewController?
  private var wantsFocusOnHeading = false

  /// Takes where the way begins.
  init(_ session: Session, from first: Place) {
    self.session = session
    self.first = first
    way = [first]
    super.init(nibName: nil, bundle: nil)
    delegate = self
    navigationBar.accessibilityIgnoresInvertColors = true
    setViewControllers([first.controller(session)], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { topViewController }

  /// Whether the way to a place begins here.
  func leads(to place: Place) -> Bool { place.way.first == first }

  func draw(_ screen: Screen) {
    if screen.place.way != way {
      way = screen.place.way
      let present = viewControllers.compactMap { $0 as? ScreenViewController }
      let stack = way.map { place in present.first { $0.place == place } ?? place.controller(session) }
      let isStill = viewIfLoaded?.window != nil && shown === topViewController
      setViewControllers(stack, animated: isStill && !UIAccessibility.isReduceMotionEnabled)
    }
    if let top = topViewController as? ScreenViewController, top.isViewLoaded { top.draw(screen) }
  }

  /// Takes VoiceOver to the title of the screen: at once, or when the change to it has ended.
  func focusHeading() {
    wantsFocusOnHeading = shown !== topViewController
    if let shown, !wantsFocusOnHeading {
      UIAccessibility.post(notification: .screenChanged, argument: shown.navigationItem.titleView)
    }
  }

  /// A change of screen has ended: the one that `draw` set, or one with which the person went back, by UIKit's button, its
  /// menu or a swipe. Only the latter leaves another stack than `draw` set.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown = viewController
    if wantsFocusOnHeading { focusHeading() }
    let stack = viewControllers.compactMap { ($0 as? ScreenViewController)?.place }
    guard stack != way, let place = stack.last else { return }
    way = stack
    if leads(to: session.studio.place) { session.handle(.stepTapped(place)) }
  }
}

extension Place {
  /// The places from which Back leads here, this one last.
  fileprivate var way: [Place] { (previous?.way ?? []) + [self] }

  @MainActor fileprivate func controller(_ session: Session) -> ScreenViewController {
    switch self {
    case .primary: PrimaryColorViewController(session, self)
    case .accent: AccentColorViewController(session, self)
    case .titleFont: TitleFontViewController(session, self)
    case .bodyFont: BodyFontViewController(session, self)
    case .summary: SummaryViewController(session, self)
    case .crayons: CrayonsViewController(session, self)
    case .mixer: MixerViewController(session, self)
    }
  }
}
