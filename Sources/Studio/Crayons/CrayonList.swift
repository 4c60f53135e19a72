import ColorScience

/// The colors of the crayon box, or those a person is looking for.
public struct CrayonList: Equatable, Sendable {
  /// The list's accessible name.
  public var name: String
  /// Takes a name, or a color to find the closest ones.
  public var search: Screen.TextField
  /// The sets in the box.
  public var sets: [Screen.Option]
  /// Shows the colors near another; nil if they're always shown.
  public var near: Screen.Toggle?
  /// The ways to look at a whole set; none while a person looks for a color.
  public var arrangements: [Screen.Option]
  /// How many colors there are, or what was found.
  public var status: String
  /// Whether colors are on their way.
  public var isLoading: Bool
  /// Why colors are missing, in one sentence, and the button that asks for them again.
  public var problem: Problem?
  /// Picks a color from the screen; nil if the device can't.
  public var pickColor: Screen.Button?
  /// The colors, in the order they're shown.
  public var rows: [CrayonRow]
  /// The groups of rows, in order. A list has none; a grid has only groups.
  public var groups: [CrayonGroup]
  /// The row that the Tab key leads to: the selected one, else the first.
  public var tabStop: Int
  /// Changes whenever the rows do, so that a front end need not compare them.
  public var edition: Int

  /// The accessible name of `sets`.
  public static var setsName: String { "Color set" }
  /// The accessible name of `arrangements`.
  public static var arrangementsName: String { "Arrangement" }

  /// How a whole set is shown.
  public enum Arrangement: UInt8, CaseIterable, Equatable, Sendable {
    case list, hue

    /// The label of its button.
    public var label: String { self == .list ? "List" : "By hue" }
  }

  /// Why colors are missing, and a way to get them.
  public struct Problem: Equatable, Sendable {
    /// Says what went wrong and what to do.
    public var sentence: String
    /// Asks for the colors again.
    public var retry: Screen.Button
  }
}

/// A row of the list, or a cell of the grid, filled with its color.
public struct CrayonRow: Equatable, Sendable {
  /// Opens the mixer. Selected is the color opened last.
  public var option: Screen.Option
  /// The color in CSS: its hex or, outside sRGB, color(display-p3 …).
  public var subtitle: String
  /// How close it is to the color someone is looking for, or which set it's from if not from the one that's shown.
  public var remark: String?
  /// The color. It's outside sRGB if only Display P3 has it.
  public var fill: SRGB
  /// Black or white, whichever contrasts more with the color.
  public var text: SRGB

  /// The subtitle and the remark, for a cell, which shows neither.
  public var description: String { remark.map { subtitle + ", " + $0 } ?? subtitle }
}

/// Rows that follow each other because they look alike.
public struct CrayonGroup: Equatable, Sendable {
  /// "Reds".
  public var label: String
  /// Which rows.
  public var rows: Range<Int>
}
