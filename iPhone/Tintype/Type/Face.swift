import Catalog
import UIKit

extension UIFont {
  /// A family in its bold or italic where it has them, else in its regular; the system's own font for nil. Not scaled.
  @MainActor static func face(of family: Family?, size: CGFloat, isBold: Bool = false, isItalic: Bool = false) -> UIFont
  {
    let regular =
      family.map { UIFontDescriptor(fontAttributes: [.family: $0.name]) }
      ?? UIFont.systemFont(ofSize: size, weight: .regular).fontDescriptor
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let descriptor = traits.isEmpty ? regular : regular.withSymbolicTraits(traits) ?? regular
    return UIFont(descriptor: descriptor, size: size)
  }

  /// The font in the size that the person asks for, where this one's is the usual size of the text style.
  @MainActor func scaled(as style: UIFont.TextStyle = .body) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: self)
  }
}
