import ColorScience

/// The pairs of a theme that fall short of AA, grouped by the change that fixes them.
public struct ContrastAdvice: Equatable, Sendable {
  /// How many pairs fall short; two that show the same colors count once.
  public let count: Int
  /// Pairs with a fix come first.
  public let items: [Item]

  /// Pairs that one change fixes, or that none does.
  public struct Item: Equatable, Sendable {
    public let pairs: [AuditedPair]
    /// The change; nil where changing one color would make another pair worse.
    public let change: ThemeChange?
  }

  public init(_ theme: Theme, on appearance: Appearance) {
    let short = theme.shortfalls(on: appearance, level: .aa)
    var items: [Item] = []
    var left = short
    for use in PairUse.allCases where left & use.bit != 0 {
      let search = ChangeSearch(use: use, theme: theme, appearance: appearance, bearable: short)
      guard let change = search.nearest(of: use == .accentOnPrimary ? [.accent, .primary] : [use.part]) else {
        continue
      }
      let still = change.theme.shortfalls(on: appearance, level: .aa)
      items.append(Item(pairs: Self.pairs(left & ~still, theme, appearance), change: change))
      left &= still
    }
    if left != 0 { items.append(Item(pairs: Self.pairs(left, theme, appearance), change: nil)) }
    count = items.reduce(0) { $0 + $1.pairs.count }
    self.items = items
  }

  private static func pairs(_ bits: UInt, _ theme: Theme, _ appearance: Appearance) -> [AuditedPair] {
    var pairs: [AuditedPair] = []
    for use in PairUse.allCases where bits & use.bit != 0 {
      guard let pair = AuditedPair(use, of: theme, on: appearance, level: .aa, isSearched: false) else { continue }
      var isNew = true
      for other in pairs where other.front == pair.front && other.back == pair.back { isNew = false }
      if isNew { pairs.append(pair) }
    }
    return pairs
  }
}
