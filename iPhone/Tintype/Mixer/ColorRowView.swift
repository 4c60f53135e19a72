import ColorScience
import Studio
import UIKit

/// The whole color as text, and if what was typed isn't one, why.
final class ColorRowView: UIView {
  private let name = UILabel(.body)
  private let field: ValueField
  private let error = RefusalLabel(.footnote)

  init(report: @escaping Report) {
    field = ValueField(.asciiCapable, report: report)
    super.init(frame: .zero)
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    pin(UIStackView(column: [AdaptiveStackView(of: [name, field]), error], spacing: 4))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: MixerPanel.ColorRow, _ text: SRGB) {
    name.text = row.name
    name.textColor = UIColor(text)
    field.show(row.field)
    error.show(row.error, text)
  }
}
