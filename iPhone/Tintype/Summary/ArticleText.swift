import Catalog
import Studio
import UIKit

extension NSAttributedString {
  /// A paragraph: its words in a family, highlights bold and a little larger.
  @MainActor convenience init(_ runs: [Article.Run], in family: Family?, _ ink: UIColor) {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      text.append(NSAttributedString(string: run.text, attributes: run.attributes(in: family, ink)))
    }
    self.init(attributedString: text)
  }
}

extension Article.Run {
  @MainActor fileprivate func attributes(in family: Family?, _ ink: UIColor) -> [NSAttributedString.Key: Any] {
    let plain = UIFont.face(of: family, size: 17).scaled()
    let strong = UIFont.face(of: family, size: 19, isBold: true).scaled()
    switch style {
    case .plain: return [.font: plain, .foregroundColor: ink]
    case .italic:
      return [.font: UIFont.face(of: family, size: 17, isItalic: true).scaled(), .foregroundColor: ink]
    case .highlight(let color): return [.font: strong, .foregroundColor: UIColor(color)]
    case .marker(let fill, let text):
      return [.font: strong, .foregroundColor: UIColor(text), .backgroundColor: UIColor(fill)]
    }
  }
}
