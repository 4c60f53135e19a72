import Catalog
import ColorScience
import Theme

/// A list of fonts, of which one can be chosen.
public struct FontList: Equatable, Sendable {
  /// What the list is called.
  public var name: String
  public var search: TextField
  public var filters: [Option]
  /// How many fonts there are, or why there are none.
  public var status: String
  /// Whether the device's fonts are still being looked for.
  public var isLoading: Bool
  /// What's wrong with the list or the choice, if anything.
  public var note: String?
  /// The families of the rows, in order.
  public var families: [Family]
  /// Changes whenever `families` does, so that a front end need not compare them.
  public var edition: Int
  /// The index of the chosen row.
  public var selection: Int?
  /// The colors of the chosen row.
  public var selectedRow: SelectedRow
  /// The font of every row; nil while each is in its own.
  public var typeface: Family?

  /// The event of a row.
  public func choosing(_ family: Family) -> Event { .fontTapped(family.name) }

  /// What the chosen family lacks; nil if nothing.
  public var remark: String? {
    selection.flatMap { families.indices.contains($0) ? families[$0].remark : nil }
  }
}

extension Family {
  fileprivate var remark: String? {
    switch (hasBold, hasItalic) {
    case (false, false): "no real bold, no real italic"
    case (false, _): "no real bold"
    case (_, false): "no real italic"
    default: nil
    }
  }
}
