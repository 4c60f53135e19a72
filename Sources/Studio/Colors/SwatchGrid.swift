import ColorScience
import Theme

/// A grid of colors to choose one from.
public struct SwatchGrid: Equatable, Sendable {
  /// The grid's accessible name.
  public var name: String
  /// Says what the app is for; nil on all but the first screen.
  public var pitch: String?
  /// Takes a custom color.
  public var yourColor: YourColor
  /// The colors, without the last cell, which is `custom`.
  public var cells: [SwatchCell]
  /// Whether the labels are visible: once a color is chosen.
  public var showsLabels: Bool
  /// Leads to any other color; the last cell.
  public var custom: Screen.Button
  /// The chosen color with text on it, if there's room for it.
  public var sample: Sample?
  /// The theme so far, in light and in dark; none beside a stage, which shows more of it.
  public var strip: [SamplePaint]
  /// Other colors that fit, on the accent's screen.
  public var fitting: FittingGroup?
  /// Finished themes; nil once anything is chosen.
  public var start: Start?

  /// The label of a button that opens the device's own color picker.
  public static var pickerLabel: String { "Another color" }
  /// The label of a button that takes colors from a photo.
  public static var photoLabel: String { "From a photo" }

  /// Finished themes to start from.
  public struct Start: Equatable, Sendable {
    /// The heading.
    public var title: String
    /// A few of them.
    public var themes: [Card]
    /// Leads to all of them.
    public var all: Screen.Button

    /// A finished theme in its own colors and title font.
    public struct Card: Equatable, Sendable {
      /// Its name.
      public var name: String
      /// Its scheme and fonts, in the appearance that shows it best.
      public var paint: SamplePaint
      /// Takes it.
      public var button: Screen.Button
    }
  }

  /// A color with text on it.
  public struct Sample: Equatable, Sendable {
    /// The chosen color.
    public var fill: SRGB
    /// The text color that goes with it.
    public var text: SRGB
  }
}

/// One color of a grid. Its name is always there for a screen reader, even while no label is visible.
public struct SwatchCell: Equatable, Sendable {
  /// Labeled with the color's name; chooses it, or takes the choice back.
  public var option: Screen.Option
  /// The color's hex, whatever the cell is filled with; the selected cell's label shows it. Empty if it's the name.
  public var hex: String
  /// The color, or a gray for the others while one is chosen.
  public var fill: SRGB
  /// The color of the label.
  public var text: SRGB
  /// Large if the selected color's text contrasts less than 4.5:1 with it.
  public var labelStyle: TextStyle
}
