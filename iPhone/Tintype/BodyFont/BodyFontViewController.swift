import Studio
import UIKit

/// VC04: the body font.
final class BodyFontViewController: ScreenViewController {
  private let list = FinderTableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: list, above: view.keyboardLayoutGuide.topAnchor)
  }

  override func reveal() { list.reveal() }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    guard case .fonts(let fonts) = screen.content else { return }
    list.show(fonts, screen.appearance) { [session] in session.handle($0) }
  }
}
