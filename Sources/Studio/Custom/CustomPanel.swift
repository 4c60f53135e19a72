import ColorScience

/// Where any color is entered for a role: as text, on a plane, from the screen, from a crayon or from a picture.
public struct CustomPanel: Equatable, Sendable {
  public var field: TextField
  /// What the text is, or what it could be.
  public var status: String
  /// The color that was entered; nil as long as the text is none.
  public var entered: SRGB?
  public var picker: ColorPicker
  /// Takes the color into the theme.
  public var use: Button
  /// Other ways to a color.
  public var ways: [Button]
  public var recents: RecentList
}
