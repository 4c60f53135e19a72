import Catalog
import ColorScience
import Theme

/// The navigation bar and, above it, the status bar, which takes the same colors.
public struct Bar: Equatable, Sendable {
  /// The screen's name, or that of the color being mixed.
  public var title: String
  /// The title's size and weight: larger in a chosen font.
  public var titleStyle = TextStyle.barTitle
  /// The title's font, nil for the app's own.
  public var typeface: Family?
  /// The second line under the title.
  public var subtitle: Subtitle?
  /// The background, nil for the app's own.
  public var fill: SRGB?
  /// The color of the title and the buttons, nil for the app's own.
  public var text: SRGB?
  /// Nil on the first screen and on the crayons.
  public var back: Screen.Button?
  /// Next, or Done once all is chosen; Start Over on the summary, Save in the library, Take it home in Preview; nil on
  /// others.
  public var next: Screen.Button?
  /// The color of Next, if it isn't the bar's text color.
  public var nextText: SRGB?
  /// A color behind Next, while it's the step forward and can be taken: the bar's text reads on it as large text. Nil if there's
  /// none that can be told from the bar.
  public var nextFill: SRGB?

  /// The second line under the title.
  public struct Subtitle: Equatable, Sendable {
    /// The use of the font: "For headings and bars".
    public var text: String
    /// Its font, nil for the app's own.
    public var typeface: Family?
    /// A background behind this small text, if it would read below 4.5:1 on the bar.
    public var badge: SRGB?
  }
}
