import Catalog
import Theme
import _Text

extension Studio {
  mutating func handle(fonts event: FontEvent) -> [Effect] {
    switch event {
    case .fontTapped(let role, let name): return choose { $0.tapFont(name, for: role) }
    case .fontNamed(let role, let name): return useFont(named: name, for: role)
    case .searchChanged(let query): library.search(query)
    case .filterTapped(.pairs): return showPairs()
    case .filterTapped(let filter): library.filter(by: filter)
    case .addFileTapped: return library.takesFiles ? [.pickFontFiles] : []
    case .fileAdded(let family): return add(fileOf: family)
    case .fileRefused(let reason): notice = Notice(reason, isError: true)
    case .filesFound(let families):
      library.takesFiles = true
      library.add(filesOf: families)
      library.recognize(&theme)
      if case .here = takeHome.faces { takeHome.faces = .unasked }
      return fontEffects()
    case .includedFamiliesFound(let families):
      library.include(families)
      library.recognize(&theme)
    case .familiesFoundSoFar(let families): library.load(families, isComplete: false)
    case .familiesFound(let families):
      library.load(families, isComplete: true)
      library.recognize(&theme)
    case .familiesUnlisted(let reason): library.note = reason
    case .measured(let families): library.measure(families)
    }
    return []
  }

  /// Chooses the tapped font, or takes the choice back if it was chosen already.
  private mutating func tapFont(_ name: String, for role: Role) {
    guard route == .choice(role), case .fonts = role.candidates, let family = library.family(named: name) else {
      return
    }
    theme[role] = theme[role]?.family?.name.same(as: name) == true ? nil : .font(family)
  }

  /// Chooses a font by name, even if this device doesn't have it.
  private mutating func useFont(named name: String, for role: Role) -> [Effect] {
    guard route == .choice(role), case .fonts = role.candidates, Family.named(name).fitsThemeString else { return [] }
    return choose { studio in
      if studio.library.family(named: name) == nil { studio.library.name(.named(name)) }
      studio.theme[role] = studio.library.family(named: name).map { .font($0) }
    }
  }

  /// Lists the family of a font file, and chooses it on a font's screen. On other screens, where a file can be dropped,
  /// too, it only lists it.
  private mutating func add(fileOf family: Family) -> [Effect] {
    library.add(filesOf: [family])
    library.recognize(&theme)
    if case .here = takeHome.faces { takeHome.faces = .unasked }
    var effects: [Effect] = []
    if case .choice(let role) = route, case .fonts = role.candidates {
      effects = choose { $0.theme[role] = .font($0.library.family(named: family.name) ?? family) }
    }
    notice = Notice("Added " + family.name + ". It stays on this device.")
    return effects
  }
}
