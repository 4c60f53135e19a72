import ColorScience
import Studio
import UIKit

/// Reset, and what the color can become.
final class MixerActionsView: UIView {
  private let report: Report
  private let buttons = UIStackView(column: [], spacing: 8)

  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero)
    pin(buttons)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: MixerPanel) {
    let text = UIColor(panel.text)
    let views = buttons.arrange(1 + panel.uses.count) { CoreButton(report: report) }
    for (view, button) in zip(views, [panel.reset] + panel.uses) {
      view.show(button, background: text, text: UIColor(panel.text.blackOrWhite))
    }
    // Reset is quieter than the two that take the color into the theme.
    views.first?.show(panel.reset, background: text.withAlphaComponent(0.12), text: text)
  }
}
