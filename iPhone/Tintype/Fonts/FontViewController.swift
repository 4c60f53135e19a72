import Studio
import UIKit

/// VC03 and VC04: where a font is chosen.
final class FontViewController: ScreenViewController {
  private lazy var list = SearchTableView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: list, above: view.keyboardLayoutGuide.topAnchor)
  }

  override func reveal() { list.reveal() }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .fonts(let fonts) = screen.content { list.show(fonts, screen.appearance) }
  }
}
