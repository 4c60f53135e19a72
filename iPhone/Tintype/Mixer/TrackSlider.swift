import Studio
import UIKit

/// A slider over the colors that it would give.
final class TrackSlider: UIView {
  private let slider = UISlider()
  private let track = GradientView()
  private var row: MixerPanel.ChannelRow?

  /// Takes what to do with the events of the thumb: it is moved, and it is let go.
  init(report: @escaping Report) {
    super.init(frame: .zero)
    place(track)
    pin(slider)
    NSLayoutConstraint.activate([
      track.leadingAnchor.constraint(equalTo: leadingAnchor),
      track.trailingAnchor.constraint(equalTo: trailingAnchor),
      track.centerYAnchor.constraint(equalTo: centerYAnchor),
      track.heightAnchor.constraint(equalToConstant: 6),
    ])
    slider.minimumTrackTintColor = .clear
    slider.maximumTrackTintColor = .clear
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self, let row else { return }
        report(row.moved(to: Double(slider.value)))
        // VoiceOver and a keyboard move it without a finger, and so without letting go.
        if !slider.isTracking { report(row.released) }
      }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in
        if let row = self?.row { report(row.released) }
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ channel: Channel) {
    slider.maximumValue = Float(channel.upperBound)
    slider.accessibilityLabel = channel.name.localized
  }

  func show(_ row: MixerPanel.ChannelRow) {
    self.row = row
    slider.value = Float(row.value)
    slider.accessibilityValue = row.valueText.localized
    track.show(row.track)
  }
}

/// Colors from the leading to the trailing edge; faint where the display can't show them.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ stops: [MixerPanel.TrackStop]) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.cornerRadius = 3
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = stops.map { UIColor($0.color).withAlphaComponent($0.isInGamut ? 1 : 0.25).cgColor }
  }
}
