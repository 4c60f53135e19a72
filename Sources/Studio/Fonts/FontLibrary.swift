import Catalog

/// The device's fonts and how a person is looking through them.
public struct FontLibrary: Equatable, Sendable {
  /// Every family of the device, by name; nil until they are known.
  public private(set) var families: [Family]?
  /// What is searched for, and on which shelf.
  public private(set) var query = ""
  public private(set) var shelf = Shelf.all
  /// The families that are searched for, in order.
  public private(set) var found: [Family] = []
  /// Changes whenever `found` does.
  public private(set) var edition = 0

  /// Why the device's own list is not here, where that is so.
  var note: String?

  public init() {}

  /// Takes the families by name, each name once.
  mutating func stock(_ families: [Family]) {
    var shelf: [Family] = []
    for family in families {
      // Most come in order already, so the place is near the end.
      var place = shelf.count
      while place > 0, family.name.precedes(ignoringASCIICase: shelf[place - 1].name) { place -= 1 }
      if place == 0 || !shelf[place - 1].name.same(as: family.name) { shelf.insert(family, at: place) }
    }
    self.families = shelf
    lookUp()
  }

  mutating func search(_ query: String) {
    self.query = query
    lookUp()
  }

  mutating func turn(to shelf: Shelf) {
    self.shelf = shelf
    lookUp()
  }

  /// The family as the device has it; nil where it does not have it, or that is not known yet.
  func family(named name: String) -> Family? {
    families?.first { $0.name.same(as: name) }
  }

  /// The theme with its fonts as the device has them: a text says no more of a font than its name.
  func recognizing(_ theme: Theme) -> Theme {
    var theme = theme
    theme.titleFont = theme.titleFont.map { family(named: $0.name) ?? $0 }
    theme.bodyFont = theme.bodyFont.map { family(named: $0.name) ?? $0 }
    return theme
  }

  private mutating func lookUp() {
    found = (families ?? []).filter { shelf.holds($0) && $0.name.contains(ignoringASCIICase: query) }
    edition += 1
  }
}
