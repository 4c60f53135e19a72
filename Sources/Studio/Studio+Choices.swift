import Catalog
import ColorScience
import Theme

extension Studio {
  /// Changes the theme so that it can be undone.
  mutating func choose(_ change: (inout Studio) -> Void) -> [Effect] {
    let before = theme
    change(&self)
    return record(before)
  }

  /// Records the theme from before a change, if there was one.
  mutating func record(_ before: Theme) -> [Effect] {
    guard theme != before else { return [] }
    history.record(before)
    stage.previewed = nil
    notice = nil
    return [saveSession, .saveHistory(history.text)]
  }

  /// Replaces the theme with a finished one so that it can be undone, in the mixer, too.
  mutating func take(_ theme: Theme) -> [Effect] {
    guard theme != self.theme else { return [] }
    let effects = choose { $0.theme = theme }
    noteThemeChange()
    rememberMixedColors(of: theme)
    return effects
  }

  /// Keeps a theme's mixed colors in front of the grids.
  mutating func rememberMixedColors(of theme: Theme) {
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
