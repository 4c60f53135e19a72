import ColorScience
import Theme

/// A grid of colors, of which one can be chosen.
public struct SwatchGrid: Equatable, Sendable {
  /// What the grid is called.
  public var name: String
  public var cells: [SwatchCell]
  /// Whether the labels are visible: once a color is chosen.
  public var showsLabels: Bool
  /// Leads to any other color; the last cell.
  public var custom: Button
  /// The chosen color with text on it, where there's room for it.
  public var sample: Sample?
  /// Other colors that fit, on the accent's screen.
  public var fitting: FittingGroup?

  public struct Sample: Equatable, Sendable {
    public var fill: SRGB
    public var text: SRGB
  }
}

/// One color of a grid. Its name is always there for a screen reader, even while no label is visible.
public struct SwatchCell: Equatable, Sendable {
  public var option: Option
  /// The color's hex, whatever the cell is filled with; the selected cell's label shows it.
  public var hex: String
  public var fill: SRGB
  public var text: SRGB
  public var labelStyle: TextStyle
}
