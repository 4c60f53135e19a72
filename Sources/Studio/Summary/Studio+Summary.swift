import Suggestions
import Theme

extension Studio {
  mutating func handle(summary event: SummaryEvent) -> [Effect] {
    switch event {
    case .startOverTapped:
      isAskingToStartOver = route == .summary
      return []
    case .startOverConfirmed: return startOver()
    case .startOverCanceled: return cancelStartOver()
    case .changeTapped(let index): return takeChange(index)
    }
  }

  private mutating func startOver() -> [Effect] {
    guard isAskingToStartOver else { return [] }
    isAskingToStartOver = false
    mixedColors = []
    suggestions.locks = Locks()
    return choose { $0.theme = Theme() } + go(to: .primary)
  }

  private mutating func cancelStartOver() -> [Effect] {
    guard isAskingToStartOver else { return [] }
    isAskingToStartOver = false
    return [.focus(.alertOpener)]
  }

  /// Makes a change the summary suggests.
  private mutating func takeChange(_ index: Int) -> [Effect] {
    guard route == .summary, !isAskingToStartOver else { return [] }
    let items = ContrastAdvice(theme, on: appearance).items
    guard items.indices.contains(index), let change = items[index].change else { return [] }
    var effects = choose { $0.theme = change.theme }
    rememberMixedColors(of: theme)
    notice = Notice(change.report, offersUndo: true)
    effects.append(.focus(.advice))
    return effects
  }
}
