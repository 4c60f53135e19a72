import Catalog
import ColorScience

/// The crayons, or those a person is looking for.
public struct CrayonList: Equatable, Sendable {
  /// What the list is called.
  public var name: String
  public var search: TextField
  /// How many crayons there are, or what was found.
  public var status: String
  /// Picks a color from the screen; nil if the device can't.
  public var pickColor: Button?
  public var rows: [CrayonRow]
}

/// A row of the list, filled with its color.
public struct CrayonRow: Equatable, Sendable {
  /// Opens the mixer. Selected is the color opened last.
  public var option: Option
  /// The hex.
  public var subtitle: String
  /// How close it is to the color someone is looking for.
  public var remark: String?
  public var fill: SRGB
  public var text: SRGB
}
