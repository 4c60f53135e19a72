import Studio
import UIKit

/// A theme's roles, brand colors, type and corners, under the samples, which follow; beside them if the screen is wide.
final class AdjustViewController: ScreenViewController {
  private let samples = PagedSamples()
  private lazy var panel = AdjustView { [session] in session.handle($0) }
  private lazy var halves = UIStackView(column: [samples, panel])

  override func viewDidLoad() {
    super.viewDidLoad()
    halves.distribution = .fillEqually
    view.fill(with: halves)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let axis: NSLayoutConstraint.Axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
    if halves.axis != axis { halves.axis = axis }
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    guard case .adjust(let adjust) = screen.content else { return }
    // An iPad has them on its stage.
    samples.isHidden = adjust.samples == nil || splitViewController?.isCollapsed == false
    if let shown = adjust.samples { samples.show(shown, nil, text: UIColor(screen.appearance.mutedText)) }
    panel.show(adjust.panel, adjust.appearances, screen.appearance)
  }

  override func focus(_ target: Effect.FocusTarget) {
    if target != .alertOpener { panel.focus() }
  }
}
