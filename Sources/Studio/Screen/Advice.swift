import ColorScience

/// The short form of a theme's guidance: the pairs of colors that fall short, and changes to take with one tap.
public struct Advice: Equatable, Sendable {
  /// Says how many pairs fall short.
  public var lead: String
  /// Those with a change come first.
  public var items: [Item]

  /// The pairs that the same change helps, or those that none helps.
  public struct Item: Equatable, Sendable {
    public var pairs: [Pair]
    /// The change that a tap takes; nil where there is none.
    public var change: ThemeChange?
    /// What a tap does; where there is no change, why.
    public var label: String
  }

  /// Two colors, and how they fare.
  public struct Pair: Equatable, Sendable {
    public var front: SRGB
    public var back: SRGB
    public var sentence: String
  }
}
