import Studio
import UIKit

/// The colors of a picture.
final class PictureViewController: ScreenViewController {
  private lazy var picture = PicturePanelView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: picture)
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .picture(let panel) = screen.content { picture.show(panel, session.picture, screen.appearance) }
  }
}
