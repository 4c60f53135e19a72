import ColorScience
import Studio
import UIKit

/// The parts of every screen: the bar, the status bar above it, and the background. Each screen's controller adds its
/// content under the bar.
class ScreenViewController: UIViewController {
  let session: Session
  let route: Route

  private lazy var bar = ScreenBar(navigationItem) { [session] in session.handle($0) }
  private var statusBarStyle = UIStatusBarStyle.default

  init(_ session: Session, _ route: Route) {
    self.session = session
    self.route = route
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }

  override func viewDidLoad() {
    super.viewDidLoad()
    // UIKit presents a search that's under way, here within this screen, so that other things can be presented over it.
    definesPresentationContext = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    draw()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // Only this controller's own view has its size by now.
    view.layoutIfNeeded()
    reveal()
  }

  /// Scrolls to the chosen row. Called once the view has its size; a screen with a list overrides it.
  func reveal() {}

  /// The view in sight that leads to a screen; nil if there's none.
  func source(of route: Route) -> UIView? { nil }

  /// Takes VoiceOver to a part of the screen that just changed. UIKit itself returns to what opened an alert.
  func focus(_ target: Effect.FocusTarget) {}

  /// Copies its screen to the glass, whether or not the person is there.
  final func draw() { draw(session.screen(at: route)) }

  /// Copies a screen to the glass.
  func draw(_ screen: Screen) {
    view.backgroundColor = UIColor(screen.appearance.background)
    let previous = navigationController?.viewControllers.prefix { $0 !== self }.last
    bar.show(screen, previous: previous?.navigationItem)
    // Before iOS 26 the arrow of Back takes its color from here.
    navigationController?.navigationBar.tintColor = screen.bar.text.map { UIColor($0) }
    statusBarStyle = UIStatusBarStyle(text: screen.bar.text)
    setNeedsStatusBarAppearanceUpdate()
  }
}

extension UIStatusBarStyle {
  /// The style whose text is as light or dark as the bar's.
  fileprivate init(text: SRGB?) {
    self = text.map { $0.relativeLuminance > 0.5 ? .lightContent : .darkContent } ?? .default
  }
}
