import Studio
import UIKit

/// What every screen has: the bar, the status bar above it, and the ground. A screen's own controller adds what stands
/// under the bar.
class ScreenViewController: UIViewController {
  let session: Session
  let place: Place

  private let barTitle = BarTitleView()
  private lazy var goOnItem = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.goOn() })
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
    navigationItem.titleView = barTitle
    navigationItem.leftItemsSupplementBackButton = true
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
    let bar = screen.bar
    view.backgroundColor = UIColor(screen.appearance.page)
    barTitle.show(bar, screen.appearance)
    navigationItem.show(bar, screen.appearance)
    navigationItem.title = bar.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.uturn.backward"), menu: UIMenu(session, screen.dock))
    navigationItem.leftBarButtonItem?.accessibilityLabel = "Undo and redo"
    goOnItem.title = bar.next?.label
    goOnItem.isEnabled = bar.next?.isEnabled == true
    navigationItem.rightBarButtonItem = bar.next == nil ? nil : goOnItem
    navigationController?.navigationBar.tintColor = bar.text.map { UIColor($0) }
    navigationController?.viewControllers.dropLast().last?.navigationItem.backButtonTitle = bar.back?.label
    statusBarStyle = UIStatusBarStyle(text: bar.text)
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
