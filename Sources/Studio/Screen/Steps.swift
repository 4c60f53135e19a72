import Catalog
import ColorScience

extension Studio {
  /// The way through the screens, with what was chosen so far.
  var steps: [StepRow] {
    (Place.wizard + [.crayons]).map { step in
      StepRow(
        place: step, title: step.title, detail: detail(of: step), emblem: emblem(of: step),
        isCurrent: step == place || (step == .crayons && place.step == nil),
        isEnabled: theme.allows(step))
    }
  }

  private func detail(of step: Place) -> String? {
    switch step {
    case .primary: theme.primary?.label ?? Studio.missing
    case .accent: theme.accent?.label ?? Studio.missing
    case .titleFont: theme.titleFont?.name ?? Studio.missing
    case .bodyFont: theme.bodyFont?.name ?? Studio.missing
    case .summary: nil
    case .crayons, .mixer: "Find or mix any color"
    }
  }

  private func emblem(of step: Place) -> StepRow.Emblem {
    switch step {
    case .primary: theme.primary.map { .color($0.color) } ?? .noColor
    case .accent: theme.accent.map { .color($0.color) } ?? .noColor
    case .titleFont: .letters(theme.titleFont)
    case .bodyFont: .letters(theme.bodyFont)
    case .summary: .number(Place.wizard.count)
    case .crayons, .mixer: .color(lastPigment?.color ?? SRGB(0xFFA474))
    }
  }

  private static let missing = "Not chosen yet"
}
