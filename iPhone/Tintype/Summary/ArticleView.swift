import Studio
import Theme
import UIKit

/// A heading and paragraphs that scroll, with a section at the bottom of the screen or under the words.
final class ArticleView: UIScrollView {
  private let heading = UILabel(.largeTitle)
  private let paragraphs = UIStackView(column: [], spacing: 16)
  private let advice: AdviceView
  private let ways: ButtonGroup
  private let locks: LocksView
  private let section: ArticleSectionView

  init(report: @escaping Report) {
    advice = AdviceView(report: report)
    ways = ButtonGroup(report: report)
    locks = LocksView(report: report)
    section = ArticleSectionView(report: report)
    super.init(frame: .zero)
    heading.accessibilityTraits = .header
    let margin = UIView()
    margin.pin(
      UIStackView(column: [heading, paragraphs], spacing: 16),
      NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20))
    layOut(margin)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the button that shuffles, too.
  func show(_ article: Article, _ shuffle: Button, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    heading.text = article.heading
    heading.font = UIFont.face(of: article.headingTypeface, .heading).scaled(as: .largeTitle)
    heading.textColor = text
    for (label, runs) in zip(paragraphs.arrange(article.paragraphs.count) { UILabel(.body) }, article.paragraphs) {
      label.attributedText = NSAttributedString(runs, in: article.bodyTypeface, text)
    }
    advice.show(article.advice, appearance)
    for (view, button) in zip(ways.buttons(3), [article.preview, article.adjust, article.keep]) {
      view.show(button, quietlyIn: text)
    }
    locks.show(article.locks, shuffle, appearance)
    section.show(article.section, in: article.bodyTypeface)
  }

  private func layOut(_ margin: UIView) {
    let lower = UIView()
    lower.pin(ways, NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20))
    let upper = UIStackView(column: [margin, advice, lower, locks])
    let parts = UIStackView(column: [upper, section])
    parts.distribution = .equalSpacing
    scroll(parts, 0)
    parts.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor).isActive = true
  }
}

extension ArticleView: ScreenContent {
  func show(_ screen: Screen, of session: Session) {
    if case .summary(let words) = screen.content { show(words, screen.tabBar.shuffle, screen.appearance) }
  }

  func focus(_ target: Effect.FocusTarget) {
    if target == .advice { advice.focus() }
  }
}
