import Studio
import UIKit

/// A stack of screens: the path to the current one.
final class RouteNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let session: Session
  private let first: Route?
  /// The way that was set last. The stack differs from it only if the person went back by UIKit's own means.
  private var way: [Route]
  /// The controller whose screen is fully there, with no change to another under way.
  private weak var shown: UIViewController?
  private var wantsFocusOnHeading = false

  /// Takes the first screen of the path; nil for any.
  init(_ session: Session, from first: Route?) {
    self.session = session
    self.first = first
    way = first.map { [$0] } ?? session.way
    super.init(nibName: nil, bundle: nil)
    delegate = self
    navigationBar.accessibilityIgnoresInvertColors = true
    setViewControllers(controllers(), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { topViewController }

  func draw(_ screen: Screen) {
    if session.way != way {
      way = session.way
      let isStill = viewIfLoaded?.window != nil && shown === topViewController
      setViewControllers(controllers(), animated: isStill && !UIAccessibility.isReduceMotionEnabled)
      // UIKit sets nothing while a search appears or leaves; then the next screen tries again.
      way = viewControllers.compactMap { ($0 as? ScreenViewController)?.route }
    }
    guard let top = topViewController as? ScreenViewController, top.isViewLoaded else { return }
    // While the person swipes back, the session and the stack are at different screens.
    if top.route == screen.route { top.draw(screen) } else { top.draw() }
  }

  /// The controllers of the way: those that are there, and new ones.
  private func controllers() -> [ScreenViewController] {
    let present = viewControllers.compactMap { $0 as? ScreenViewController }
    let stack = way.map { route in present.first { $0.route == route } ?? route.controller(session) }
    if let mixer = stack.last as? MixerViewController, let before = stack.dropLast().last { mixer.zoom(from: before) }
    return stack
  }

  func focus(_ target: Effect.FocusTarget) {
    if target == .heading { focusHeading() } else { (topViewController as? ScreenViewController)?.focus(target) }
  }

  /// Takes VoiceOver to the title of the screen: at once, or when the change to it has ended.
  private func focusHeading() {
    wantsFocusOnHeading = shown !== topViewController
    if let shown, !wantsFocusOnHeading {
      UIAccessibility.post(notification: .screenChanged, argument: shown.navigationItem.titleView)
    }
  }

  /// A change of screen has ended: one that `draw` set, or one with which the person went back, by UIKit's button, its
  /// menu or a swipe. Only the latter leaves another stack than `draw` set.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown = viewController
    if wantsFocusOnHeading { focusHeading() }
    let stack = viewControllers.compactMap { ($0 as? ScreenViewController)?.route }
    guard stack != way, let route = stack.last else { return }
    way = stack
    if first == nil || session.way.first == first { session.handle(.navigation(.routeTapped(route))) }
  }
}

extension Session {
  /// The routes Back leads through, the current one last. A link may lead to one whose neighbors aren't open yet.
  fileprivate var way: [Route] {
    let route = studio.route
    return route.wayThere.filter { $0 == route || studio.theme.allows($0) }
  }
}

extension Route {
  fileprivate var wayThere: [Route] {
    // The colors of a picture are for the first screen.
    if self == .picture { return [.primary, self] }
    if case .custom(let role) = self { return Route.choice(role).wayThere + [self] }
    return (previous?.wayThere ?? []) + [self]
  }

  @MainActor fileprivate func controller(_ session: Session) -> ScreenViewController {
    switch self {
    case .choice(let role):
      switch role.candidates {
      case .colors: ColorViewController(session, self)
      case .fonts: FontViewController(session, self)
      }
    case .summary: ContentViewController<ArticleView>(session, self)
    case .crayons: ContentViewController<SearchTableView>(session, self)
    case .mixer: MixerViewController(session, self)
    case .preview: ContentViewController<PreviewView>(session, self)
    case .takeHome: ContentViewController<TakeHomeView>(session, self)
    case .picture: ContentViewController<PicturePanelView>(session, self)
    case .library: ContentViewController<ThemeTableView>(session, self)
    // The iPhone picks any color with UIKit’s own picker, and so is never here: see `Session.handle`.
    case .custom(let role): Route.choice(role).controller(session)
    case .adjust: AdjustViewController(session, self)
    }
  }
}
