import Catalog
import Theme

/// The device's fonts, and what a person is looking for among them.
public struct FontLibrary: Equatable, Sendable {
  /// Every family of the device, by name; nil until they are known.
  public private(set) var families: [Family]?
  public private(set) var query = ""
  public private(set) var filter = FontFilter.all
  /// The families that match, by name.
  public private(set) var found: [Family] = []
  /// Whether no name matches the query, and those found only come close.
  public private(set) var isClose = false
  /// Changes whenever `found` does.
  public private(set) var edition = 0

  /// Why the device's list is incomplete, if it is.
  var note: String?

  public init() {}

  /// Takes the device's families, each name once, and sorts them by name. Skips names that no theme string can hold.
  mutating func load(_ families: [Family]) {
    var sorted: [Family] = []
    for family in families where family.fitsThemeString {
      // Most arrive in order, so the right index is near the end.
      var index = sorted.count
      while index > 0, family.name.precedes(ignoringASCIICase: sorted[index - 1].name) { index -= 1 }
      if index == 0 || !sorted[index - 1].name.same(as: family.name) { sorted.insert(family, at: index) }
    }
    self.families = sorted
    update()
  }

  mutating func search(_ query: String) {
    self.query = query
    update()
  }

  mutating func filter(by filter: FontFilter) {
    self.filter = filter
    update()
  }

  /// The device's family with this name; nil if it has none, or they aren't known yet.
  func family(named name: String) -> Family? {
    families?.first { $0.name.same(as: name) }
  }

  /// Whether the device is known not to have a family.
  func isMissing(_ family: Family) -> Bool {
    families != nil && self.family(named: family.name) == nil
  }

  /// The theme with its fonts as the device has them: a theme string has only their names.
  func recognizing(_ theme: Theme) -> Theme {
    var theme = theme
    for role in Role.allCases {
      if let family = theme[role]?.family, let known = self.family(named: family.name) { theme[role] = .font(known) }
    }
    return theme
  }

  private mutating func update() {
    let kind = (families ?? []).filter { filter.includes($0) }
    let search = NameSearch(query, in: kind.map { $0.name })
    found = search.found.map { kind[$0] }
    isClose = search.isClose
    edition += 1
  }
}
