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

  override func draw(_ screen: Screen) {
    super.draw(screen)
    guard case .mixer(let panel) = screen.content else { return }
    background.backgroundColor = UIColor(panel.fill)
    mixer.show(panel)
  }
}
