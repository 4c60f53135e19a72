import Studio
import UIKit

/// A slider over the colors that it would give.
final class TrackSlider: UIView {
  private let slider = UISlider()
  private let track = GradientView()

  /// Takes what to do when the thumb is moved to a value.
  init(moved: @escaping (Double) -> Void) {
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
      UIAction { [weak slider] _ in
        if let slider { moved(Double(slider.value)) }
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ channel: Channel) {
    slider.maximumValue = Float(channel.upperBound)
    slider.accessibilityLabel = channel.name
  }

  func show(_ row: MixerPanel.ChannelRow) {
    slider.value = Float(row.value)
    slider.accessibilityValue = row.text
    track.show(row.track)
  }
}

/// Colors from the leading to the trailing edge; faint where the display cannot show what is asked for.
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
