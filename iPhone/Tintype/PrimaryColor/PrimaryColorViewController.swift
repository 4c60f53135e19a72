import Studio
import UIKit

/// VC01: the primary color.
final class PrimaryColorViewController: ScreenViewController {
  private lazy var grid = SwatchGridView { [session] in session.handle(.swatchTapped($0)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: grid)
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .swatches(let swatches) = screen.content { grid.show(swatches) }
  }
}
