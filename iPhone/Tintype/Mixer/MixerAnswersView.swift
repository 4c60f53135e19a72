import ColorScience
import Studio
import UIKit

/// Reset, and what the color can become.
final class MixerAnswersView: UIView {
  private let reset: UIButton
  private let uses: [UIButton]

  init(report: @escaping (Event) -> Void) {
    func button(_ title: String, _ event: Event) -> UIButton {
      var look = UIButton.Configuration.filled()
      look.title = title
      let button = UIButton(configuration: look, primaryAction: UIAction { _ in report(event) })
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      return button
    }
    reset = button("Reset", .resetTapped)
    uses = [button("Use as primary", .useAsPrimaryTapped), button("Use as accent", .useAsAccentTapped)]
    super.init(frame: .zero)
    let parts = UIStackView(arrangedSubviews: [reset] + uses)
    parts.axis = .vertical
    parts.spacing = 8
    pin(parts)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: MixerPanel) {
    reset.isEnabled = panel.canReset
    reset.configuration?.baseBackgroundColor = UIColor(panel.ink).withAlphaComponent(0.12)
    reset.configuration?.baseForegroundColor = UIColor(panel.ink)
    for button in uses {
      button.configuration?.baseBackgroundColor = UIColor(panel.ink)
      button.configuration?.baseForegroundColor = UIColor(panel.ink.blackOrWhite)
    }
  }
}
