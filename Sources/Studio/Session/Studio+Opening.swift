import Theme

extension Studio {
  /// Starts where the person left off, then goes to the address.
  mutating func open(_ address: String, _ session: String, _ refused: String) -> [Effect] {
    desk.readRefused(refused)
    var effects: [Effect] = []
    do throws(AddressError) {
      effects += restore(try Address(session))
    } catch {
      effects.append(desk.setAside(session, because: "We couldn’t restore your last visit. " + error.sentence))
    }
    let problem = desk.notice
    desk.notice = nil
    effects += desk.enter(address)
    desk.notice = .joining(problem, desk.notice)
    return effects.filter { effect in
      // At the start, the focus belongs to the page.
      if case .focus = effect { false } else { true }
    }
  }

  /// Restores a saved session. From a theme that can't be read whole, every part that can.
  private mutating func restore(_ saved: Address) -> [Effect] {
    var effects: [Effect] = []
    let text = saved.theme ?? ""
    var errors: [ThemeStringError] = []
    desk.theme = Theme(salvaging: text, errors: &errors)
    if !errors.isEmpty {
      effects.append(desk.setAside(text, because: errors.sentence("We couldn’t restore ", of: "your ")))
    }
    desk.fonts.recognize(&desk.theme)
    desk.rememberMixedColors()
    desk.recentColors = saved.recentColors
    desk.locks = saved.locks
    mixing = MixerFeature(saved.mixers)
    if let box = saved.crayonBox { crayons = CrayonFeature(box) }
    let problem = desk.notice
    desk.show(saved.route.map { theme.allows($0) ? $0 : theme.furthestRoute } ?? .primary)
    // The next address is one to leave that screen for.
    effects += tellOfMoves()
    desk.notice = problem
    return effects
  }

  /// The session to save.
  var saveSession: Effect {
    var address = Address(route: route, theme: theme.string)
    address.mixers = mixing.mixers
    address.recentColors = desk.recentColors
    address.locks = desk.locks
    address.crayonBox = crayons.box
    return .saveSession(address.string)
  }
}
