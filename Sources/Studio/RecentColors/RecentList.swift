import ColorScience

/// The recent colors, as a screen shows them.
public struct RecentList: Equatable, Sendable {
  /// The list's accessible name.
  public var name: String
  /// The newest first, 8 at most.
  public var swatches: [Swatch]

  /// A color with its name on it.
  public struct Swatch: Equatable, Sendable {
    /// Labeled with its hex or, outside sRGB, its name; selected if it's the current color.
    public var option: Screen.Option
    /// The color. It's outside sRGB if only Display P3 has it.
    public var fill: SRGB
    /// Black or white, whichever contrasts more with the color.
    public var text: SRGB
  }
}
