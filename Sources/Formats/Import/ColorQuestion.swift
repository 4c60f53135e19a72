import Catalog
import ColorScience
import Theme
import _Text

/// Which of a file's colors is a role's.
public struct ColorQuestion: Equatable, Sendable {
  /// The primary or the accent.
  public let role: Role
  /// The colors to choose from, each once: our guess, then the likeliest first. There are 3 at least and
  /// `Limits.colorsToChoose` at most.
  public internal(set) var colors: [NamedTint] = []
  /// How many of them are likely.
  public internal(set) var likely = 0

  /// A color of a file, as the choice for a role.
  public struct NamedTint: Equatable, Sendable {
    /// Its name in the file, if any, and its hex: "--brand, #3F51B5".
    public let label: String
    public let tint: Tint
  }

  /// The most colors that are shown at once.
  private static let few = 12

  init(_ role: Role) { self.role = role }

  /// Nil if the file has too few colors for a choice.
  init?(_ role: Role, _ file: Imported) {
    self.role = role
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
    add(file.candidates(for: role), upTo: Self.few - 1)
    // Someone may want the two the other way around.
    add(file.colors.filter { $0.color.asHex == other?.color.asHex })
    let likely = shown.count
    add(file.colors.filter { !$0.isDark })
    add(file.colors)
    colors = shown.compactMap { color in
      Tint(found: color.color, for: role).map { NamedTint(label: color.label, tint: $0) }
    }
    guard colors.count > 2 else { return nil }
    self.likely = colors.count <= Self.few + 2 ? colors.count : likely
  }
}

extension FoundColor {
  /// Its name and its hex: "--brand, #3F51B5".
  fileprivate var label: String {
    let color = color.asHex
    return name.isEmpty || name.contains(ignoringASCIICase: color.hex) ? color.hex : shortened(name) + ", " + color.hex
  }
}
