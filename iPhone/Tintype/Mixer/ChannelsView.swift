import ColorScience
import Studio
import UIKit

/// The channels, a row each. Another notation has other channels, and so other rows.
final class ChannelsView: UIView {
  private let rows = UIStackView(column: [], spacing: 12)
  private let report: Report

  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero)
    pin(rows)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the keyboard for their values.
  func show(_ channels: [MixerPanel.ChannelRow], _ text: SRGB, _ keyboard: UIKeyboardType) {
    let present = rows.arrangedSubviews.compactMap { ($0 as? ChannelRowView)?.channel }
    if present != channels.map({ $0.channel }) { replace(with: channels.map { $0.channel }) }
    for (row, view) in zip(channels, rows.arrangedSubviews) { (view as? ChannelRowView)?.show(row, text, keyboard) }
  }

  private func replace(with channels: [Channel]) {
    for view in rows.arrangedSubviews { view.removeFromSuperview() }
    let views = channels.map { ChannelRowView($0, report: report) }
    for view in views { rows.addArrangedSubview(view) }
    // The sliders begin at one edge: every name is as wide as the widest.
    for view in views.dropFirst() {
      view.nameWidth.constraint(equalTo: views[0].nameWidth).isActive = true
    }
  }
}
