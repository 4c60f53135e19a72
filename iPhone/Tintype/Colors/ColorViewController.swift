import ColorScience
import Studio
import UIKit

/// VC01 and VC02: choosing a color.
final class ColorViewController: ScreenViewController, UIColorPickerViewControllerDelegate {
  private lazy var fitting = FittingBar { [session] in session.handle($0) }
  private lazy var grid = SwatchGridView(
    pickColor: { [weak self] in self?.pickColor() }, report: { [session] in session.handle($0) })
  private let sample = SampleView()
  /// The color picked since the picker opened; nil if none was.
  private var picked: SRGB?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: UIStackView(column: [fitting, grid]))
    view.place(sample)
    // The last row scrolls clear of the sample.
    grid.keyboardDismissMode = .interactive
    grid.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: SampleView.diameter + 16, right: 0)
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
