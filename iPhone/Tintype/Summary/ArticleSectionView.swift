import Catalog
import Studio
import UIKit

/// The section on the dark ground: what is said of the accent, and the button that takes the theme home.
final class ArticleSectionView: UIView {
  private let words = UILabel()
  private let button: UIButton

  init(takeHomeTapped: @escaping () -> Void) {
    button = UIButton(configuration: .filled(), primaryAction: UIAction { _ in takeHomeTapped() })
    super.init(frame: .zero)
    accessibilityIgnoresInvertColors = true
    words.numberOfLines = 0
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    let parts = UIStackView(arrangedSubviews: [words, button])
    parts.axis = .vertical
    parts.spacing = 16
    pin(parts, NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ section: Article.Section, in family: Family?) {
    backgroundColor = UIColor(section.fill)
    words.attributedText = NSAttributedString(section.paragraph, in: family, UIColor(section.text))
    button.configuration?.title = section.button.label
    button.configuration?.baseBackgroundColor = UIColor(section.button.fill)
    button.configuration?.baseForegroundColor = UIColor(section.button.text)
  }
}
