import _Text

/// A generic family of CSS: every device has one, and chooses how it looks.
/// Source: CSS Fonts Level 4, generic font families.
public enum GenericFamily: UInt8, CaseIterable, Equatable, Sendable {
  case system, serif, sansSerif, monospace, rounded

  /// Its name for people.
  public var label: String {
    switch self {
    case .system: "System"
    case .serif: "Serif"
    case .sansSerif: "Sans Serif"
    case .monospace: "Monospace"
    case .rounded: "Rounded"
    }
  }

  /// The family. Its name is the keyword that a theme string has.
  public var family: Family { Self.families[Int(rawValue)] }

  /// The generic family that a CSS keyword names, `ui-` or not; nil for any other name.
  public init?(keyword: String) {
    let found = Self.allCases.first { $0.keyword.same(as: keyword) || $0.uiKeyword.same(as: keyword) }
    guard let found else { return nil }
    self = found
  }

  /// The keyword of theme strings.
  private var keyword: String {
    switch self {
    case .system: "system-ui"
    case .serif: "serif"
    case .sansSerif: "sans-serif"
    case .monospace: "monospace"
    case .rounded: "ui-rounded"
    }
  }

  /// The keyword for the system's own family of this kind.
  private var uiKeyword: String {
    switch self {
    case .system, .rounded: keyword
    case .serif, .sansSerif, .monospace: "ui-" + keyword
    }
  }

  /// As a CSS `font-family` value. Only Safari knows the `ui-` keywords, so others follow.
  var cssStack: String {
    switch self {
    case .system: "system-ui, sans-serif"
    case .serif: "ui-serif, serif"
    case .sansSerif: "sans-serif"
    case .monospace: "ui-monospace, monospace"
    case .rounded: "ui-rounded, \"Arial Rounded MT Bold\", Quicksand, system-ui, sans-serif"
    }
  }

  private var category: Family.Category {
    switch self {
    case .system, .sansSerif, .rounded: .sans
    case .serif: .serif
    case .monospace: .mono
    }
  }

  private static let families = allCases.map { generic in
    Family(name: generic.keyword, category: generic.category, source: .generic(generic))
  }
}
