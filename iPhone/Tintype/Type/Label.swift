import UIKit

extension UILabel {
  /// A label that takes as many lines as it needs, in a font that grows with the person's text size.
  convenience init(_ style: UIFont.TextStyle) {
    self.init(frame: .zero)
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
    font = .preferredFont(forTextStyle: style)
  }
}
