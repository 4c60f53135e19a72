import Studio
import UIKit

/// VC03: the title font.
final class TitleFontViewController: ScreenViewController {
  private lazy var list = FontListView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: list, above: view.keyboardLayoutGuide.topAnchor)
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .fonts(let fonts) = screen.content { list.show(fonts, screen.appearance) }
  }
}
