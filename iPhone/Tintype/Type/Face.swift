import Catalog
import Theme
import UIKit

/// The core's styles of text; within UIFont, the bare name is UIKit's.
typealias ThemeTextStyle = TextStyle

extension GenericFamily {
  /// The system's own fonts come in designs rather than as families.
  fileprivate var design: UIFontDescriptor.SystemDesign {
    switch self {
    case .system, .sansSerif: .default
    case .serif: .serif
    case .monospace: .monospaced
    case .rounded: .rounded
    }
  }
}

extension UIFont {
  /// A family in its bold or italic if it has them, else in its regular; the system's own font for nil. Not scaled.
  static func face(of family: Family?, size: CGFloat, isBold: Bool = false, isItalic: Bool = false) -> UIFont {
    let system = UIFont.systemFont(ofSize: size, weight: .regular).fontDescriptor
    let regular =
      switch family?.source {
      case nil: system
      case .generic(let generic): system.withDesign(generic.design) ?? system
      case .device, .included, .file: family.flatMap { Self.descriptor(of: $0) } ?? system
      }
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let descriptor = traits.isEmpty ? regular : regular.withSymbolicTraits(traits) ?? regular
    return UIFont(descriptor: descriptor, size: size)
  }

  /// The family itself or, if it isn't on this device, the design of the system's font that's nearest.
  private static func descriptor(of family: Family) -> UIFontDescriptor? {
    let own = UIFontDescriptor(fontAttributes: [.family: family.name])
    if UIFont(descriptor: own, size: systemFontSize).familyName == family.name { return own }
    let design: UIFontDescriptor.SystemDesign =
      switch family.category {
      case .serif, .slab: .serif
      case .mono: .monospaced
      case .sans, .display, .script: .default
      }
    return systemFont(ofSize: systemFontSize, weight: .regular).fontDescriptor.withDesign(design)
  }

  /// A family in the size and weight of a style. Not scaled.
  static func face(of family: Family?, _ style: ThemeTextStyle, isItalic: Bool = false) -> UIFont {
    face(of: family, size: style.size, isBold: style.weight >= 600, isItalic: isItalic)
  }

  /// The font in the size that the person asks for; this one's is the usual size of the text style.
  @MainActor func scaled(as style: UIFont.TextStyle = .body) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: self)
  }
}
