import ColorScience
import Studio
import UIKit

/// The whole color as text, and if what was typed isn't one, why.
final class ColorRowView: UIView {
  private let name = UILabel()
  private let field: ValueField
  private let error = RefusalLabel()

  init(report: @escaping Report) {
    field = ValueField(.asciiCapable, report: report)
    super.init(frame: .zero)
    name.numberOfLines = 0
    name.adjustsFontForContentSizeCategory = true
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let parts = UIStackView(arrangedSubviews: [AdaptiveStackView(of: [name, field]), error])
    parts.axis = .vertical
    parts.spacing = 4
    pin(parts)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: MixerPanel.ColorRow, _ text: SRGB) {
    name.text = row.name
    name.font = .face(of: nil, size: 17).scaled()
    name.textColor = UIColor(text)
    field.show(row.field)
    error.show(row.error, text)
  }
}
