import Studio
import UIKit

/// One half of the app, the theme or the crayons: its stack is the way to the place where the person is.
final class PlaceNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let session: Session
  private let first: Place

  /// Takes where the way begins.
  init(_ session: Session, from first: Place) {
    self.session = session
    self.first = first
    super.init(nibName: nil, bundle: nil)
    delegate = self
    setViewControllers([first.controller(session)], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { topViewController }

  /// Whether the way to a place begins here.
  func leads(to place: Place) -> Bool { place.way.first == first }

  func draw(_ screen: Screen) {
    let standing = viewControllers.compactMap { $0 as? ScreenViewController }
    let way = screen.place.way
    if way != standing.map({ $0.place }) {
      let stack = way.map { place in standing.first { $0.place == place } ?? place.controller(session) }
      let isSeen = viewIfLoaded?.window != nil
      setViewControllers(stack, animated: isSeen && !UIAccessibility.isReduceMotionEnabled)
    }
    if let top = topViewController as? ScreenViewController, top.isViewLoaded { top.draw(screen) }
  }

  /// The person may have gone back with UIKit's own button, its menu, or a swipe.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let shown = viewController as? ScreenViewController, leads(to: session.studio.place),
      shown.place != session.studio.place
    else { return }
    session.handle(.stepTapped(shown.place))
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
