import Studio
import UIKit

/// The themes that the person kept, and the gallery.
final class LibraryViewController: ScreenViewController {
  private lazy var list = ThemeTableView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: list)
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .library(let themes) = screen.content { list.show(themes, screen.appearance) }
  }
}
