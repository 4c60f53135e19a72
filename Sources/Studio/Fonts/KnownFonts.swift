import Catalog
import Suggestions
import Theme
import _Text

/// The fonts there are, and what a person is looking for among them.
public struct KnownFonts: Equatable, Sendable {
  /// Every family there is to choose: the generic ones, then the device's and the person's own by name, then those that
  /// come with the page. Each name once: the page's own is there instead of one on the device that lacks its bold or italic.
  public private(set) var families: [Family] = GenericFamily.allCases.map { $0.family }
  /// Whether the device may have more families than those.
  public private(set) var isSearching = true
  /// The families that are listed only because somebody named them.
  public private(set) var named: [Family] = []
  /// The text in the search field.
  public private(set) var query = ""
  /// The kind that the list is narrowed down to.
  public private(set) var filter = FontFilter.all
  /// The families that match, by their names or their scripts.
  public private(set) var found: [Family] = GenericFamily.allCases.map { $0.family }
  /// Whether no name matches the query, and those found only come close.
  public private(set) var isClose = false
  /// Changes whenever `found` does.
  public private(set) var edition = 0

  /// The other font that the listed families pair with; nil for every other filter.
  private(set) var pairing: FontPairing?
  /// What sets each of those that match and pair apart, or nil; empty unless that is the filter.
  private(set) var notes: [String?] = []
  /// The families that were measured here, with what they measure.
  private(set) var measured: [MeasuredFamily] = []

  /// Why the device's list is incomplete, if it is.
  var note: String?
  /// Whether a person can add font files.
  var takesFiles = false

  /// The device's own families, as they were found.
  public private(set) var onDevice: [Family] = []
  /// The families that come with the page, whether the device has them or not.
  public private(set) var included: [Family] = []
  private var inFiles: [Family] = []
  /// Those of the device's that are styles of others. They aren't listed, but there for who has chosen them.
  private var styles: [Family] = []
  /// Changes whenever the person's own files do.
  private(set) var fileEdition = 0

  /// Has the generic families only, and waits for the device's.
  public init() {}

  /// Whether the search has ended without a font.
  var foundNothing: Bool { !isSearching && onDevice.isEmpty }

  /// Takes the device's families, each name once. Skips names that no theme string can hold.
  /// - Parameter isComplete: whether these are all, or those found so far.
  mutating func load(_ families: [Family], isComplete: Bool) {
    onDevice = families.filter { $0.fitsThemeString }
    isSearching = !isComplete
    list()
  }

  /// Takes the families that come with the page.
  mutating func include(_ families: [Family]) {
    included = families
    list()
  }

  /// Takes the families of all of a person's own files, in place of those there were.
  mutating func take(filesOf families: [Family]) {
    inFiles = []
    add(filesOf: families)
  }

  /// Takes the families of more of a person's own files. A family whose faces are in several files is one.
  mutating func add(filesOf families: [Family]) {
    for family in families where family.fitsThemeString {
      let other = inFiles.first { $0.name.same(as: family.name) }
      inFiles = inFiles.filter { !$0.name.same(as: family.name) } + [other.map(family.joining) ?? family]
    }
    fileEdition += 1
    list()
  }

  mutating func search(_ query: String) {
    self.query = query
    update()
  }

  mutating func filter(by filter: FontFilter) {
    self.filter = filter
    pairing = nil
    update()
  }

  /// Narrows the list down to what pairs.
  mutating func pair(_ pairing: FontPairing) {
    filter = .pairs
    self.pairing = pairing
    update()
  }

  /// Takes what families measure; nil if they couldn't be measured.
  mutating func measure(_ families: [MeasuredFamily]) {
    measured += families
    if pairing != nil { update() }
  }

  /// The family with this name; nil if there's none.
  func family(named name: String) -> Family? {
    families.first { $0.name.same(as: name) } ?? styles.first { $0.name.same(as: name) }
  }

  /// Whether a family is known to be neither on the device, nor in a file, nor part of the page.
  func isMissing(_ family: Family) -> Bool {
    !isSearching && (isNamed(family) || self.family(named: family.name) == nil)
  }

  /// Recognizes the theme's fonts, which a theme string has only by name, and lists those that it doesn't know.
  mutating func recognize(_ theme: inout Theme) {
    theme = recognizing(theme)
    for role in Role.allCases {
      if let family = theme[role]?.family, self.family(named: family.name) == nil { name(family) }
    }
  }

  /// The theme with everything known about its fonts. A theme string has only their names.
  func recognizing(_ theme: Theme) -> Theme {
    var theme = theme
    for role in Role.allCases {
      if let family = theme[role]?.family, let known = self.family(named: family.name) { theme[role] = .font(known) }
    }
    return theme
  }

  /// Lists a family that somebody named.
  mutating func name(_ family: Family) {
    named.append(family)
    list()
  }

  private func isNamed(_ family: Family) -> Bool { named.contains { $0.name.same(as: family.name) } }

  private mutating func list() {
    let generic = GenericFamily.allCases.map { $0.family }
    let names = StyleNames(onDevice.map { $0.name })
    var own: [Family] = []
    styles = []
    for family in onDevice {
      let ours = included.first { $0.name.same(as: family.name) }
      if let ours, family.lacksFace(of: ours) { continue }
      if names.isStyle(family.name) {
        styles.append(family)
      } else {
        own.insert(byName: ours.map { family.knowing($0.scripts) } ?? family)
      }
    }
    for family in inFiles { own.insert(byName: family) }
    named = named.filter { family in !(own + styles + included).contains { $0.name.same(as: family.name) } }
    for family in named { own.insert(byName: family) }
    var others: [Family] = []
    for family in included where !own.contains(where: { $0.name.same(as: family.name) }) {
      others.insert(byName: family)
    }
    families = generic + own + others
    update()
  }

  private mutating func update() {
    var kind = families.filter { filter.includes($0) }
    notes = []
    if let pairing { narrow(&kind, to: pairing) }
    let search = NameSearch(query, in: kind.map { $0.label + " " + $0.scripts })
    found = search.found.map { kind[$0] }
    if !notes.isEmpty { notes = search.found.map { notes[$0] } }
    isClose = search.isClose
    edition += 1
  }

  private mutating func narrow(_ kind: inout [Family], to pairing: FontPairing) {
    let pairs = pairs(pairing)
    kind = pairs.map { $0.family }
    notes = pairs.map { $0.note }
  }
}

extension [Family] {
  /// Inserts a family by name, or replaces the one with that name.
  fileprivate mutating func insert(byName family: Family) {
    // Most arrive in order, so the right index is near the end.
    var index = count
    while index > 0, family.name.precedes(ignoringASCIICase: self[index - 1].name) { index -= 1 }
    if index > 0, self[index - 1].name.same(as: family.name) {
      self[index - 1] = family
    } else {
      insert(family, at: index)
    }
  }
}

extension Family {
  /// Whether the other has a bold or an italic that this one is known to lack. Many devices have part of a family.
  fileprivate func lacksFace(of other: Family) -> Bool {
    (hasBold == false && other.hasBold == true) || (hasItalic == false && other.hasItalic == true)
  }

  /// The family with its scripts, which a device doesn't tell.
  fileprivate func knowing(_ scripts: String) -> Family {
    Family(
      name: name, category: category, hasBold: hasBold, hasItalic: hasItalic, source: source, scripts: scripts)
  }

  /// The family with the other's faces, too.
  fileprivate func joining(_ other: Family) -> Family {
    Family(
      name: name, category: category, hasBold: hasBold == true || other.hasBold == true,
      hasItalic: hasItalic == true || other.hasItalic == true, source: source)
  }
}
