import Catalog
import Studio
import UIKit

/// The dark section: the paragraph on the accent, and the button that takes the theme home.
final class ArticleSectionView: UIView {
  private let words = UILabel(.body)
  private let button: CoreButton

  init(report: @escaping Report) {
    button = CoreButton(report: report)
    super.init(frame: .zero)
    accessibilityIgnoresInvertColors = true
    // The one that the screen is for.
    button.configuration?.cornerStyle = .capsule
    button.hold(leastHeight: 54)
    pin(
      UIStackView(column: [words, button], spacing: 16),
      NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ section: Article.Section, in family: Family?) {
    backgroundColor = UIColor(section.fill)
    words.attributedText = NSAttributedString(section.paragraph, in: family, UIColor(section.text))
    button.show(section.button, background: UIColor(section.buttonFill), text: UIColor(section.buttonText))
  }
}
