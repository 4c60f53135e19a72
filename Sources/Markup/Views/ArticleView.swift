import ColorScience
import Studio

enum ArticleView {
  static func nodes(_ article: Article) -> [Node] {
    let section = article.section
    let button = Node.button(section.button).class("take-home").paint("--fill", section.buttonFill)
      .paint("--text", section.buttonText).text(section.button.label)
    return [
      Node("div").class("words").face(article.bodyTypeface)
        .add(Node("h2").face(article.headingTypeface).text(article.heading))
        .add(article.paragraphs.map(paragraph)),
      AdviceView.node(article.advice),
      Node("div").class("summary-ways").add(
        [article.preview, article.adjust, article.keep].map { Node.button($0).class("to-preview").text($0.label) }),
      locks(article.locks),
      Node("section").label(Article.Section.name).face(article.bodyTypeface)
        .paint("--fill", section.fill).paint("--text", section.text)
        .add(paragraph(section.paragraph)).add(button),
    ]
  }

  private static func locks(_ locks: [Toggle]) -> Node {
    Node("section").class("locks").label(Article.locksName).add(Node("p").text(Article.locksHint))
      .add(Node("div").add(locks.map { Node.toggle($0).class("lock").text($0.label) }))
  }

  private static func paragraph(_ runs: [Article.Run]) -> Node {
    Node("p").add(runs.map(run))
  }

  private static func run(_ run: Article.Run) -> Node {
    switch run.style {
    case .plain: Node("span").text(run.text)
    case .italic: Node("em").text(run.text)
    case .highlight(let color): Node("strong").paint("color", color).text(run.text)
    case .marker(let fill, let text):
      Node("strong").class("marker").paint("background-color", fill).paint("color", text).text(run.text)
    }
  }
}
