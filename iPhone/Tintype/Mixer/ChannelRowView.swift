import ColorScience
import Studio
import UIKit

/// A channel: its name, its slider, its value as a field, and why what was typed is refused.
final class ChannelRowView: UIView {
  let channel: Channel
  var nameWidth: NSLayoutDimension { name.widthAnchor }

  private let name = UILabel()
  private let slider: TrackSlider
  private let field: ValueField
  private let note = UILabel()
  private let error = RefusalLabel()

  init(_ channel: Channel, report: @escaping Report) {
    self.channel = channel
    slider = TrackSlider(named: channel.name, to: channel.upperBound, report: report)
    field = ValueField(.numbersAndPunctuation, report: report)
    super.init(frame: .zero)
    let line = AdaptiveStackView(of: [name, slider, field])
    line.share(field.widthAnchor, of: 0.27)
    let parts = UIStackView(arrangedSubviews: [line, note, error])
    parts.axis = .vertical
    parts.spacing = 4
    pin(parts)
    name.text = channel.name
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    for label in [name, note] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the keyboard for its value.
  func show(_ row: MixerPanel.ChannelRow, _ text: SRGB, _ keyboard: UIKeyboardType) {
    name.font = .face(of: nil, size: 17).scaled()
    name.textColor = UIColor(text)
    slider.show(row.value, row.valueText, row.input)
    slider.show(row.track)
    field.show(row.field, keyboard)
    note.text = row.note
    note.isHidden = row.note == nil
    note.font = .face(of: nil, size: 13).scaled(as: .footnote)
    note.textColor = UIColor(text)
    error.show(row.error, text)
  }
}
