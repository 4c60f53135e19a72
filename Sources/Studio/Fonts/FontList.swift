import Catalog
import Theme
import _Text

/// A list of fonts to choose one from.
public struct FontList: Equatable, Sendable {
  /// The role that a font is chosen for.
  public var role: Role
  /// The list's accessible name.
  public var name: String
  /// Takes a part of a name, or a name to use as it is.
  public var search: Screen.TextField
  /// The kinds of fonts, one of them selected.
  public var filters: [Screen.Option]
  /// How many fonts there are, or why there are none.
  public var status: String
  /// Whether the device's fonts are still being looked for.
  public var isLoading: Bool
  /// A problem with the list or the choice, if there's one.
  public var note: String?
  /// Chooses the family that was typed, if it isn't listed.
  public var useTyped: Screen.Button?
  /// Adds a font file; nil if this device can't.
  public var addFile: Screen.Button?
  /// The families of the rows, in order.
  public var families: [Family]
  /// Why each pairs with the theme's other font; empty for every other filter.
  public var reasons: [String]
  /// The names of those that this device doesn't have.
  public var missing: [String]
  /// Changes whenever `families` does, so that a front end need not compare them.
  public var edition: Int
  /// The index of the chosen row.
  public var selection: Int?
  /// The colors of the chosen row.
  public var selectedRow: SelectedRow
  /// The font of every row; nil while each is in its own.
  public var typeface: Family?

  /// The accessible name of `filters`.
  public static var filtersName: String { "Category" }

  /// The event of a row.
  public func choosing(_ family: Family) -> Event { .fonts(.fontTapped(role, family.name)) }

  /// A remark beside the name: why it pairs, if the list shows pairs; else the scripts it's known to have, its source,
  /// if that isn't this device, and the faces that the chosen one lacks.
  /// - Parameter index: of a row; nil for any other.
  public func remark(at index: Int) -> String? {
    guard families.indices.contains(index) else { return nil }
    let family = families[index]
    if reasons.indices.contains(index) { return reasons[index] }
    if missing.contains(where: { $0.same(as: family.name) }) { return "not on this device" }
    let remarks = [family.source.remark, index == selection ? family.lack : nil].compactMap { $0 }
    let parts = [family.scripts, remarks.text(separatedBy: ", ")].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.text(separatedBy: " · ")
  }
}

extension Family.Source {
  fileprivate var remark: String? {
    switch self {
    case .device: nil
    case .generic: "on every device"
    case .included: "from Tintype"
    case .file: "your file"
    }
  }
}

extension Family {
  fileprivate var lack: String? {
    switch (hasBold, hasItalic) {
    case (false, false): "no real bold, no real italic"
    case (false, _): "no real bold"
    case (_, false): "no real italic"
    default: nil
    }
  }
}
