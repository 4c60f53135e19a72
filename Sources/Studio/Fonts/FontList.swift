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
  /// The rows by where their families come from; all together, without a heading, if the best comes first.
  public var sections: [Section]
  /// What sets each apart from those that pair, too, or nil; empty for every other filter.
  public var notes: [String?]
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

  /// The label of a button that offers the fonts that the person installed.
  public static var installedLabel: String { "Fonts you installed…" }
  /// The label of a button that removes the files of a family.
  public static var removalLabel: String { "Remove from Tintype" }

  /// Whether a family is in the person's own files, which can be removed.
  /// - Parameter index: of a row; false for any other.
  public func isRemovable(at index: Int) -> Bool {
    guard families.indices.contains(index), families[index].source == .file else { return false }
    return !missing.contains { $0.same(as: families[index].name) }
  }

  /// The accessible name of `filters`.
  public static var filtersName: String { "Category" }

  /// The event of a row.
  public func choosing(_ family: Family) -> Event { .fonts(.fontTapped(role, family.name)) }

  /// A remark beside the name: what sets it apart, if the list shows pairs; else, in a search, the scripts it's known to have;
  /// its source, if that isn't this device; and the faces that the chosen one lacks.
  /// - Parameters:
  ///   - index: of a row; nil for any other.
  ///   - section: The row's section, if its heading is shown: it says the source.
  public func remark(at index: Int, in section: Section? = nil) -> String? {
    guard families.indices.contains(index) else { return nil }
    let family = families[index]
    if notes.indices.contains(index) { return notes[index] }
    if missing.contains(where: { $0.same(as: family.name) }) { return "not on this device" }
    let source = section?.heading == nil || family.source == .file ? family.source.remark : nil
    let remarks = [source, index == selection ? family.lack : nil].compactMap { $0 }
    let parts = [search.text.isEmpty ? "" : family.scripts, remarks.text(separatedBy: ", ")].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.text(separatedBy: " · ")
  }

  /// Rows next to each other whose families come from the same place.
  public struct Section: Equatable, Sendable {
    /// "On this device"; nil if they come from several.
    public var heading: String?
    /// The indices of the rows.
    public var rows: Range<Int>

    /// The sections of a list in the order in which it has sources.
    static func all(of families: [Family]) -> [Section] {
      var sections: [Section] = []
      for (index, family) in families.enumerated() {
        let heading = family.source.heading
        if let last = sections.last?.heading, last.same(as: heading) {
          sections[sections.count - 1].rows = sections[sections.count - 1].rows.lowerBound..<index + 1
        } else {
          sections.append(Section(heading: heading, rows: index..<index + 1))
        }
      }
      return sections
    }
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

  fileprivate var heading: String {
    switch self {
    case .device, .file: "On this device"
    case .generic: "On every device"
    case .included: "From Tintype"
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
