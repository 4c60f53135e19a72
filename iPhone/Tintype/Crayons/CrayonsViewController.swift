import Studio
import UIKit

/// Crayons 1-4: the list.
final class CrayonsViewController: ScreenViewController {
  private let list = FinderTableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: list, above: view.keyboardLayoutGuide.topAnchor)
  }

  override func reveal() { list.reveal() }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    guard case .crayons(let crayons) = screen.content else { return }
    list.show(crayons, screen.appearance) { [session] in session.handle($0) }
  }
}
