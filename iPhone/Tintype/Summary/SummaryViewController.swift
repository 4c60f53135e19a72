import Studio
import UIKit

/// VC05: the theme, described in itself.
final class SummaryViewController: ScreenViewController {
  private lazy var article = ArticleView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: article)
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    if case .summary(let words) = screen.content { article.show(words, screen.tabBar.shuffle, screen.appearance) }
  }

  override func focus(_ target: Effect.FocusTarget) {
    if target == .advice { article.focusAdvice() }
  }
}
