import Catalog
import ColorScience
import Theme
import _Text

/// Choosing a color.
public enum ColorEvent: Equatable, Sendable {
  /// A color of a role's grid was tapped, counted from 0.
  case swatchTapped(Role, Int)
  /// Any color was picked for a role.
  case colorChosen(Role, SRGB)
  /// A finished theme around the color in the field was tapped, counted from 0.
  case starterTapped(Int)
}

extension Studio {
  mutating func handle(colors event: ColorEvent) -> [Effect] {
    switch event {
    case .swatchTapped(let role, let index): choose { $0.tapSwatch(index, for: role) }
    case .colorChosen(let role, let color): use(color, for: role)
    case .starterTapped(let index): takeStarter(index)
    }
  }

  /// Chooses the tapped color, or takes the choice back if it was chosen already.
  private mutating func tapSwatch(_ index: Int, for role: Role) {
    guard route == .choice(role) else { return }
    let candidates = role.colorCandidates(chosen: theme[role]?.tint, mixed: mixedColor(for: role))
    guard candidates.indices.contains(index) else { return }
    theme[role] = theme[role]?.tint == candidates[index] ? nil : .color(candidates[index])
  }

  private mutating func use(_ color: SRGB, for role: Role) -> [Effect] {
    guard route == .choice(role), case .colors = role.candidates, let tint = Tint(mixed: color) else { return [] }
    let effects = choose { $0.theme[role] = .color(tint) }
    rememberMixedColors(of: theme)
    return effects
  }
}
