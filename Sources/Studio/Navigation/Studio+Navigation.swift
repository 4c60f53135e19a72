import ColorScience
import Suggestions
import Theme
import _Text

extension Studio {
  /// The address of the current screen.
  public var address: String { Address(route: route, view: stage.view).string }

  mutating func go(to route: Route) -> [Effect] {
    guard theme.allows(route), route != self.route else { return [] }
    show(route)
    return [saveSession, .focus(.heading)]
  }

  mutating func goToThemeScreen() -> [Effect] {
    guard !route.isInTheme else { return [] }
    return go(to: theme.allows(lastThemeRoute) ? lastThemeRoute : theme.furthestRoute)
  }

  mutating func show(_ route: Route) {
    if case .mixer(let base) = route { lastBaseColor = base }
    if route != self.route, case .mixer = self.route { leaveMixer() }
    if route.isInTheme { lastThemeRoute = route }
    if route == .library, route != self.route { mustReadLibrary = true }
    if libraryCase.isOpen { closeSheet() }
    if route != self.route {
      stage.hasLeftCode = false
      stage.previewed = nil
      closeEditor()
      // What was typed for one role isn't for another.
      if let old = self.route.role, let new = route.role, old != new { customText = "" }
    }
    self.route = route
    notice = nil
    isAskingToStartOver = false
    if !library.query.isEmpty { library.search("") }
    if library.filter != .all { library.filter(by: .all) }
  }

  /// Goes to an address, and takes over its theme if it has one.
  mutating func enter(_ text: String) -> [Effect] {
    var effects: [Effect] = []
    let before = (route, notice)
    notice = nil
    do throws(AddressError) {
      let entered = try Address(text)
      takeView(of: entered)
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
    effects.append(saveSession)
    if route != before.0 { effects.append(.focus(.heading)) }
    return effects
  }

  /// Takes over the valid parts of a link's theme, which can be undone. If there are none, the person's own choices stay.
  private mutating func adopt(_ text: String?) -> [Effect] {
    guard let text else { return [] }
    var errors: [ThemeStringError] = []
    var linked = Theme(salvaging: text, errors: &errors)
    library.recognize(&linked)
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
      noteThemeChange()
    }
    theme = linked
    suggestions.locks.lockBrandColors()
    stage.previewed = nil
    rememberMixedColors(of: theme)
    if replacesAnother, let sentence = notice?.sentence {
      notice = Notice(sentence + " Undo brings your choices back.", isError: true, offersUndo: true)
    }
    return effects + [.saveHistory(history.text)]
  }

  /// Saves a text that can't be read, so that it isn't lost, and says why it can't.
  mutating func setAside(_ text: String, because reason: String) -> Effect {
    notice = Notice(reason, isError: true)
    let line = text.fields(separatedBy: "\n").text(separatedBy: " ")
    let saved = line.cut(toBytes: Limits.themeString)
    if !refused.contains(where: { $0.same(as: saved) }) { refused.append(saved) }
    if refused.count > Limits.refusedTexts { refused.removeFirst() }
    return .saveRefused(refused.text(separatedBy: "\n"))
  }
}

extension Theme {
  /// Why the screens after the furthest one aren't open yet.
  fileprivate var reasonToWait: Notice? {
    firstMissingRole.map { Notice($0.request, isError: true) }
  }
}
