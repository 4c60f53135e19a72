import Catalog
import ColorScience

/// The crayons, or those that are looked for.
public struct CrayonList: Equatable, Sendable {
  /// What the list is called by a screen reader.
  public var name: String
  /// The text of the search field, and what the empty field says.
  public var query: String
  public var prompt: String
  /// How many crayons are shown, or what was understood, in words.
  public var count: String
  /// Whether the device can pick a color from its screen.
  public var canPick: Bool
  public var rows: [CrayonRow]
}

/// A row of the list: the crayon's color is its ground.
public struct CrayonRow: Equatable, Sendable {
  public var pigment: Pigment
  /// The crayon's name.
  public var title: String
  /// The hex.
  public var subtitle: String
  /// How near it is to a color that is looked for.
  public var remark: String?
  public var fill: SRGB
  public var ink: SRGB
  /// Whether this is the one that was opened last.
  public var isSelected: Bool
}
