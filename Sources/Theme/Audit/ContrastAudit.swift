import ColorScience

/// How a theme's colors stand against each other where the theme really uses them, by WCAG 2.2, and what to change
/// where they fall short.
public struct ContrastAudit: Equatable, Sendable {
  /// The level that was asked for.
  public let level: ContrastLevel
  /// The pairs of colors, in the order in which a person meets them; without those of a part that is not chosen.
  public let pairs: [AuditedPair]

  /// Judges a theme on a light or a dark page, by level AA or AAA. What is no text has no AAA: AA is asked of it then.
  public init(_ theme: Theme, on appearance: Appearance = .light, level: ContrastLevel = .aa) {
    self.level = level
    pairs = PairUse.allCases.compactMap { AuditedPair($0, of: theme, on: appearance, level: level) }
  }

  /// The pairs that fall short.
  public var shortfalls: [AuditedPair] { pairs.filter { !$0.passes } }
}
