import Studio
import UIKit

/// Crayons 5-23: a crayon, and the mixer that changes it.
final class MixerViewController: ScreenViewController {
  private let background = UIView()
  private lazy var mixer = MixerView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIgnoresInvertColors = true
    view.pin(background)
    view.fill(with: mixer)
  }

  /// Since iOS 18 the mixer grows out of its color's row in the screen before, and goes back into it.
  func zoom(from before: ScreenViewController) {
    guard #available(iOS 18, *) else { return }
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [weak self] context in
      context.willBegin && self?.isAtEdge(context.location.x) == true
    }
    preferredTransition = .zoom(options: options) { [weak before, route] _ in before?.source(of: route) }
  }

  /// A zoom lets a drag from anywhere lead back. Here it's a drag from the edge, as everywhere else: the rest has sliders.
  private func isAtEdge(_ x: CGFloat) -> Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRightToLeft ? view.bounds.width - x : x) < MixerView.margin
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    guard case .mixer(let panel) = screen.content else { return }
    background.backgroundColor = UIColor(panel.fill)
    mixer.show(panel)
  }
}
