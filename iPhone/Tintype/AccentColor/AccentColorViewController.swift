import Studio
import UIKit

/// VC02: the accent color.
final class AccentColorViewController: ScreenViewController {
  private lazy var grid = SwatchGridView { [session] in session.handle(.swatchTapped($0)) }
  private let sample = SampleButtonView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: grid)
    view.place(sample)
    NSLayoutConstraint.activate([
      sample.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      sample.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
    grid.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: SampleButtonView.diameter + 16, right: 0)
  }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    guard case .swatches(let swatches) = screen.content else { return }
    grid.show(swatches)
    sample.show(swatches.sample)
  }
}
