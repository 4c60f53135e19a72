import Studio
import UIKit

/// The chosen color with text on it. It's flat, for it's no button.
final class SampleView: UIView {
  static let diameter: CGFloat = 56

  private let letters = UILabel()

  init() {
    super.init(frame: .zero)
    letters.text = "Aa"
    letters.font = .systemFont(ofSize: 20, weight: .bold)
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
    letters.textColor = sample.map { UIColor($0.text) }
  }
}
