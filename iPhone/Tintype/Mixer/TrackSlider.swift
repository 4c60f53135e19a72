import ColorScience
import Studio
import UIKit

/// A slider over the colors that it would give.
final class TrackSlider: UIView {
  private let slider = UISlider()
  private let track = GradientView()
  private var events: (moved: (Double) -> Event, released: Event)?

  /// Takes its name, its greatest value, and what to do with the events of the thumb: it is moved, and it is let go.
  init(named name: String, to upperBound: Double, report: @escaping Report) {
    super.init(frame: .zero)
    place(track)
    pin(slider)
    NSLayoutConstraint.activate([
      track.leadingAnchor.constraint(equalTo: leadingAnchor),
      track.trailingAnchor.constraint(equalTo: trailingAnchor),
      track.centerYAnchor.constraint(equalTo: centerYAnchor),
      track.heightAnchor.constraint(equalToConstant: GradientView.height),
    ])
    slider.maximumValue = Float(upperBound)
    slider.accessibilityLabel = name
    slider.minimumTrackTintColor = .clear
    slider.maximumTrackTintColor = .clear
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self, let events else { return }
        report(events.moved(Double(slider.value)))
        // VoiceOver and a keyboard move it without a finger, and so without letting go.
        if !slider.isTracking { report(events.released) }
      }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in
        if let events = self?.events { report(events.released) }
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the value and how it's said, and the events of the thumb.
  func show(_ value: Double, _ words: String, moved: @escaping (Double) -> Event, released: Event) {
    events = (moved, released)
    slider.value = Float(value)
    slider.accessibilityValue = words
  }

  func show(_ stops: [MixerPanel.TrackStop]) { track.show(stops) }

  /// Shows the track from transparent to a color, over a checkerboard.
  func show(fadingTo color: SRGB) { track.show(fadingTo: color) }
}
