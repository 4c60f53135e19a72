import Studio
import UIKit

/// Crayons 1-4: the list.
final class CrayonsViewController: ScreenViewController {
  private lazy var list = SearchTableView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: list)
  }

  override func reveal() { list.reveal() }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .crayons(let crayons) = screen.content { list.show(crayons, screen.appearance) }
  }
}
