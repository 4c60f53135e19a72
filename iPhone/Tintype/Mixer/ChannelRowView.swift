import ColorScience
import Studio
import UIKit

/// A channel: its name, its slider and its value as a field in one row, and below them a note on it, and why what was typed is refused.
final class ChannelRowView: UIView {
  let channel: Channel
  var nameWidth: NSLayoutDimension { name.widthAnchor }

  private let name = UILabel(.body)
  private let slider: TrackSlider
  private let field: ValueField
  private let note = UILabel(.footnote)
  private let error = RefusalLabel(.footnote)

  init(_ channel: Channel, report: @escaping Report) {
    self.channel = channel
    slider = TrackSlider(named: channel.name, to: channel.upperBound, report: report)
    field = ValueField(.numbersAndPunctuation, report: report)
    super.init(frame: .zero)
    let row = AdaptiveStackView(of: [name, slider, field])
    row.share(field.widthAnchor, of: 0.25)
    pin(UIStackView(column: [row, note, error], spacing: 4))
    name.text = channel.name
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the keyboard for its value.
  func show(_ row: MixerPanel.ChannelRow, _ text: SRGB, _ keyboard: UIKeyboardType) {
    slider.show(row.value, row.valueText, row.input)
    slider.show(row.track)
    field.show(row.field, keyboard)
    (note.text, note.isHidden) = (row.note, row.note == nil)
    for label in [name, note] { label.textColor = UIColor(text) }
    error.show(row.error, text)
  }
}
