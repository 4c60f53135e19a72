import Catalog
import ColorScience

/// The summary: the theme described in itself.
public struct Article: Equatable, Sendable {
  /// The theme's name or, in a few words, "EB Garamond in Indigo".
  public var heading: String
  /// The title font, nil for the app's own.
  public var headingTypeface: Family?
  /// The body font, nil for the app's own.
  public var bodyTypeface: Family?
  /// On the title font, the body font and the primary, without those that aren't chosen; each in runs.
  public var paragraphs: [[Run]]
  /// How well the theme's colors read on each other, and what would help.
  public var advice: Advice
  /// Shows the theme on sample screens.
  public var preview: Screen.Button
  /// Goes on to roles, brand colors, type and corners.
  public var adjust: Screen.Button
  /// Keeps the theme on this device.
  public var keep: Screen.Button
  /// Locks for the choices and the brand colors, for a front end without room for a rail.
  public var locks: [Screen.Toggle]
  /// The dark section at the bottom.
  public var section: Section

  /// The accessible name of `locks`.
  public static var locksName: String { "Locks" }
  /// Says what `locks` are for.
  public static var locksHint: String { "Shuffle picks new colors and fonts, except the ones you lock." }

  /// Words in one style.
  public struct Run: Equatable, Sendable {
    /// The words, with the spaces around them: runs are put together without any.
    public var text: String
    /// The emphasis of the words.
    public var style: Style

    /// A kind of emphasis.
    public enum Style: Equatable, Sendable {
      case plain, italic
      /// In a color that reads on the background.
      case highlight(SRGB)
      /// On a color, because the color itself doesn't read on the background.
      case marker(fill: SRGB, text: SRGB)
    }
  }

  /// White text on the dark background, and the button that takes the theme home.
  public struct Section: Equatable, Sendable {
    /// The background: the dark role of the light scheme.
    public var fill: SRGB
    /// The color of the paragraph: white.
    public var text: SRGB
    /// On the accent; empty if it isn't chosen.
    public var paragraph: [Run]
    /// Takes the theme home.
    public var button: Screen.Button
    /// The accent, or white as long as it isn't chosen.
    public var buttonFill: SRGB
    /// The color of the button's label.
    public var buttonText: SRGB

    /// The section's accessible name.
    public static var name: String { "Accent" }
  }
}
