import Catalog
import ColorScience

/// The summary: the theme described in itself.
public struct Article: Equatable, Sendable {
  public var heading: String
  public var headingTypeface: Family?
  public var bodyTypeface: Family?
  public var paragraphs: [[Run]]
  /// How well the theme's colors read on each other, and what would help.
  public var advice: Advice
  /// Shows the theme on sample screens.
  public var preview: Button
  /// Keeps the theme on this device.
  public var keep: Button
  /// What to keep when shuffling, for a front end without room for a rail.
  public var locks: [Toggle]
  /// The dark section at the bottom.
  public var section: Section

  /// Words in one style.
  public struct Run: Equatable, Sendable {
    public var text: String
    public var style: Style

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
    public var fill: SRGB
    public var text: SRGB
    public var paragraph: [Run]
    public var button: Button
    public var buttonFill: SRGB
    public var buttonText: SRGB
  }
}
