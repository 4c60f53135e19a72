import ColorScience

/// A grid of colors of which one can be chosen.
public struct SwatchGrid: Equatable, Sendable {
  /// What the grid is called by a screen reader.
  public var name: String
  public var cells: [SwatchCell]
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
  public var fill: SRGB
  /// Nil while nothing is chosen.
  public var label: Label?
  public var isSelected: Bool

  /// What is written on a cell.
  public struct Label: Equatable, Sendable {
    public var title: String
    /// The hex, on the chosen cell.
    public var detail: String?
    public var color: SRGB
    /// A ground of its own, where the cell's would leave this small text below 4.5:1.
    public var plate: SRGB?
  }
}
