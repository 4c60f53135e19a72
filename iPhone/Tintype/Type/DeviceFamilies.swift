import Catalog
import UIKit

extension [Family] {
  /// The families of this device, without those that hold symbols.
  @MainActor static var onDevice: [Family] { onDevice(with: []) }

  /// The families of this device, and others that may be on it. Those that aren't have no face.
  @MainActor static func onDevice(with others: [String]) -> [Family] {
    let names = UIFont.familyNames.filter { !KnownFamily.symbols.contains($0) }
    let more = others.filter { !names.contains($0) && !UIFont.fontNames(forFamilyName: $0).isEmpty }
    return (names + more).map { Family(onDevice: $0) }
  }
}

extension Family {
  /// A family by name: its kind from the catalog, its bold and italic from this device's faces.
  @MainActor fileprivate convenience init(onDevice name: String) {
    let faces = UIFont.fontNames(forFamilyName: name).compactMap {
      UIFont(name: $0, size: UIFont.systemFontSize)?.fontDescriptor.symbolicTraits
    }
    /// Whether there is a face with a trait beside one without it.
    func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
      faces.contains { $0.contains(trait) } && faces.contains { !$0.contains(trait) }
    }
    self.init(
      name: name, category: KnownFamily.categories[name] ?? Category(name: name), hasBold: has(.traitBold),
      hasItalic: has(.traitItalic))
  }
}

extension KnownFamily {
  fileprivate static let symbols = Set(symbolNames)
  /// The kind of each family in the table, by its name: a device has a hundred families to look up.
  fileprivate static let categories = [String: Family.Category](
    all.map { ($0.family.name, $0.family.category) }, uniquingKeysWith: { first, _ in first })
}
