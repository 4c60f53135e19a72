import Studio
import UIKit

/// The categories side by side, one of them chosen. They scroll where they are wider than the screen.
final class ShelfBar: UIScrollView {
  private let buttons = UIStackView()
  private let tapped: (Shelf) -> Void

  init(tapped: @escaping (Shelf) -> Void) {
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

  func show(_ shelves: [FontList.ShelfChoice], _ appearance: Appearance) {
    for choice in shelves.dropFirst(buttons.arrangedSubviews.count) { addButton(choice.shelf) }
    for (choice, view) in zip(shelves, buttons.arrangedSubviews) {
      guard let button = view as? UIButton else { continue }
      let (ground, ink) = (UIColor(appearance.page), UIColor(appearance.ink))
      button.isSelected = choice.isSelected
      button.configuration?.baseBackgroundColor = choice.isSelected ? ink : ink.withAlphaComponent(0.08)
      button.configuration?.baseForegroundColor = choice.isSelected ? ground : ink
    }
  }

  private func addButton(_ shelf: Shelf) {
    var look = UIButton.Configuration.filled()
    look.title = shelf.label
    look.cornerStyle = .capsule
    let button = UIButton(configuration: look, primaryAction: UIAction { [tapped] _ in tapped(shelf) })
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    buttons.addArrangedSubview(button)
  }
}
