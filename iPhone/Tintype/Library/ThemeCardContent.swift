import Studio
import Theme
import UIKit

/// The content of a row in the library: a theme's colors, its name in its title font, and its fonts.
struct ThemeCardContent: UIContentConfiguration {
  var card: ThemeCard
  var appearance: Appearance

  func makeContentView() -> any UIView & UIContentView { ThemeCardView(self) }

  func updated(for state: any UIConfigurationState) -> ThemeCardContent { self }
}

final class ThemeCardView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let picture = UIView()
  private let dot = UIView()
  private let title = UILabel(.headline)
  private let subtitle = UILabel(.footnote)

  private static let side: CGFloat = 56
  private static let diameter: CGFloat = 20

  init(_ content: ThemeCardContent) {
    configuration = content
    super.init(frame: .zero)
    let words = UIStackView(column: [title, subtitle], spacing: 4)
    let parts = UIStackView(arrangedSubviews: [picture, words])
    parts.spacing = 16
    parts.alignment = .center
    pin(parts, NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 8))
    picture.layer.cornerRadius = 12
    picture.accessibilityIgnoresInvertColors = true
    dot.layer.cornerRadius = Self.diameter / 2
    picture.place(dot)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: Self.side),
      picture.heightAnchor.constraint(equalToConstant: Self.side),
      dot.widthAnchor.constraint(equalToConstant: Self.diameter),
      dot.heightAnchor.constraint(equalToConstant: Self.diameter),
      dot.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -8),
      dot.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -8),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? ThemeCardContent else { return }
    let card = content.card
    let text = UIColor(content.appearance.text)
    picture.backgroundColor = card.fill.map { UIColor($0) } ?? text.withAlphaComponent(0.12)
    dot.backgroundColor = card.dots.first.map { UIColor($0) }
    dot.isHidden = card.dots.isEmpty
    title.text = card.title
    title.font = .face(of: card.typeface, size: 17, isBold: true).scaled()
    title.textColor = text
    subtitle.text = card.subtitle
    subtitle.textColor = UIColor(content.appearance.mutedText)
  }
}
