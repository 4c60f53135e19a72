import Catalog
import ColorScience
import Theme

extension FontList {
  /// The families a person is looking for, with the chosen one marked.
  init(name: String, _ theme: Theme, _ library: FontLibrary, chosen: Family?) {
    let total = library.families?.count ?? 0
    let found = library.found
    self.init(
      name: name,
      search: TextField(
        label: "Search fonts", text: library.query,
        placeholder: total == 0 ? "Search fonts" : "Search " + Self.count(total), input: .search),
      filters: FontFilter.allCases.map { Option($0.label, .filterTapped($0), isSelected: $0 == library.filter) },
      status: Self.status(library), isLoading: library.families == nil,
      note: library.note ?? Self.note(chosen, library), families: found, edition: library.edition,
      selection: chosen.flatMap { family in found.firstIndex { $0.name.same(as: family.name) } },
      selectedRow: SelectedRow(theme), typeface: chosen)
  }

  private static func status(_ library: FontLibrary) -> String {
    guard let families = library.families else { return "Looking for this device’s fonts…" }
    if families.isEmpty { return "We couldn’t find any fonts on this device." }
    let found = library.found.count
    if library.isClose { return closeMatches(found, library.query) }
    guard found == 0 else {
      return found == families.count ? count(found) : found.text + " of " + count(families.count)
    }
    let kind = library.filter == .all ? "fonts" : library.filter.label.asciiLowercased + " fonts"
    return library.query.isEmpty
      ? "No " + kind + " on this device." : "No " + kind + " match “" + shortened(library.query) + "”."
  }

  private static func count(_ count: Int) -> String { count == 1 ? "1 font" : count.text + " fonts" }

  private static func note(_ chosen: Family?, _ library: FontLibrary) -> String? {
    guard let chosen, library.isMissing(chosen) else { return nil }
    return "You chose " + chosen.name + ", which isn’t on this device. You’re seeing a substitute."
  }
}
