import Theme

extension Studio {
  /// Takes over what was chosen, locked and mixed in another tab, and stays on this screen if the new choices allow it.
  /// This tab's theme can be undone to, even if the other tab didn't know of it.
  mutating func takeOver(_ session: String, _ refused: String, _ history: String) -> [Effect] {
    guard let saved = try? Address(session) else { return [] }
    desk.readRefused(refused)
    mixing.takeOver(saved.mixers)
    desk.recentColors = saved.recentColors
    desk.locks = saved.locks
    let own = theme
    var arrived = Theme(salvaging: saved.theme ?? "")
    desk.fonts.recognize(&arrived)
    desk.history = History(text: history)
    guard arrived != own else { return [] }
    var effects: [Effect] = []
    if !own.isEmpty, !desk.history.holds(own) {
      desk.history.record(own)
      effects = [.saveHistory(desk.history.text), .session]
    }
    desk.theme = arrived
    desk.rememberMixedColors()
    if !theme.allows(route) { desk.show(theme.furthestRoute) }
    let leadsBack = desk.history.leads(backTo: own)
    mixing.forgetThemeChanges(at: desk)
    if leadsBack { desk.themeStep = .taken }
    desk.notice = Notice("The theme changed in another tab.", offersUndo: leadsBack)
    return effects
  }
}
