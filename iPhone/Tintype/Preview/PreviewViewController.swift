import Studio
import UIKit

/// The theme on sample screens.
final class PreviewViewController: ScreenViewController {
  private lazy var preview = PreviewView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: preview)
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .preview(let stage) = screen.content { preview.show(stage, screen.appearance) }
  }
}
