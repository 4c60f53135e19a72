import ColorScience
import Studio
import UIKit

/// Buttons side by side, which scroll if they're wider than the screen.
final class ButtonBar: UIScrollView {
  private let report: Report
  private let buttons = UIStackView()

  /// Takes what to do with the event of the button that is tapped.
  init(report: @escaping Report) {
    self.report = report
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

  /// Shows options, the selected one in the background's color on the text's.
  func show(_ options: [Option], text: SRGB, background: SRGB) {
    for (view, option) in zip(buttons.arrange(options.count, make: makeButton), options) {
      view.show(
        option,
        background: option.isSelected ? UIColor(text) : UIColor(text).withAlphaComponent(0.08),
        text: UIColor(option.isSelected ? background : text))
    }
  }

  func show(_ buttons: [Button], text: SRGB) {
    for (view, button) in zip(self.buttons.arrange(buttons.count, make: makeButton), buttons) {
      view.show(button, quietlyIn: UIColor(text))
    }
  }

  /// Shows colors, each before its name and why it fits.
  func show(_ swatches: [FittingSwatch], text: SRGB) {
    for (view, swatch) in zip(buttons.arrange(swatches.count, make: makeButton), swatches) {
      view.show(
        swatch.option, background: UIColor(text).withAlphaComponent(swatch.option.isSelected ? 0.2 : 0.08),
        text: UIColor(text))
      view.show(swatch.fill)
    }
  }

  /// Shows a file's colors, each before its name.
  func show(_ swatches: [SwatchChoice.Swatch]) {
    for (view, swatch) in zip(buttons.arrange(swatches.count, make: makeButton), swatches) {
      view.show(
        swatch.option, background: .label.withAlphaComponent(swatch.option.isSelected ? 0.2 : 0.08), text: .label)
      view.show(swatch.color)
    }
  }

  /// Shows recent colors, each on itself.
  func show(_ recents: RecentList) {
    for (view, swatch) in zip(buttons.arrange(recents.swatches.count, make: makeButton), recents.swatches) {
      view.show(swatch.option, background: UIColor(swatch.fill), text: UIColor(swatch.text))
      view.configuration?.image = swatch.option.isSelected ? UIImage(systemName: "checkmark") : nil
      view.configuration?.imagePadding = 8
      view.accessibilityIgnoresInvertColors = true
    }
  }

  private func makeButton() -> CoreButton {
    let button = CoreButton(report: report)
    button.configuration?.cornerStyle = .capsule
    return button
  }
}
