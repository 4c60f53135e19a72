import Catalog
import ColorScience
import Files
import Formats
import Theme
import _Text

extension ColorQuestion {
  /// Nil if the file has too few colors for a choice.
  init?(_ role: Role, _ file: Imported) {
    self.init(role)
    let slug = file.theme[role]?.tint?.slug ?? ""
    guard let guess = file.colors.first(where: { $0.color.slug(for: role).same(as: slug) })
    else { return nil }
    let other = role == .primary ? file.theme.accent : file.theme.primary
    var shown: [FoundColor] = []
    func add(_ found: [FoundColor], upTo count: Int = Limits.colorsToChoose) {
      for color in found where shown.count < count {
        if !shown.contains(where: { $0.color.asHex == color.color.asHex }) { shown.append(color) }
      }
    }
    add([guess])
    add(file.candidates(for: role), upTo: few - 1)
    // Someone may want the two the other way around.
    add(file.colors.filter { $0.color.asHex == other?.color.asHex })
    let likelyCount = shown.count
    add(file.colors.filter { !$0.isDark })
    add(file.colors)
    colors = shown.compactMap { color in
      Tint(found: color.color, for: role).map { NamedTint(label: color.label, tint: $0) }
    }
    guard colors.count > 2 else { return nil }
    likely = colors.count <= few + 2 ? colors.count : likelyCount
  }
}

/// The most colors that are shown at once.
private let few = 12

extension FoundColor {
  /// Its name and its hex: "--brand, #3F51B5".
  fileprivate var label: String {
    let color = color.asHex
    return name.isEmpty || name.contains(ignoringASCIICase: color.hex) ? color.hex : shortened(name) + ", " + color.hex
  }
}
