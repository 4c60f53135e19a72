extension Family.Category {
  /// The category in the words of the tables.
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

  /// Reads the word of a category.
  public init?(word: String) {
    guard let category = Self.allCases.first(where: { $0.word.same(as: word) }) else { return nil }
    self = category
  }

  /// What a family's own name lets one guess; sans where it tells nothing.
  public init(name: String) {
    let hints: [(String, Self)] = [
      ("mono", .mono), ("code", .mono), ("typewriter", .mono), ("courier", .mono), ("slab", .slab), ("sans", .sans),
      ("serif", .serif), ("roman", .serif), ("garamond", .serif), ("antiqua", .serif), ("mincho", .serif),
      ("script", .script), ("handwrit", .script), ("brush", .script), ("display", .display),
    ]
    self = hints.first { name.contains(ignoringASCIICase: $0.0) }?.1 ?? .sans
  }
}
