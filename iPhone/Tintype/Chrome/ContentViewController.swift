import Studio
import UIKit

/// A view that shows all of a screen under its bar.
@MainActor protocol ScreenContent: UIView {
  /// Takes what to do with the event of what is tapped.
  init(report: @escaping Report)
  /// Copies a screen.
  func show(_ screen: Screen, of session: Session)
  /// Scrolls to the chosen row.
  func reveal()
  /// The part in sight that leads to a screen; nil if there's none.
  func source(of route: Route) -> UIView?
  /// Takes VoiceOver to a part of it.
  func focus(_ target: Effect.FocusTarget)
}

extension ScreenContent {
  func reveal() {}
  func source(of route: Route) -> UIView? { nil }
  func focus(_ target: Effect.FocusTarget) {}
}

/// The controller of a screen that's one view under its bar.
final class ContentViewController<Content: ScreenContent>: ScreenViewController {
  private lazy var content = Content { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: content)
  }

  override func reveal() { content.reveal() }

  override func source(of route: Route) -> UIView? { content.source(of: route) }

  override func focus(_ target: Effect.FocusTarget) { content.focus(target) }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    content.show(screen, of: session)
  }
}
