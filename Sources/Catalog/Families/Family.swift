/// A family of fonts that a device has. Never changes, so it is shared, not copied.
public final class Family: Equatable, Sendable {
  /// What it is called: "EB Garamond".
  public let name: String
  /// What kind of letters it has.
  public let category: Category
  /// Whether it has a face of its own for bold; nil where that is not known.
  public let hasBold: Bool?
  /// Whether it has a face of its own for italic; nil where that is not known.
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

    /// The CSS generic family that stands in where the family is missing.
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
