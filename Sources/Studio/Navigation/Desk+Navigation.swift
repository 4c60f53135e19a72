import Suggestions
import Theme

extension Desk {
  mutating func go(to route: Route) -> [Effect] {
    guard theme.allows(route), route != self.route else { return [] }
    show(route)
    return [.session, .focus(.heading)]
  }

  mutating func goToThemeScreen() -> [Effect] {
    guard !route.isInTheme else { return [] }
    return go(to: theme.allows(lastThemeRoute) ? lastThemeRoute : theme.furthestRoute)
  }

  /// Goes to an address, and takes over its theme if it has one.
  mutating func enter(_ text: String) -> [Effect] {
    var effects: [Effect] = []
    let before = (route, notice)
    notice = nil
    do throws(AddressError) {
      let entered = try Address(text)
      if let view = entered.view { look.settings = view }
      if !entered.viewErrors.isEmpty { notice = Notice(entered.viewErrors.sentence, isError: true) }
      if let wanted = entered.route ?? (entered.theme == nil ? nil : .summary) {
        effects += adopt(entered.theme)
        let problem = notice
        show(theme.allows(wanted) ? wanted : theme.furthestRoute)
        notice = .joining(problem, route == wanted || entered.route == nil ? nil : theme.reasonToWait)
      }
    } catch {
      effects.append(setAside(text, because: error.sentence))
    }
    if route == before.0, case nil = notice { notice = before.1 }
    effects.append(.session)
    if route != before.0 { effects.append(.focus(.heading)) }
    return effects
  }

  /// Takes over the valid parts of a link's theme, which can be undone. If there are none, the person's own choices stay.
  private mutating func adopt(_ text: String?) -> [Effect] {
    guard let text else { return [] }
    var errors: [ThemeStringError] = []
    var linked = Theme(salvaging: text, errors: &errors)
    fonts.recognize(&linked)
    let isNew = !linked.isEmpty && linked != theme
    let replacesAnother = isNew && !theme.isEmpty
    var effects: [Effect] = []
    if !errors.isEmpty {
      effects.append(
        setAside(
          text,
          because: isNew
            ? errors.sentence("Opened the link without ", of: "its ")
            : errors.sentence("We couldn’t use ", of: "the link’s ") + " Your own choices are unchanged."))
    }
    guard isNew else { return effects }
    if !theme.isEmpty || !history.future.isEmpty {
      history.record(theme)
      themeStep = .taken
    }
    theme = linked
    locks.lockBrandColors()
    look.previewed = nil
    rememberMixedColors()
    if replacesAnother, let sentence = notice?.sentence {
      notice = Notice(sentence + " Undo brings your choices back.", isError: true, offersUndo: true)
    }
    return effects + [.saveHistory(history.text)]
  }
}

extension Theme {
  /// Why the screens after the furthest one aren't open yet.
  fileprivate var reasonToWait: Notice? {
    firstMissingRole.map { Notice($0.request, isError: true) }
  }
}
