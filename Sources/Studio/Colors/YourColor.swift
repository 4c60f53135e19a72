import ColorScience

/// The field above a grid that takes a custom color.
public struct YourColor: Equatable, Sendable {
  /// Takes any color CSS can write, a hex without its `#`, a crayon's name, or words such as "dark red".
  public var field: Screen.TextField
  /// Describes the text; empty while the field is.
  public var status: String
  /// Whether the text is refused.
  public var isRefused: Bool
  /// The color that was entered; nil while the text isn't a color.
  public var color: SRGB?
  /// Takes the color for the role.
  public var use: Screen.Button
  /// Finished themes around the color, on the first screen.
  public var starters: [Starter]
}

/// A finished theme around a color.
public struct Starter: Equatable, Sendable {
  /// Takes the theme: "Clear: Manrope with Inter".
  public var button: Screen.Button
  /// "Clear".
  public var name: String
  /// In light and in dark.
  public var halves: [SamplePaint]
}
