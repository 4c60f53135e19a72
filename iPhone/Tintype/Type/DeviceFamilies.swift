import Catalog
import Studio
import UIKit

extension [Family] {
  /// The families that this device has.
  @MainActor static var onDevice: [Family] {
    [Family](lines: UIFont.familyNames.map(line).joined(separator: "\n"))
  }

  /// A family as a line of a list: its name, a category still to be found, and whether it has a bold and an italic
  /// beside a face that is none.
  @MainActor private static func line(_ name: String) -> String {
    let faces = UIFont.fontNames(forFamilyName: name).compactMap {
      UIFont(name: $0, size: UIFont.systemFontSize)?.fontDescriptor.symbolicTraits
    }
    func flag(_ trait: UIFontDescriptor.SymbolicTraits, _ letter: String) -> String {
      faces.contains { $0.contains(trait) } && faces.contains { !$0.contains(trait) } ? letter : "-"
    }
    return [name, "-", flag(.traitBold, "b"), flag(.traitItalic, "i")].joined(separator: "\t")
  }
}
