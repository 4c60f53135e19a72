import Studio
import UIKit

/// The stage: the samples beside the screen on which the person chooses.
final class StageViewController: UIViewController {
  private let session: Session
  private lazy var stage = PreviewView { [session] in session.handle($0) }

  init(_ session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = Route.preview.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: stage)
    draw()
  }

  func draw() {
    guard isViewLoaded else { return }
    session.workOutCharts()
    let screen = session.screen(at: .preview)
    view.backgroundColor = UIColor(screen.appearance.background)
    if case .preview(let shown) = screen.content { stage.show(shown, screen.appearance) }
  }
}
