import Catalog
import Suggestions
import Theme

extension Desk {
  /// Changes the theme so that it can be undone.
  mutating func choose(_ change: (inout Theme) -> Void) -> [Effect] {
    let before = theme
    change(&theme)
    return record(before)
  }

  /// Records the theme from before a change, if there was one.
  mutating func record(_ before: Theme) -> [Effect] {
    guard theme != before else { return [] }
    history.record(before)
    look.previewed = nil
    notice = nil
    told = ""
    return [.session, .saveHistory(history.text)]
  }

  /// Replaces the theme with a finished one so that it can be undone, in the mixer, too.
  mutating func take(_ theme: Theme) -> [Effect] {
    guard theme != self.theme else { return [] }
    let effects = choose { $0 = theme }
    themeStep = .taken
    rememberMixedColors()
    return effects
  }

  /// The same with a theme from elsewhere, whose brand colors are all locked.
  mutating func adopt(_ theme: Theme) -> [Effect] {
    locks.lockBrandColors()
    return take(theme)
  }

  /// Takes up a theme of the history. If it doesn't allow the current screen, goes to the furthest one it allows.
  mutating func travel(to theme: Theme?, _ travel: Travel) -> [Effect] {
    guard let theme else { return [] }
    let sentence = travel.sentence(about: theme.choices(otherThanIn: self.theme))
    self.theme = theme
    travels += 1
    look.previewed = nil
    fonts.recognize(&self.theme)
    rememberMixedColors()
    notice = nil
    let moves = theme.allows(route) ? [] : go(to: theme.furthestRoute)
    // Screens that come say nothing else.
    told = sentence
    return [.session, .saveHistory(history.text)] + moves
  }

  /// Chooses a color that was entered, mixed or found, and keeps it in front of the grid.
  mutating func choose(_ tint: Tint, for role: Role) -> [Effect] {
    let effects = choose { $0[role] = .color(tint) }
    rememberMixedColors()
    return effects
  }

  /// Keeps the theme's mixed colors in front of the grids.
  mutating func rememberMixedColors() {
    for role in Role.allCases {
      guard let tint = theme[role]?.tint, tint.ramp.isMixed else { continue }
      mixedColors = mixedColors.filter { $0.role != role } + [MixedColor(role: role, tint: tint)]
    }
  }

  /// The color a person mixed last for a role; nil if there's none.
  func mixedColor(for role: Role) -> Tint? { mixedColors.first { $0.role == role }?.tint }
}

/// A color a person mixed for a role.
struct MixedColor: Equatable {
  var role: Role
  var tint: Tint
}
