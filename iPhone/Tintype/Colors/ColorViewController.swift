import Studio
import UIKit

/// VC01 and VC02: where a color is chosen.
final class ColorViewController: ScreenViewController {
  private lazy var grid = SwatchGridView { [session] in session.handle($0) }
  private let sample = SampleView()
  private lazy var fitting = FittingBar { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let parts = UIStackView(arrangedSubviews: [fitting, grid])
    parts.axis = .vertical
    view.fill(with: parts)
    view.place(sample)
    NSLayoutConstraint.activate([
      sample.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      sample.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    guard case .swatches(let swatches) = screen.content else { return }
    grid.show(swatches)
    sample.show(swatches.sample)
    fitting.isHidden = swatches.fitting == nil
    if let group = swatches.fitting { fitting.show(group, screen.appearance) }
    // The last row scrolls clear of the sample.
    let room = swatches.sample == nil ? 0 : SampleView.diameter + 16
    grid.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: room, right: 0)
  }
}
