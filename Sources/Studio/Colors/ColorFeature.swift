import Catalog
import ColorScience
import Suggestions
import Theme
import _Text

/// Choosing a color from a grid, or entering any other.
struct ColorFeature: Feature, Equatable, Sendable {
  /// The field for any color, which is on all screens the same.
  var entry = ColorEntry()
  /// Finished themes around the color in the first screen's field; none while it has no color.
  private var starters: [StarterTheme] = []

  mutating func handle(_ event: ColorEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .swatchTapped(let role, let index): return desk.choose(swatch: index, for: role)
    case .colorChosen(let role, let color):
      guard desk.route == .choice(role), case .colors = role.candidates, let tint = Tint(mixed: color) else {
        return []
      }
      return desk.choose(tint, for: role)
    case .starterTapped(let index): return take(starter: index, at: &desk)
    }
  }

  /// What was typed for one role isn't for another.
  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect] {
    if let old = route.role, let new = desk.route.role, old != new { entry = ColorEntry() }
    return []
  }

  /// Works out the themes around the color that was entered on the first screen, if it's another one.
  mutating func update(at desk: inout Desk) -> [Effect] {
    let tint = desk.route == .primary ? entry.color.flatMap { Tint(mixed: $0.color) } : nil
    if tint != starters.first?.theme.primary { starters = tint.map { StarterTheme.themes(around: $0) } ?? [] }
    return []
  }

  /// Takes a theme around the color that was entered, and shows its summary.
  private mutating func take(starter index: Int, at desk: inout Desk) -> [Effect] {
    guard desk.route == .primary, starters.indices.contains(index) else { return [] }
    var starter = starters[index].theme
    desk.fonts.recognize(&starter)
    let effects = desk.choose { theme in for role in Role.allCases { theme[role] = starter[role] } }
    desk.rememberMixedColors()
    if let color = desk.theme.primary?.color { desk.recentColors.add(color) }
    entry = ColorEntry()
    return effects + desk.go(to: .summary)
  }

  /// The field above a grid.
  func yourColor(_ role: Role) -> YourColor {
    let entered = entry.color
    return YourColor(
      field: TextField(label: "Your color", text: entry.text, placeholder: "#0F9D58", input: .customColor(role)),
      status: entry.text.isBlank ? "" : entry.status,
      isRefused: entry.isRefused, color: entered?.color,
      use: Button("Use", .custom(role, .useTapped), isEnabled: entered != nil),
      starters: starters.enumerated().map { index, starter in
        Starter(
          button: Button(
            starter.name + ": " + (starter.theme.titleFont?.label ?? "") + " with "
              + (starter.theme.bodyFont?.label ?? ""),
            .colors(.starterTapped(index))),
          name: starter.name, halves: [.light, .dark].map { SamplePaint(starter.theme, $0, .standard) })
      })
  }
}

extension Desk {
  /// Chooses the tapped color, or takes the choice back if it was chosen already.
  fileprivate mutating func choose(swatch index: Int, for role: Role) -> [Effect] {
    let candidates = role.colorCandidates(chosen: theme[role]?.tint, mixed: mixedColor(for: role))
    guard route == .choice(role), candidates.indices.contains(index) else { return [] }
    return choose { $0[role] = $0[role]?.tint == candidates[index] ? nil : .color(candidates[index]) }
  }
}
