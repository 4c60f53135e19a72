import Catalog

/// The kinds of fonts a list can be narrowed down to.
public enum FontFilter: UInt8, CaseIterable, Equatable, Sendable {
  case all
  /// Only fonts that pair with the theme's other font.
  case pairs
  case serif, sans, mono, display, script

  /// The filters of every list. `pairs` comes after the first if there's a font to pair with.
  public static let allCases: [FontFilter] = [.all, .serif, .sans, .mono, .display, .script]

  /// The label of its button: "Serif". The button of `pairs` also names the other font.
  public var label: String {
    switch self {
    case .all: "All"
    case .pairs: "Pairs"
    case .serif: "Serif"
    case .sans: "Sans"
    case .mono: "Mono"
    case .display: "Display"
    case .script: "Script"
    }
  }

  /// Whether a family is of this kind. Slabs count as serifs.
  public func includes(_ family: Family) -> Bool {
    switch self {
    case .all, .pairs: true
    case .serif: family.category == .serif || family.category == .slab
    case .sans: family.category == .sans
    case .mono: family.category == .mono
    case .display: family.category == .display
    case .script: family.category == .script
    }
  }
}
