import ColorScience
import Studio
import Theme
import UIKit

/// Code that can be selected, with each color underlined in itself.
final class CodeView: UITextView {
  private var shown: (edition: Int, appearance: Appearance, size: CGFloat)?

  init() {
    super.init(frame: .zero, textContainer: nil)
    isEditable = false
    isScrollEnabled = false
    backgroundColor = nil
    adjustsFontForContentSizeCategory = true
    textContainerInset = UIEdgeInsets.zero
    accessibilityIgnoresInvertColors = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ card: ExportCard, _ appearance: Appearance) {
    let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular).scaled(as: .footnote)
    // Long code takes its time.
    if let shown, shown == (card.edition, appearance, font.pointSize) { return }
    shown = (card.edition, appearance, font.pointSize)
    accessibilityLabel = card.codeName
    let plain: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor(appearance.text)]
    let title = plain.merging([.font: UIFont.preferredFont(forTextStyle: .headline)]) { $1 }
    let code = NSMutableAttributedString(string: "")
    for file in card.files {
      if card.files.count > 1 { code.append(NSAttributedString(string: file.path + "\n", attributes: title)) }
      for line in file.lines { code.append(NSAttributedString(CodeLine(marked: line), plain)) }
      code.append(NSAttributedString(string: "\n", attributes: plain))
    }
    attributedText = code
  }
}

extension NSAttributedString {
  /// How many letters of a color are underlined: those of `#3F51B5`.
  private static let underlined = 7

  fileprivate convenience init(_ line: CodeLine, _ plain: [NSAttributedString.Key: Any]) {
    let text = NSMutableAttributedString(string: "")
    for piece in line.pieces {
      guard let color = piece.color else {
        text.append(NSAttributedString(string: piece.text, attributes: plain))
        continue
      }
      var marked = plain
      marked[.underlineStyle] = NSUnderlineStyle.thick.rawValue
      marked[.underlineColor] = UIColor(color)
      text.append(NSAttributedString(string: String(piece.text.prefix(Self.underlined)), attributes: marked))
      text.append(NSAttributedString(string: String(piece.text.dropFirst(Self.underlined)), attributes: plain))
    }
    text.append(NSAttributedString(string: "\n", attributes: plain))
    self.init(attributedString: text)
  }
}
