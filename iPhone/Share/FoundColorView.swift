import Catalog
import ColorScience
import Theme
import UIKit

/// A color that was found: a swatch, its name, its hex, and what it's going to be.
final class FoundColorView: UIView {
  init(_ color: SRGB, _ role: Role?) {
    super.init(frame: .zero)
    let swatch = UIView()
    swatch.backgroundColor = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    swatch.layer.cornerRadius = 12
    swatch.accessibilityIgnoresInvertColors = true
    let (name, detail) = (UILabel(), UILabel())
    name.text = Tint(mixed: color)?.nearName
    name.font = .preferredFont(forTextStyle: .body)
    detail.text = color.hex + (role.map { " · " + $0.title } ?? "")
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    for label in [name, detail] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let words = UIStackView(arrangedSubviews: [name, detail])
    words.axis = .vertical
    let parts = UIStackView(arrangedSubviews: [swatch, words])
    parts.spacing = 12
    parts.alignment = .center
    parts.translatesAutoresizingMaskIntoConstraints = false
    addSubview(parts)
    NSLayoutConstraint.activate([
      swatch.widthAnchor.constraint(equalToConstant: 56),
      swatch.heightAnchor.constraint(equalToConstant: 56),
      parts.topAnchor.constraint(equalTo: topAnchor),
      parts.bottomAnchor.constraint(equalTo: bottomAnchor),
      parts.leadingAnchor.constraint(equalTo: leadingAnchor),
      parts.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityLabel = [name.text, detail.text].compactMap { $0 }.joined(separator: ", ")
  }

  required init?(coder: NSCoder) { nil }
}
