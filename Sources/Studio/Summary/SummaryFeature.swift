import Suggestions
import Theme

/// Looking at the theme in itself, and starting over.
struct SummaryFeature: Feature, Equatable, Sendable {
  /// The theme that the alert asks to discard. Once there's another, the question is settled.
  private var discarded: Theme?

  mutating func handle(_ event: SummaryEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .startOverTapped:
      discarded = desk.route == .summary ? desk.theme : nil
      return []
    case .startOverConfirmed: return startOver(at: &desk)
    case .startOverCanceled:
      guard isAsking(at: desk) else { return [] }
      discarded = nil
      return [.focus(.alertOpener)]
    case .changeTapped(let index): return take(change: index, at: &desk)
    }
  }

  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect] {
    discarded = nil
    return []
  }

  /// Whether the alert is open.
  func isAsking(at desk: Desk) -> Bool { discarded == desk.theme }

  func alert(at desk: Desk) -> Alert? { isAsking(at: desk) ? SummaryScreen.alert(desk.theme) : nil }

  private mutating func startOver(at desk: inout Desk) -> [Effect] {
    guard isAsking(at: desk) else { return [] }
    discarded = nil
    desk.mixedColors = []
    desk.locks = Locks()
    return desk.choose { $0 = Theme() } + desk.go(to: .primary)
  }

  /// Makes a change the summary suggests.
  private func take(change index: Int, at desk: inout Desk) -> [Effect] {
    guard desk.route == .summary, !isAsking(at: desk) else { return [] }
    let items = ContrastAdvice(desk.theme, on: desk.appearance).items
    guard items.indices.contains(index), let change = items[index].change else { return [] }
    var effects = desk.choose { $0 = change.theme }
    desk.rememberMixedColors()
    desk.notice = Notice(change.report, offersUndo: true)
    effects.append(.focus(.advice))
    return effects
  }
}
