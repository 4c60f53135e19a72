import ColorScience
import Studio
import UIKit

/// VC01 and VC02: choosing a color.
final class ColorViewController: ScreenViewController, UIColorPickerViewControllerDelegate {
  private lazy var grid = SwatchGridView(extras: extras) { [session] in session.handle($0) }
  private lazy var fitting = FittingBar { [session] in session.handle($0) }
  private let sample = SampleView()
  /// The color picked since the picker opened; nil if none was.
  private var picked: SRGB?

  private var extras: [ExtraCell] {
    [
      ExtraCell(title: "Another color", symbol: "plus") { [weak self] in self?.pickColor() },
      ExtraCell(title: "From a photo", symbol: "photo") { [session] in
        session.handle(.picture(.pickTapped(fromCamera: false)))
      },
    ]
  }

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
    grid.show(swatches, screen.appearance)
    sample.show(swatches.sample)
    fitting.isHidden = swatches.fitting == nil
    if let group = swatches.fitting { fitting.show(group, screen.appearance) }
    // The last row scrolls clear of the sample.
    let room = swatches.sample == nil ? 0 : SampleView.diameter + 16
    grid.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: room, right: 0)
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    picked = SRGB(color)
  }

  /// The color is taken when the picker closes, so that all of the picking is one step to undo.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    if let picked, case .choice(let role) = route { session.handle(.colors(.colorChosen(role, picked))) }
  }

  private func pickColor() {
    picked = nil
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = false
    picker.delegate = self
    if case .choice(let role) = route, let color = session.studio.theme[role]?.tint?.color {
      picker.selectedColor = UIColor(color)
    }
    present(picker, animated: true)
  }
}

extension SRGB {
  /// A color of UIKit's; its channels leave 0...1 if it's outside sRGB. Nil for a pattern.
  @MainActor fileprivate init?(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    self.init(red: red, green: green, blue: blue)
  }
}
