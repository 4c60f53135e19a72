import Catalog
import Theme
import _Text

/// Choosing a font. What's known of fonts is on the desk.
struct FontFeature: Feature, Equatable, Sendable {
  mutating func handle(_ event: FontEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .fontTapped(let role, let name): return desk.choose(tapped: name, for: role)
    case .fontNamed(let role, let name): return desk.choose(named: name, for: role)
    case .searchChanged(let query): desk.fonts.search(query)
    case .filterTapped(.pairs): return showPairs(at: &desk)
    case .filterTapped(let filter): desk.fonts.filter(by: filter)
    case .addFileTapped: return desk.fonts.takesFiles ? [.pickFontFiles] : []
    case .fileAdded(let family): return add(fileOf: family, at: &desk)
    case .fileRefused(let reason): desk.notice = Notice(reason, isError: true)
    case .filesFound(let families):
      desk.fonts.takesFiles = true
      desk.fonts.take(filesOf: families)
      desk.fonts.recognize(&desk.theme)
    case .includedFamiliesFound(let families):
      desk.fonts.include(families)
      desk.fonts.recognize(&desk.theme)
    case .familiesFoundSoFar(let families): desk.fonts.load(families, isComplete: false)
    case .familiesFound(let families):
      desk.fonts.load(families, isComplete: true)
      desk.fonts.recognize(&desk.theme)
    case .familiesUnlisted(let reason): desk.fonts.note = reason
    case .measured(let families): desk.fonts.measure(families)
    }
    return []
  }

  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect] {
    if !desk.fonts.query.isEmpty { desk.fonts.search("") }
    if desk.fonts.filter != .all { desk.fonts.filter(by: .all) }
    return []
  }

  /// Ranks the fonts again if the theme's other font has changed.
  mutating func update(at desk: inout Desk) -> [Effect] {
    guard desk.fonts.filter == .pairs else { return [] }
    let pairing = desk.theme.pairing(for: desk.route)
    if let pairing, pairing != desk.fonts.pairing { desk.fonts.pair(pairing) }
    if pairing == nil { desk.fonts.filter(by: .all) }
    return []
  }

  /// Narrows the list down to the fonts that pair with the theme's other one, best first. Asks for the measures of those
  /// that aren't known.
  private func showPairs(at desk: inout Desk) -> [Effect] {
    guard let pairing = desk.theme.pairing(for: desk.route) else { return [] }
    desk.fonts.pair(pairing)
    let unmeasured = desk.fonts.unmeasured
    return unmeasured.isEmpty ? [] : [.measureFonts(unmeasured)]
  }

  /// Lists the family of a font file, and chooses it on a font's screen. On other screens, where a file can be dropped,
  /// too, it only lists it.
  private func add(fileOf family: Family, at desk: inout Desk) -> [Effect] {
    desk.fonts.add(filesOf: [family])
    desk.fonts.recognize(&desk.theme)
    var effects: [Effect] = []
    if case .choice(let role) = desk.route, case .fonts = role.candidates {
      let known = desk.fonts.family(named: family.name) ?? family
      effects = desk.choose { $0[role] = .font(known) }
    }
    desk.notice = Notice("Added " + family.name + ". It stays on this device.")
    return effects
  }
}

extension Desk {
  /// Chooses the tapped font, or takes the choice back if it was chosen already.
  fileprivate mutating func choose(tapped name: String, for role: Role) -> [Effect] {
    guard route == .choice(role), case .fonts = role.candidates, let family = fonts.family(named: name) else {
      return []
    }
    return choose { $0[role] = $0[role]?.family?.name.same(as: name) == true ? nil : .font(family) }
  }

  /// Chooses a font by name, even if this device doesn't have it.
  fileprivate mutating func choose(named name: String, for role: Role) -> [Effect] {
    guard route == .choice(role), case .fonts = role.candidates, Family.named(name).fitsThemeString else { return [] }
    if fonts.family(named: name) == nil { fonts.name(.named(name)) }
    let family = fonts.family(named: name)
    return choose { $0[role] = family.map { .font($0) } }
  }
}
