import _Text

extension Family.Category {
  /// The tables' word for the category.
  public var word: String {
    switch self {
    case .sans: "sans"
    case .serif: "serif"
    case .slab: "slab"
    case .mono: "mono"
    case .display: "display"
    case .script: "script"
    }
  }

  /// Reads a category's word; nil for any other.
  public init?(word: String) {
    guard let category = Self.allCases.first(where: { $0.word.same(as: word) }) else { return nil }
    self = category
  }

  /// A guess from the family's name; sans if the name says nothing.
  public init(name: String) {
    let hints: [(String, Self)] = [
      ("mono", .mono), ("code", .mono), ("typewriter", .mono), ("courier", .mono), ("slab", .slab), ("sans", .sans),
      ("serif", .serif), ("roman", .serif), ("garamond", .serif), ("antiqua", .serif), ("mincho", .serif),
      ("script", .script), ("handwrit", .script), ("brush", .script), ("display", .display),
    ]
    self = hints.first { name.contains(ignoringASCIICase: $0.0) }?.1 ?? .sans
  }
}
