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
  private let refusal = UILabel()
  private let line: AdaptiveStackView

  init(_ channel: Channel, report: @escaping (Event) -> Void) {
    self.channel = channel
    slider = TrackSlider { report(.channelMoved(channel, $0)) }
    line = AdaptiveStackView(of: [name, slider, field])
    super.init(frame: .zero)
    let parts = UIStackView(arrangedSubviews: [line, refusal])
    parts.axis = .vertical
    parts.spacing = 4
    pin(parts)
    name.text = channel.name
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.isAccessibilityElement = false
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    slider.show(channel)
    for label in [name, refusal] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    setUpField(report)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: MixerPanel.ChannelRow, _ ink: SRGB) {
    name.font = .face(of: nil, size: 17).scaled()
    name.textColor = UIColor(ink)
    slider.show(row)
    field.font = .face(of: nil, size: 17).scaled()
    if field.text != row.text { field.text = row.text }
    if let reason = row.refusal, reason != refusal.text {
      UIAccessibility.post(notification: .announcement, argument: reason)
    }
    refusal.text = row.refusal
    refusal.isHidden = row.refusal == nil
    refusal.font = .face(of: nil, size: 13, isBold: true).scaled(as: .footnote)
    refusal.textColor = UIColor(ink)
  }

  private func setUpField(_ report: @escaping (Event) -> Void) {
    field.borderStyle = .roundedRect
    field.textAlignment = .right
    field.keyboardType = .numbersAndPunctuation
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.returnKeyType = .done
    field.adjustsFontForContentSizeCategory = true
    field.adjustsFontSizeToFitWidth = true
    field.accessibilityLabel = channel.name + " value"
    line.share(field.widthAnchor, of: 0.27)
    field.addAction(
      UIAction { [weak field, channel] _ in report(.channelTyped(channel, field?.text ?? "")) }, for: .editingChanged)
    field.addAction(UIAction { _ in report(.typingFinished) }, for: .editingDidEnd)
    field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
  }
}
