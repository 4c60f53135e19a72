import Samples
import UIKit

/// A text of a sample.
final class PassageLabel: UILabel, PaintedView {
  private let passage: Passage

  /// Takes whether it's cut off before others in its row are.
  init(_ passage: Passage, yields: Bool) {
    self.passage = passage
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    numberOfLines = passage.lines ?? 0
    lineBreakMode = .byTruncatingTail
    if yields { setContentCompressionResistancePriority(UILayoutPriority(rawValue: 700), for: .horizontal) }
  }

  required init?(coder: NSCoder) { nil }

  func paint(_ look: SampleLook) {
    let text = NSMutableAttributedString(string: "")
    for span in passage.spans {
      let words =
        switch span.content {
        case .words(let words): words
        case .appName: look.paint.appName
        }
      text.append(NSAttributedString(string: words, attributes: attributes(of: span, look)))
    }
    attributedText = text
  }

  private func attributes(of span: Passage.Span, _ look: SampleLook) -> [NSAttributedString.Key: Any] {
    let font = look.font(passage, span)
    let lineHeight = look.lineHeight(passage.style)
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = lineHeight
    paragraph.maximumLineHeight = lineHeight
    paragraph.alignment = passage.isCentered ? .center : .natural
    paragraph.lineBreakMode = passage.lines == nil ? .byWordWrapping : .byTruncatingTail
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: look.color(span.role ?? passage.role), .paragraphStyle: paragraph,
      // Otherwise the letters sit at the bottom of a line that's higher than the font's own.
      .baselineOffset: (lineHeight - font.lineHeight) / 2,
    ]
    if passage.style == .eyebrow { attributes[.kern] = CGFloat(passage.style.size) * 0.08 }
    return attributes
  }
}
