import Catalog
import ColorScience

/// A pair of colors of a theme, and how it fares.
public struct AuditedPair: Equatable, Sendable {
  /// Where the theme uses it.
  public let use: PairUse
  /// The color in front.
  public let front: SRGB
  /// The color behind.
  public let back: SRGB
  /// What is in front, by its size and by the weight that its font really has.
  public let subject: ContrastSubject
  /// The contrast ratio, unrounded.
  public let ratio: Double
  /// The ratio that the level needs that was asked for.
  public let wanted: Double
  /// The level that the ratio reaches.
  public let reached: ContrastLevel
  /// Whether it is enough for the level that was asked for.
  public let passes: Bool
  /// Where it falls short, the nearest change that passes; nil where it passes, or where nothing does.
  public let change: ThemeChange?

  /// The contrast ratio under a kind of color vision.
  public struct SeenRatio: Equatable, Sendable {
    /// The kind.
    public let vision: ColorVision
    /// Unrounded.
    public let ratio: Double
    /// Whether it is enough for the level that was asked for.
    public let passes: Bool
  }

  /// Nil where the theme lacks a part that the pair needs.
  init?(
    _ use: PairUse, of theme: Theme, on appearance: Appearance, level: ContrastLevel, isSearched: Bool = true
  ) {
    guard let pair = use.drawn(in: theme, on: appearance) else { return nil }
    subject = pair.subject
    ratio = pair.ratio
    wanted = subject.ratio(for: level)
    self.use = use
    front = pair.front
    back = pair.back
    reached = subject.level(of: ratio)
    passes = ratio >= wanted
    change =
      passes || !isSearched
      ? nil : ChangeSearch(use: use, theme: theme, appearance: appearance, level: level).nearest(of: [use.part])
  }

  /// The contrast ratio as people with another color vision see it, for each kind at its full severity.
  public var seen: [SeenRatio] {
    ColorVision.allCases.map { vision in
      let ratio = front.seen(with: vision).contrastRatio(with: back.seen(with: vision))
      return SeenRatio(vision: vision, ratio: ratio, passes: ratio >= wanted)
    }
  }
}
