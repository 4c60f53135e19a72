import ColorScience

/// A grid of colors of which one can be chosen.
public struct SwatchGrid: Equatable, Sendable {
  /// What the grid is called by a screen reader.
  public var name: String
  public var cells: [SwatchCell]
  /// Whether the cells' labels are seen, as they are once a color is chosen.
  public var showsLabels: Bool
  /// The chosen color as the round button that it will be in an app, where the screen shows one.
  public var sample: Sample?

  public struct Sample: Equatable, Sendable {
    public var fill: SRGB
    public var text: SRGB
  }
}

/// One color of a grid.
public struct SwatchCell: Equatable, Sendable {
  /// The color's name, which a screen reader says even while no label is shown.
  public var name: String
  /// The color's hex, whatever the cell is filled with; the label shows it on the chosen cell.
  public var hex: String
  public var fill: SRGB
  public var label: Label
  public var isSelected: Bool

  /// How a cell's label is written: its name, and on the chosen cell the hex below.
  public struct Label: Equatable, Sendable {
    public var color: SRGB
    /// A ground of its own, where the cell's would leave this small text below 4.5:1.
    public var plate: SRGB?
  }
}
