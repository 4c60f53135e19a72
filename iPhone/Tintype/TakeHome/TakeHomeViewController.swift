import Studio
import UIKit

/// The theme as code, to copy or to share.
final class TakeHomeViewController: ScreenViewController {
  private lazy var code = TakeHomeView(
    report: { [session] in session.handle($0) }, shareFolder: { [session] in session.shareFolder() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: code)
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .takeHome(let takeHome) = screen.content { code.show(takeHome, screen.appearance) }
  }
}
