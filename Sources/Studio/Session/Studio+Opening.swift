import ColorScience
import Theme
import _Text

extension Studio {
  /// Starts where the person left off, then goes to the address.
  mutating func open(_ address: String, _ session: String, _ refused: String) -> [Effect] {
    readRefused(refused)
    var effects: [Effect] = []
    do throws(AddressError) {
      effects += restore(try Address(session))
    } catch {
      effects.append(setAside(session, because: "We couldn’t restore your last visit. " + error.sentence))
    }
    let problem = notice
    notice = nil
    effects += enter(address)
    notice = .joining(problem, notice)
    return effects.filter { effect in
      // At the start, the focus belongs to the page.
      if case .focus = effect { false } else { true }
    }
  }

  mutating func readRefused(_ text: String) { refused = text.isEmpty ? [] : text.fields(separatedBy: "\n") }

  /// Restores a saved session. From a theme that can't be read whole, every part that can.
  private mutating func restore(_ saved: Address) -> [Effect] {
    var effects: [Effect] = []
    let text = saved.theme ?? ""
    var errors: [ThemeStringError] = []
    theme = Theme(salvaging: text, errors: &errors)
    if !errors.isEmpty {
      effects.append(setAside(text, because: errors.sentence("We couldn’t restore ", of: "your ")))
    }
    library.recognize(&theme)
    rememberMixedColors(of: theme)
    mixers = saved.mixers
    recentColors = saved.recentColors
    suggestions.locks = saved.locks
    if let box = saved.crayonBox { crayonBox = box }
    let route = saved.route.map { theme.allows($0) ? $0 : theme.furthestRoute } ?? .primary
    let problem = notice
    show(route)
    notice = problem
    return effects
  }

  /// The session to save.
  var saveSession: Effect {
    var address = Address(route: route, theme: theme.string)
    address.mixers = mixers
    address.recentColors = recentColors
    address.locks = suggestions.locks
    if case .holding(let box) = crayonCase { address.crayonBox = box }
    return .saveSession(address.string)
  }
}
