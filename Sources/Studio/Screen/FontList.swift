import Catalog
import ColorScience

/// A list of fonts of which one can be chosen.
public struct FontList: Equatable, Sendable {
  /// What the list is called by a screen reader.
  public var name: String
  /// The text of the search field, and what the empty field says.
  public var query: String
  public var prompt: String
  /// The categories, one of them chosen.
  public var shelves: [ShelfChoice]
  /// How many fonts are shown, in words.
  public var count: String
  /// Whether the device's fonts are still being looked for.
  public var isLooking: Bool
  /// Says why there is no row, where there is none.
  public var emptiness: String?
  /// Says what is amiss with the list, where something is.
  public var note: String?
  /// The families of the rows, in order.
  public var families: [Family]
  /// Changes whenever `families` does: a face that remembers it need not compare them.
  public var edition: Int
  /// Which row is chosen.
  public var selection: Int?
  /// How the chosen row is drawn.
  public var highlight: Highlight
  /// The font that every row is set in; nil while each is set in its own.
  public var typeface: Family?

  /// The look of the chosen row.
  public struct Highlight: Equatable, Sendable {
    public var fill: SRGB
    public var text: SRGB
    /// Whether the text must be large to be legible.
    public var isStrong: Bool
  }

  /// A category and whether it is chosen.
  public struct ShelfChoice: Equatable, Sendable {
    public var shelf: Shelf
    public var isSelected: Bool
  }

  /// What is said beside the chosen row: that its family has no bold or italic of its own; nil where it has both.
  public var remark: String? {
    selection.flatMap { families.indices.contains($0) ? families[$0].remark : nil }
  }
}

extension Family {
  /// What the family lacks, in words.
  var remark: String? {
    switch (hasBold, hasItalic) {
    case (false, false): "no real bold, no real italic"
    case (false, _): "no real bold"
    case (_, false): "no real italic"
    default: nil
    }
  }
}
