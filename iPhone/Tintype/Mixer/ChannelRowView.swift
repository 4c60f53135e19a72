import ColorScience
import Studio
import UIKit

/// A channel: its name, its slider, its value as a field, and why what was typed is refused.
final class ChannelRowView: UIView {
  let channel: Channel
  var nameWidth: NSLayoutDimension { name.widthAnchor }

  private let name = UILabel()
  private let slider: TrackSlider
  private let field = UITextField()
  private let note = UILabel()
  private let error = UILabel()
  private let line: AdaptiveStackView
  private var row: MixerPanel.ChannelRow?

  init(_ channel: Channel, report: @escaping Report) {
    self.channel = channel
    slider = TrackSlider(report: report)
    line = AdaptiveStackView(of: [name, slider, field])
    super.init(frame: .zero)
    let parts = UIStackView(arrangedSubviews: [line, note, error])
    parts.axis = .vertical
    parts.spacing = 4
    pin(parts)
    name.text = channel.name.localized
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    slider.show(channel)
    for label in [name, note, error] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    setUpField(report)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: MixerPanel.ChannelRow, _ text: SRGB) {
    self.row = row
    name.font = .face(of: nil, size: 17).scaled()
    name.textColor = UIColor(text)
    slider.show(row)
    field.font = .face(of: nil, size: 17).scaled()
    if field.text != row.field.text { field.text = row.field.text }
    field.accessibilityLabel = row.field.label.localized
    if let reason = row.error, reason != error.text {
      UIAccessibility.post(notification: .announcement, argument: reason)
    }
    note.text = row.note?.localized
    note.isHidden = row.note == nil
    note.font = .face(of: nil, size: 13).scaled(as: .footnote)
    note.textColor = UIColor(text)
    error.text = row.error?.localized
    error.isHidden = row.error == nil
    error.font = .face(of: nil, size: 13, isBold: true).scaled(as: .footnote)
    error.textColor = UIColor(text)
  }

  private func setUpField(_ report: @escaping Report) {
    field.borderStyle = .roundedRect
    field.textAlignment = .right
    field.keyboardType = .numbersAndPunctuation
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.returnKeyType = .done
    field.adjustsFontForContentSizeCategory = true
    field.adjustsFontSizeToFitWidth = true
    line.share(field.widthAnchor, of: 0.27)
    field.addAction(
      UIAction { [weak self] _ in
        if let self, let row { report(row.field.changed(to: field.text ?? "")) }
      }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in
        if let event = self?.row?.field.finished { report(event) }
      }, for: .editingDidEnd)
    field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
  }
}
