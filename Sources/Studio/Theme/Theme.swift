import Catalog

/// What a person chooses: the four parts, each nil until it is chosen.
public struct Theme: Equatable, Sendable {
  /// The primary color.
  public var primary: Tint?
  /// The accent color.
  public var accent: Tint?
  /// The font of titles.
  public var titleFont: Family?
  /// The font of everything else.
  public var bodyFont: Family?

  public init(primary: Tint? = nil, accent: Tint? = nil, titleFont: Family? = nil, bodyFont: Family? = nil) {
    self.primary = primary
    self.accent = accent
    self.titleFont = titleFont
    self.bodyFont = bodyFont
  }

  /// Whether nothing is chosen.
  public var isEmpty: Bool { primary == nil && accent == nil && titleFont == nil && bodyFont == nil }
}
