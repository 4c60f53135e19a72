import ColorScience

/// The recent colors, as a screen shows them.
public struct RecentList: Equatable, Sendable {
  public var name: String
  public var swatches: [Swatch]

  /// A color with its name on it.
  public struct Swatch: Equatable, Sendable {
    public var option: Option
    public var fill: SRGB
    public var text: SRGB
  }
}
