/// A family of fonts that a device has. It never changes, so it's shared, not copied.
public final class Family: Equatable, Sendable {
  /// What it's called: "EB Garamond".
  public let name: String
  /// What kind of letters it has.
  public let category: Category
  /// Whether it has a real bold face; nil if unknown.
  public let hasBold: Bool?
  /// Whether it has a real italic face; nil if unknown.
  public let hasItalic: Bool?

  public init(name: String, category: Category, hasBold: Bool? = nil, hasItalic: Bool? = nil) {
    self.name = name
    self.category = category
    self.hasBold = hasBold
    self.hasItalic = hasItalic
  }

  public static func == (left: Family, right: Family) -> Bool {
    left.name.same(as: right.name) && left.category == right.category && left.hasBold == right.hasBold
      && left.hasItalic == right.hasItalic
  }

  /// What kind of letters a family has.
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
