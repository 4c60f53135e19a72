import Catalog

extension Studio {
  /// The way through the screens, with what was chosen so far.
  var steps: [StepRow] {
    Place.allCases.map { step in
      StepRow(
        place: step, title: step.title, detail: detail(of: step), emblem: emblem(of: step), isCurrent: step == place,
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
    }
  }

  private func emblem(of step: Place) -> StepRow.Emblem {
    switch step {
    case .primary: theme.primary.map { .color($0.color) } ?? .noColor
    case .accent: theme.accent.map { .color($0.color) } ?? .noColor
    case .titleFont: .letters(theme.titleFont)
    case .bodyFont: .letters(theme.bodyFont)
    case .summary: .number(Int(step.rawValue) + 1)
    }
  }

  private static let missing = "Not chosen yet"
}
