import Catalog
import Studio
import UIKit

extension NSAttributedString {
  /// A paragraph: its words in a family, highlights bold.
  @MainActor convenience init(_ runs: [Article.Run], in family: Family?, _ text: UIColor) {
    let paragraph = NSMutableAttributedString(string: "")
    for run in runs {
      paragraph.append(NSAttributedString(string: run.text, attributes: run.attributes(in: family, text)))
    }
    self.init(attributedString: paragraph)
  }
}

extension Article.Run {
  @MainActor fileprivate func attributes(in family: Family?, _ color: UIColor) -> [NSAttributedString.Key: Any] {
    let plain = UIFont.face(of: family, .body).scaled()
    let strong = UIFont.face(of: family, .highlight).scaled()
    switch style {
    case .plain: return [.font: plain, .foregroundColor: color]
    case .italic:
      return [.font: UIFont.face(of: family, .body, isItalic: true).scaled(), .foregroundColor: color]
    case .highlight(let highlight): return [.font: strong, .foregroundColor: UIColor(highlight)]
    case .marker(let fill, let text):
      return [.font: strong, .foregroundColor: UIColor(text), .backgroundColor: UIColor(fill)]
    }
  }
}
