import _Text

/// A family of fonts. It never changes, so it's shared, not copied.
public final class Family: Equatable, Sendable {
  /// Its name in a theme string: "EB Garamond". A generic family's is its keyword: "system-ui".
  public let name: String
  /// The kind of letters it has.
  public let category: Category
  /// Whether it has a real bold face; nil if unknown.
  public let hasBold: Bool?
  /// Whether it has a real italic face; nil if unknown.
  public let hasItalic: Bool?
  /// The source it comes from.
  public let source: Source

  /// The scripts it has besides Latin, for people: "Greek, Cyrillic"; empty if it has none or that's unknown.
  public let scripts: String

  /// A family by its name. Leave out facts about it that aren't known.
  public init(
    name: String, category: Category, hasBold: Bool? = nil, hasItalic: Bool? = nil, source: Source = .device,
    scripts: String = ""
  ) {
    self.name = name
    self.category = category
    self.hasBold = hasBold
    self.hasItalic = hasItalic
    self.source = source
    self.scripts = scripts
  }

  /// Its name for people: "EB Garamond", "System".
  public var label: String {
    if case .generic(let generic) = source { generic.label } else { name }
  }

  public static func == (left: Family, right: Family) -> Bool {
    left.name.same(as: right.name) && left.category == right.category && left.hasBold == right.hasBold
      && left.hasItalic == right.hasItalic && left.source == right.source
      && left.scripts.same(as: right.scripts)
  }

  /// A source of families.
  public enum Source: Equatable, Sendable {
    /// The device, or only a name so far.
    case device
    /// Every device, under this name.
    case generic(GenericFamily)
    /// The page itself.
    case included
    /// Font files of the person's own.
    case file
  }

  /// A kind of letters.
  public enum Category: UInt8, CaseIterable, Equatable, Sendable {
    case sans, serif, slab, mono, display, script

    /// The CSS generic family to fall back on if the family is missing.
    public var generic: StaticString {
      switch self {
      case .sans, .display: "sans-serif"
      case .serif, .slab: "serif"
      case .mono: "monospace"
      case .script: "cursive"
      }
    }
  }
}
