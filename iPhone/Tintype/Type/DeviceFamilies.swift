import Catalog
import UIKit

extension [Family] {
  /// The families of this device, without those that hold symbols.
  static var onDevice: [Family] { onDevice(with: []) }

  /// The families of this device, and the others that the person installed and iOS gave the app access to. UIFont lists
  /// only the device's own; a descriptor finds the others, too. Reading them all takes a while, on any thread.
  static func onDevice(with others: [String]) -> [Family] {
    let names = UIFont.familyNames.filter { !KnownFamily.symbols.contains($0) }
    let more = others.filter { !names.contains($0) && UIFont(inFamily: $0).familyName == $0 }
    return names.map { Family(onDevice: $0) } + more.map { Family(installed: $0) }
  }
}

extension Family {
  /// A family by name: its kind from the catalog, its bold and italic from this device's faces.
  fileprivate convenience init(onDevice name: String) {
    let faces = UIFont.fontNames(forFamilyName: name).compactMap {
      UIFont(name: $0, size: UIFont.systemFontSize)?.fontDescriptor.symbolicTraits
    }
    self.init(name, faces)
  }

  /// A family whose faces UIFont doesn't list.
  fileprivate convenience init(installed name: String) {
    let faces = [[], .traitBold, .traitItalic].map { UIFont(inFamily: name, $0).fontDescriptor.symbolicTraits }
    self.init(name, faces)
  }

  private convenience init(_ name: String, _ faces: [UIFontDescriptor.SymbolicTraits]) {
    /// Whether there is a face with a trait as well as one without it.
    func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
      faces.contains { $0.contains(trait) } && faces.contains { !$0.contains(trait) }
    }
    self.init(
      name: name, category: KnownFamily.categories[name] ?? Category(name: name), hasBold: has(.traitBold),
      hasItalic: has(.traitItalic))
  }
}

extension UIFont {
  /// The face of a family that has these traits, or is nearest to that; the system's font for a family that isn't there.
  fileprivate convenience init(inFamily name: String, _ traits: UIFontDescriptor.SymbolicTraits = []) {
    let family = UIFontDescriptor(fontAttributes: [.family: name])
    self.init(descriptor: family.withSymbolicTraits(traits) ?? family, size: UIFont.systemFontSize)
  }
}

extension KnownFamily {
  fileprivate static let symbols = Set(symbolNames)
  /// The kind of each family in the table, by its name: a device has a hundred families to look up.
  fileprivate static let categories = [String: Family.Category](
    all.map { ($0.family.name, $0.family.category) }, uniquingKeysWith: { first, _ in first })
}
