import Catalog
import ColorScience
import Studio
import Theme
import UIKit

/// The content of a row in the library: a theme's colors, its name in its title font, a line about it, and in the gallery the
/// button that takes it.
struct ThemeCardContent: UIContentConfiguration {
  var title: String
  var subtitle: String
  var typeface: Family?
  var fill: SRGB?
  var dots: [SRGB]
  var use: Button?
  var useLabel = ""
  var appearance: Appearance
  var report: Report

  func makeContentView() -> any UIView & UIContentView { ThemeCardView(self) }

  func updated(for state: any UIConfigurationState) -> ThemeCardContent { self }
}

extension ThemeCardContent {
  init(_ card: ThemeCard, _ appearance: Appearance, report: @escaping Report) {
    self.init(
      title: card.title, subtitle: card.subtitle, typeface: card.typeface, fill: card.fill, dots: card.dots,
      appearance: appearance, report: report)
  }

  init(_ card: SwatchGrid.Start.Card, _ appearance: Appearance, report: @escaping Report) {
    self.init(
      title: card.name, subtitle: "", typeface: card.paint.titleFont, fill: card.paint.scheme[.primary],
      dots: [card.paint.scheme[.accent]], appearance: appearance, report: report)
  }

  init(_ card: GalleryCard, mood: String, _ appearance: Appearance, report: @escaping Report) {
    self.init(
      title: card.title, subtitle: mood + ". " + card.purpose, typeface: card.paint.titleFont,
      fill: card.paint.scheme[.primary],
      dots: [card.paint.scheme[.accent]] + card.brandColors, use: card.use, useLabel: card.useLabel,
      appearance: appearance, report: report)
  }
}

final class ThemeCardView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let picture = UIView()
  private let dots = UIStackView()
  private let title = UILabel(.headline)
  private let subtitle = UILabel(.footnote)
  private let use: CoreButton

  private static let side: CGFloat = 56

  init(_ content: ThemeCardContent) {
    configuration = content
    use = CoreButton(report: content.report)
    super.init(frame: .zero)
    let words = UIStackView(column: [title, subtitle], spacing: 4)
    let card = UIStackView(arrangedSubviews: [picture, words])
    card.spacing = 16
    card.alignment = .center
    let parts = AdaptiveStackView(of: [card, use])
    pin(parts, NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 8))
    // Not required: a row of the person's own hides it, which UIKit does by a width of 0.
    use.setContentHuggingPriority(.almostRequired, for: .horizontal)
    use.setContentCompressionResistancePriority(.almostRequired, for: .horizontal)
    picture.layer.cornerRadius = 12
    picture.accessibilityIgnoresInvertColors = true
    dots.spacing = 4
    picture.place(dots)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: Self.side),
      picture.heightAnchor.constraint(equalToConstant: Self.side),
      dots.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -8),
      dots.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -8),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? ThemeCardContent else { return }
    let text = UIColor(content.appearance.text)
    picture.backgroundColor = content.fill.map { UIColor($0) } ?? text.withAlphaComponent(0.12)
    // The picture has room for three.
    let shown = content.dots.prefix(3)
    for (dot, color) in zip(dots.arrange(shown.count) { DotView() }, shown) { dot.backgroundColor = UIColor(color) }
    title.text = content.title
    title.font = .face(of: content.typeface, size: 17, isBold: true).scaled()
    title.textColor = text
    subtitle.text = content.subtitle
    subtitle.textColor = UIColor(content.appearance.mutedText)
    use.isHidden = content.use == nil
    if let button = content.use {
      use.show(button, quietlyIn: text)
      use.configuration?.title = content.useLabel
      use.accessibilityLabel = button.label
    }
  }
}
