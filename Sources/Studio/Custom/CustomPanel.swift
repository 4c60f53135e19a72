import ColorScience

/// The panel for entering any color for a role: as text, on a plane, from the screen, from a crayon or from a picture.
public struct CustomPanel: Equatable, Sendable {
  /// Takes any color CSS can write, a hex without its `#`, a crayon's name, or words such as "dark red".
  public var field: Screen.TextField
  /// Describes the color, or says what it could be if the text isn't one.
  public var status: String
  /// The color that was entered; nil while the text isn't a color.
  public var entered: SRGB?
  /// At the color in the field, else at the role's, else at the primary, else at a default.
  public var picker: ColorPicker
  /// Takes the color into the theme.
  public var use: Screen.Button
  /// Other ways to a color.
  public var ways: [Screen.Button]
  /// Colors from before; a tap puts one in the field.
  public var recents: RecentList
}
