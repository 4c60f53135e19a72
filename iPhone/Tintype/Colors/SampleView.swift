import Studio
import UIKit

/// The chosen color with text on it. Flat, because it isn't a button.
final class SampleView: UIView {
  static let diameter: CGFloat = 56

  private let letters = UIImageView(image: UIImage(systemName: "textformat"))

  init() {
    super.init(frame: .zero)
    place(letters)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: Self.diameter), heightAnchor.constraint(equalToConstant: Self.diameter),
      letters.centerXAnchor.constraint(equalTo: centerXAnchor),
      letters.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    layer.cornerRadius = Self.diameter / 2
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    accessibilityIgnoresInvertColors = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ sample: SwatchGrid.Sample?) {
    isHidden = sample == nil
    backgroundColor = sample.map { UIColor($0.fill) }
    letters.tintColor = sample.map { UIColor($0.text) }
  }
}
