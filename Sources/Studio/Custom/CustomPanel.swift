import ColorScience

/// Where any color is entered for a role: as text, from the screen, from a crayon or from a picture.
public struct CustomPanel: Equatable, Sendable {
  public var field: TextField
  /// What the text is, or what it could be.
  public var status: String
  /// The color that was entered; nil as long as the text is none.
  public var entered: Swatch?
  /// Takes the color into the theme.
  public var use: Button
  /// Other ways to a color.
  public var ways: [Button]
  /// What the colors mixed before are called.
  public var recentName: String
  /// The colors mixed before, the newest first.
  public var recents: [Swatch]

  /// A color with its name on it.
  public struct Swatch: Equatable, Sendable {
    public var option: Option
    public var fill: SRGB
    public var text: SRGB
  }
}
