import Studio
import UIKit

/// What every screen has: the bar, the status bar above it, and the ground. A screen's own controller adds what stands
/// under the bar.
class ScreenViewController: UIViewController {
  let session: Session
  let place: Place

  private lazy var bar = ScreenBar(navigationItem) { [weak self] in self?.goOn() }
  private var statusBarStyle = UIStatusBarStyle.default

  init(_ session: Session, _ place: Place) {
    self.session = session
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: ScreenViewController, _) in
      controller.drawAsItStands()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    drawAsItStands()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    reveal()
  }

  /// Scrolls to what is chosen, when the view has its size. A screen with a list does so.
  func reveal() {}

  /// Copies the screen to the glass.
  func draw(_ screen: Screen) {
    view.backgroundColor = UIColor(screen.appearance.page)
    let previous = navigationController?.viewControllers.prefix { $0 !== self }.last
    bar.show(screen, menu: { [session] in UIMenu(session, $0) }, previous: previous?.navigationItem)
    // Before iOS 26 the arrow of Back takes its color from here.
    navigationController?.navigationBar.tintColor = screen.bar.text.map { UIColor($0) }
    statusBarStyle = UIStatusBarStyle(text: screen.bar.text)
    setNeedsStatusBarAppearanceUpdate()
  }

  /// The button on the right was tapped.
  func goOn() {
    session.handle(.nextTapped)
  }

  private func drawAsItStands() {
    draw(place == session.studio.place ? session.studio.screen : session.screen(at: place))
  }
}
