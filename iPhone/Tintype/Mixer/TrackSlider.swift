import ColorScience
import Studio
import UIKit

/// A slider over the colors that it would give.
final class TrackSlider: UIView {
  private let slider = SteppedSlider()
  private let track = GradientView()
  private var input: SliderInput?

  /// Takes its name, its greatest value, and what to do with the events of the thumb: it is moved, and it is let go.
  init(named name: String, to upperBound: Double, report: @escaping Report) {
    super.init(frame: .zero)
    place(track)
    pin(slider)
    NSLayoutConstraint.activate([
      track.leadingAnchor.constraint(equalTo: leadingAnchor),
      track.trailingAnchor.constraint(equalTo: trailingAnchor),
      track.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    track.hold(height: Int(GradientView.height))
    slider.maximumValue = Float(upperBound)
    slider.accessibilityLabel = name
    slider.minimumTrackTintColor = .clear
    slider.maximumTrackTintColor = .clear
    if #available(iOS 26, *) {
      // Marks at the tenths; the thumb stops anywhere.
      slider.trackConfiguration = UISlider.TrackConfiguration(allowsTickValuesOnly: false, numberOfTicks: 11)
    }
    slider.step = { [weak self] steps in
      guard let self, let input else { return }
      report(
        input.stepped(by: steps)
          ?? input.moved(to: Double(slider.value + Float(steps) * slider.maximumValue / 100)))
    }
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self, let input else { return }
        report(input.moved(to: Double(slider.value)))
        // VoiceOver and a keyboard move it without a finger, and so without letting go.
        if !slider.isTracking, let released = input.released { report(released) }
      }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in
        if let released = self?.input?.released { report(released) }
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the value, how it's said, and what the thumb moves.
  func show(_ value: Double, _ words: String, _ input: SliderInput) {
    self.input = input
    slider.value = Float(value)
    slider.accessibilityValue = words
  }

  func show(_ stops: [MixerPanel.TrackStop]) { track.show(stops) }

  /// Shows the track from transparent to a color, over a checkerboard.
  func show(fadingTo color: SRGB) { track.show(fadingTo: color) }
}

/// A slider that VoiceOver moves by the steps of its value. UIKit's own moves by a tenth of its range.
private final class SteppedSlider: UISlider {
  var step: (Int) -> Void = { _ in }

  override func accessibilityIncrement() { step(1) }

  override func accessibilityDecrement() { step(-1) }
}
