import Catalog
import ColorScience

extension FontList {
  /// The list as it stands for a theme: what is searched for, with the chosen family marked.
  init(name: String, _ theme: Theme, _ library: FontLibrary, chosen: Family?) {
    let total = library.families?.count ?? 0
    let found = library.found
    self.init(
      name: name, query: library.query, prompt: total == 0 ? "Search fonts" : "Search " + total.text + " fonts",
      shelves: Shelf.allCases.map { ShelfChoice(shelf: $0, isSelected: $0 == library.shelf) },
      count: Self.count(found.count, of: total), isLooking: library.families == nil, emptiness: Self.emptiness(library),
      note: library.note ?? Self.note(chosen, library), families: found,
      edition: library.edition,
      selection: chosen.flatMap { family in found.firstIndex { $0.name.same(as: family.name) } },
      highlight: Highlight(theme), typeface: chosen)
  }

  private static func count(_ found: Int, of total: Int) -> String {
    if found == total { return total == 1 ? "1 font" : total.text + " fonts" }
    return found.text + " of " + total.text + " fonts"
  }

  private static func note(_ chosen: Family?, _ library: FontLibrary) -> String? {
    guard let chosen, library.families != nil, library.family(named: chosen.name) == nil else { return nil }
    return chosen.name + " is chosen, but not on this device: a stand-in is shown."
  }

  private static func emptiness(_ library: FontLibrary) -> String? {
    guard let families = library.families else { return "Looking at this device’s fonts…" }
    if families.isEmpty { return "This browser shows no fonts to pages; its privacy settings may hide them." }
    guard library.found.isEmpty else { return nil }
    let place = library.shelf == .all ? "" : " among " + library.shelf.label
    return library.query.isEmpty
      ? "There is no font" + place + " on this device."
      : "No font" + place + " is called “" + shortened(library.query) + "”."
  }
}

extension FontList.Highlight {
  /// The accent behind, the primary in front: the plain primary where it reaches 4.5:1, else its nearest shade that
  /// does, else the accent's associated text color, then large.
  init(_ theme: Theme) {
    let fill = theme.accent?.color ?? .white
    let shade = theme.primary?.nearestShade(reaching: Legible.text, on: fill)
    let fallback = theme.accent?.text ?? .black
    self.init(
      fill: fill, text: shade?.color ?? fallback,
      isStrong: shade == nil && fallback.contrastRatio(with: fill) < Legible.text)
  }
}
