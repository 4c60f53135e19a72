import ColorScience
import UIKit

/// Buttons side by side, at most one of them chosen. They scroll where they are wider than the screen.
final class ButtonBar: UIScrollView {
  private let buttons = UIStackView()
  private let tapped: (Int) -> Void

  /// Takes what to do when the button of that number is tapped.
  init(tapped: @escaping (Int) -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    buttons.spacing = 8
    place(buttons)
    NSLayoutConstraint.activate([
      buttons.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      buttons.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      buttons.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      buttons.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the buttons in the ink, the chosen one in the ground's color on the ink.
  func show(_ labels: [String], chosen: Int? = nil, ink: SRGB, ground: SRGB) {
    for index in labels.indices.dropFirst(buttons.arrangedSubviews.count) { addButton(index) }
    for (index, view) in buttons.arrangedSubviews.enumerated() {
      guard let button = view as? UIButton, labels.indices.contains(index) else { continue }
      let isChosen = index == chosen
      button.isSelected = isChosen
      button.configuration?.title = labels[index]
      button.configuration?.baseBackgroundColor = isChosen ? UIColor(ink) : UIColor(ink).withAlphaComponent(0.08)
      button.configuration?.baseForegroundColor = UIColor(isChosen ? ground : ink)
    }
  }

  private func addButton(_ index: Int) {
    var look = UIButton.Configuration.filled()
    look.cornerStyle = .capsule
    let button = UIButton(configuration: look, primaryAction: UIAction { [tapped] _ in tapped(index) })
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    buttons.addArrangedSubview(button)
  }
}
