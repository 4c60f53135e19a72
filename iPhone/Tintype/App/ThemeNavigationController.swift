import Studio
import UIKit

/// The way from the primary color to the summary: its stack is the places up to the one where the person is.
final class ThemeNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let session: Session

  init(_ session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    delegate = self
    draw(session.studio.screen)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { topViewController }

  func draw(_ screen: Screen) {
    let way = Place.wizard.prefix { $0.rawValue <= screen.place.rawValue }
    if way.count != viewControllers.count {
      let standing = viewControllers
      let stack = way.enumerated().map { standing.indices.contains($0) ? standing[$0] : controller(of: $1) }
      setViewControllers(stack, animated: !UIAccessibility.isReduceMotionEnabled)
    }
    if let top = topViewController as? ScreenViewController, top.isViewLoaded { top.draw(screen) }
  }

  /// The person may have gone back with UIKit's own button, its menu, or a swipe.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let shown = viewController as? ScreenViewController, shown.place != session.studio.place else { return }
    session.handle(.stepTapped(shown.place))
  }

  private func controller(of place: Place) -> UIViewController {
    switch place {
    case .primary: PrimaryColorViewController(session, place)
    case .accent: AccentColorViewController(session, place)
    case .titleFont: TitleFontViewController(session, place)
    case .bodyFont: BodyFontViewController(session, place)
    case .summary: SummaryViewController(session, place)
    }
  }
}
