import Catalog
import ColorScience

/// The summary: the theme described in itself.
public struct Article: Equatable, Sendable {
  public var heading: String
  public var headingTypeface: Family?
  public var bodyTypeface: Family?
  public var paragraphs: [[Run]]
  /// How the theme's colors stand against each other, and what helps.
  public var advice: Advice
  /// The section at the bottom, white on dark.
  public var section: Section

  /// Words that are set alike.
  public struct Run: Equatable, Sendable {
    public var text: String
    public var style: Style

    public enum Style: Equatable, Sendable {
      case plain, italic
      /// Set in a color that is legible on the ground.
      case highlight(SRGB)
      /// Set on a color, where the color itself is not legible on the ground.
      case marker(fill: SRGB, text: SRGB)
    }
  }

  /// The section on the dark ground.
  public struct Section: Equatable, Sendable {
    public var fill: SRGB
    public var text: SRGB
    public var paragraph: [Run]
    public var button: Button
  }

  /// The button that takes the theme home.
  public struct Button: Equatable, Sendable {
    public var label: String
    public var fill: SRGB
    public var text: SRGB
  }
}
