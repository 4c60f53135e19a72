import ColorScience

/// A picture, the positions of its colors, and which of them become the primary and the accent.
public struct PicturePanel: Equatable, Sendable {
  /// The picture in words, for those who can't see it; nil if there's none yet.
  public var description: String?
  /// Says what to do, or what was found.
  public var status: String
  /// Lets a person choose a picture, or another one.
  public var pick: Screen.Button
  /// Opens the camera of a device that has one.
  public var photograph: Screen.Button
  /// The positions of its colors in the picture.
  public var dots: [Dot]
  /// For each role, a row of the picture's colors.
  public var roles: [Row]
  /// Takes the two colors into the theme; nil if there are none yet.
  public var use: Screen.Button?

  /// What a picture without a name is called.
  public static var unnamed: String { "Photo" }

  /// A mark on the picture.
  public struct Dot: Equatable, Sendable {
    /// From the left edge, 0, to the right, 1.
    public var x: Double
    /// From the top edge, 0, to the bottom, 1.
    public var y: Double
    /// The color that's there.
    public var fill: SRGB
  }

  /// The colors for a role, one of them selected.
  public struct Row: Equatable, Sendable {
    /// The label of the row.
    public var name: String
    /// All colors of the picture, one of them selected.
    public var swatches: [Swatch]
  }

  /// One of the colors.
  public struct Swatch: Equatable, Sendable {
    /// Labeled with its hex; selects it for the role.
    public var option: Screen.Option
    /// The part of the picture that it fills: "27%".
    public var share: String
    /// The color as it was found.
    public var fill: SRGB
    /// Black or white, whichever contrasts more with the color.
    public var text: SRGB
  }
}
