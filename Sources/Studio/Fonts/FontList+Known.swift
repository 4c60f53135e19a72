import Catalog
import Theme
import _Text

extension FontList {
  /// The families a person is looking for, with the chosen one marked.
  init(_ role: Role, _ theme: Theme, _ library: KnownFonts, chosen: Family?, partner: Family?) {
    let found = library.found
    self.init(
      role: role, name: role.title,
      search: TextField(
        label: "Search fonts", text: library.query,
        placeholder: library.isSearching ? "Search fonts" : "Search " + Self.count(library.families.count),
        input: .fontSearch),
      filters: Self.filters(library, partner),
      status: Self.status(library, partner), isLoading: library.isSearching,
      note: library.note ?? Self.note(chosen, library),
      useTyped: library.typed.map { Button("Use “" + shortened($0) + "”", .fonts(.fontNamed(role, $0))) },
      addFile: library.takesFiles ? Button("Add a font file…", .fonts(.addFileTapped)) : nil, families: found,
      sections: library.filter == .pairs
        ? [Section(heading: nil, rows: found.indices)] : Section.all(of: found), notes: library.notes,
      missing: library.isSearching ? [] : library.named.map { $0.name }, edition: library.edition,
      selection: chosen.flatMap { family in found.firstIndex { $0.name.same(as: family.name) } },
      selectedRow: SelectedRow(theme), typeface: chosen)
  }

  private static func filters(_ library: KnownFonts, _ partner: Family?) -> [Option] {
    var options = FontFilter.allCases.map {
      Option($0.label, .fonts(.filterTapped($0)), isSelected: $0 == library.filter)
    }
    if let partner {
      let pairs = FontFilter.pairs
      options.insert(
        Option("Pairs with " + partner.label, .fonts(.filterTapped(pairs)), isSelected: library.filter == pairs), at: 1)
    }
    return options
  }

  private static func status(_ library: KnownFonts, _ partner: Family?) -> String {
    let found = library.found.count
    if library.isClose { return closeMatches(found, library.query) }
    if found == 0 {
      if library.filter == .pairs, library.query.isEmpty {
        return "No font pairs well with " + (partner?.label ?? "it") + "."
      }
      let kind =
        library.filter == .all || library.filter == .pairs ? "fonts" : library.filter.label.asciiLowercased + " fonts"
      return library.query.isEmpty ? "No " + kind + "." : "No " + kind + " match “" + shortened(library.query) + "”."
    }
    if library.isSearching { return "Looking for this device’s fonts…" }
    let total = library.families.count
    let shown = found == total ? count(total) : found.text + " of " + count(total)
    return library.foundNothing ? "We couldn’t find this device’s own fonts. " + shown : shown
  }

  private static func count(_ count: Int) -> String { count == 1 ? "1 font" : count.text + " fonts" }

  private static func note(_ chosen: Family?, _ library: KnownFonts) -> String? {
    guard let chosen, library.isMissing(chosen) else { return nil }
    return "You chose " + chosen.name + ", which isn’t on this device. You’re seeing a substitute."
  }
}

extension KnownFonts {
  /// The family name that a person typed, if the list doesn't have it; nil if no theme could hold it.
  fileprivate var typed: String? {
    let name = query.fields(separatedBy: " ").filter { !$0.isEmpty }.text(separatedBy: " ")
    let isListed = families.contains { family in
      [family.name, family.label].contains { $0.asciiLowercased.same(as: name.asciiLowercased) }
    }
    return isListed || !Family.named(name).fitsThemeString ? nil : name
  }
}
