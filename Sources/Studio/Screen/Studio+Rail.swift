import Catalog
import ColorScience
import Theme

extension Studio {
  /// The way through the screens, with what was chosen so far.
  var rail: [RailItem] {
    (Route.wizard + [.crayons, .library]).map { step in
      RailItem(
        button: Button(step.title, .navigation(.routeTapped(step)), isEnabled: theme.allows(step)),
        detail: detail(of: step),
        icon: icon(of: step),
        isCurrent: step == route || (route.isCustom && step == route.previous)
          || (step == .summary && route == .takeHome) || (step == .crayons && route.isOfCrayons),
        lock: lock(of: step))
    }
  }

  private func lock(of step: Route) -> Toggle? {
    if case .choice(let role) = step { desk.lock(for: role) } else { nil }
  }

  private func detail(of step: Route) -> String? {
    switch step {
    case .choice(let role): theme[role]?.label ?? "Not chosen yet"
    case .summary, .preview, .adjust, .takeHome, .picture, .custom: nil
    case .crayons, .mixer: "Find or mix any color"
    case .library: library.themeCount
    }
  }

  private func icon(of step: Route) -> RailItem.Icon {
    switch step {
    case .choice(let role):
      switch role.candidates {
      case .colors: theme[role]?.tint.map { .color($0.color) } ?? .noColor
      case .fonts: .letters(theme[role]?.family)
      }
    case .summary, .preview, .adjust, .takeHome, .picture, .custom: .number(Route.wizard.count)
    case .crayons, .mixer: .color(desk.lastBaseColor?.color ?? SRGB(0xFFA474))
    case .library: .themes
    }
  }
}
