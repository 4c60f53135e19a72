import Studio
import UIKit

/// The round button that the accent will be in an app: a picture, not a button.
final class SampleButtonView: UIView {
  static let diameter: CGFloat = 56

  private let pencil = UIImageView(image: UIImage(systemName: "pencil"))

  init() {
    super.init(frame: .zero)
    place(pencil)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: Self.diameter), heightAnchor.constraint(equalToConstant: Self.diameter),
      pencil.centerXAnchor.constraint(equalTo: centerXAnchor),
      pencil.centerYAnchor.constraint(equalTo: centerYAnchor),
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
    pencil.tintColor = sample.map { UIColor($0.text) }
  }
}
