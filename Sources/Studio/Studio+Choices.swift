import Catalog
import ColorScience
import Suggestions
import Theme
import _Text

extension Studio {
  /// Changes the theme so that it can be undone.
  mutating func choose(_ change: (inout Studio) -> Void) -> [Effect] {
    let before = theme
    change(&self)
    return record(before)
  }

  /// Apart from `choose`, which is compiled once for each change.
  @inline(never)
  mutating func record(_ before: Theme) -> [Effect] {
    guard theme != before else { return [] }
    history.record(before)
    notice = nil
    return [saveSession, .saveHistory(history.text)]
  }

  /// Chooses the tapped color, or takes the choice back if it was chosen already.
  mutating func tapSwatch(_ index: Int) {
    guard case .choice(let role) = route else { return }
    let candidates = role.colorCandidates(chosen: theme[role]?.tint, mixed: mixedColor(for: role))
    guard candidates.indices.contains(index) else { return }
    theme[role] = theme[role]?.tint == candidates[index] ? nil : .color(candidates[index])
  }

  /// Chooses any color for the role that is being chosen.
  @inline(never)
  mutating func useCustom(_ color: SRGB) -> [Effect] {
    guard case .choice(let role) = route, case .colors = role.candidates, let tint = Tint(mixed: color) else {
      return []
    }
    let effects = choose { $0.theme[role] = .color(tint) }
    rememberMixedColors(of: theme)
    return effects
  }

  /// Chooses the tapped font, or takes the choice back if it was chosen already.
  mutating func tapFont(_ name: String) {
    guard case .choice(let role) = route, case .fonts = role.candidates, let family = library.family(named: name) else {
      return
    }
    theme[role] = theme[role]?.family?.name.same(as: name) == true ? nil : .font(family)
  }

  /// Chooses a font by name, whether this device has it or not.
  mutating func useFont(named name: String) -> [Effect] {
    guard case .choice(let role) = route, case .fonts = role.candidates, Family.named(name).fitsThemeString else {
      return []
    }
    return choose { studio in
      if studio.library.family(named: name) == nil { studio.library.name(.named(name)) }
      studio.theme[role] = studio.library.family(named: name).map { .font($0) }
    }
  }

  /// Lists the family of a font file, and chooses it where a font is being chosen.
  mutating func add(fileOf family: Family) -> [Effect] {
    library.add(filesOf: [family])
    library.recognize(&theme)
    var effects: [Effect] = []
    if case .choice(let role) = route, case .fonts = role.candidates {
      effects = choose { $0.theme[role] = .font($0.library.family(named: family.name) ?? family) }
    }
    notice = Notice("Added " + family.name + ". It stays on this device.")
    return effects
  }

  mutating func startOver() -> [Effect] {
    guard isAskingToStartOver else { return [] }
    isAskingToStartOver = false
    mixedColors = []
    suggestions.locks = Locks()
    return choose { $0.theme = Theme() } + go(to: .primary)
  }

  mutating func cancelStartOver() -> [Effect] {
    guard isAskingToStartOver else { return [] }
    isAskingToStartOver = false
    return [.focus(.alertOpener)]
  }

  /// Makes a change the summary suggests.
  mutating func takeChange(_ index: Int) -> [Effect] {
    guard route == .summary, !isAskingToStartOver else { return [] }
    let items = ContrastAdvice(theme, on: appearance).items
    guard items.indices.contains(index), let change = items[index].change else { return [] }
    var effects = choose { $0.theme = change.theme }
    rememberMixedColors(of: theme)
    notice = Notice(change.report, offersUndo: true)
    effects.append(.focus(.advice))
    return effects
  }

  /// Takes up a theme of the history. If it doesn't allow the current screen, goes to the furthest one it allows.
  mutating func travel(to theme: Theme?) -> [Effect] {
    guard let theme else { return [] }
    self.theme = theme
    library.recognize(&self.theme)
    rememberMixedColors(of: theme)
    notice = nil
    isAskingToStartOver = false
    let effects: [Effect] = [saveSession, .saveHistory(history.text)]
    return theme.allows(route) ? effects : effects + go(to: theme.furthestRoute)
  }

  /// Keeps a theme's mixed colors in front of the grids.
  @inline(never)
  mutating func rememberMixedColors(of theme: Theme) {
    for role in Role.allCases {
      guard let tint = theme[role]?.tint, tint.ramp.isMixed else { continue }
      mixedColors = mixedColors.filter { $0.role != role } + [MixedColor(role: role, tint: tint)]
    }
  }

  /// The color a person mixed last for a role; nil if there is none.
  func mixedColor(for role: Role) -> Tint? { mixedColors.first { $0.role == role }?.tint }
}

/// A color a person mixed for a role.
struct MixedColor: Equatable {
  var role: Role
  var tint: Tint
}
