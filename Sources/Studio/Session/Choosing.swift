import Catalog
import ColorScience

extension Studio {
  /// Changes the theme, so that it can be undone.
  mutating func choose(_ change: (inout Studio) -> Void) -> [Effect] {
    let before = theme
    change(&self)
    return record(before)
  }

  /// Apart from `choose`, which is compiled once for each change.
  @inline(never)
  private mutating func record(_ before: Theme) -> [Effect] {
    guard theme != before else { return [] }
    history.record(before)
    notice = nil
    return [keep, .keepHistory(history.text)]
  }

  mutating func tapSwatch(_ index: Int) {
    switch place {
    case .primary: theme.primary = PrimaryColor.tapped(index, theme, own: own.primary)
    case .accent: theme.accent = AccentColor.tapped(index, theme, own: own.accent)
    default: break
    }
  }

  mutating func tapFont(_ name: String) {
    guard let family = library.family(named: name) else { return }
    switch place {
    case .titleFont: theme.titleFont = TitleFont.tapped(family, theme)
    case .bodyFont: theme.bodyFont = BodyFont.tapped(family, theme)
    default: break
    }
  }

  mutating func search(_ query: String) {
    if place == .crayons { crayonQuery = query } else { library.search(query) }
  }

  mutating func startOver() -> [Effect] {
    guard isAskingToStartOver else { return [] }
    isAskingToStartOver = false
    own = Own()
    return choose { $0.theme = Theme() } + go(to: .primary)
  }

  mutating func cancel() -> [Effect] {
    guard isAskingToStartOver else { return [] }
    isAskingToStartOver = false
    return [.focusAlertOpener]
  }

  /// Takes up a theme of the history. Where it does not allow the screen that is shown, the last one that it allows is.
  mutating func travel(_ theme: Theme?) -> [Effect] {
    guard let theme else { return [] }
    self.theme = library.recognizing(theme)
    remember(theme)
    notice = nil
    isAskingToStartOver = false
    let effects: [Effect] = [keep, .keepHistory(history.text)]
    return theme.allows(place) ? effects : effects + go(to: theme.reach)
  }

  /// Keeps a theme's mixed colors before the grids.
  @inline(never)
  mutating func remember(_ theme: Theme) {
    if let primary = theme.primary, primary.ramp.isMixed { own.primary = primary }
    if let accent = theme.accent, accent.ramp.isMixed { own.accent = accent }
  }

  /// Takes a change that the summary offers.
  mutating func takeChange(_ index: Int) -> [Effect] {
    guard place == .summary, !isAskingToStartOver else { return [] }
    let items = Summary.advice(theme, appearance).items
    guard items.indices.contains(index), let change = items[index].change else { return [] }
    var effects = choose { $0.theme = change.theme }
    remember(theme)
    notice = change.report
    effects.append(.focusAdvice)
    return effects
  }

  mutating func takeHome() -> [Effect] {
    guard place == .summary else { return [] }
    copying = "The theme, as CSS custom properties,"
    return [.copy(.css)]
  }
}

extension Notice {
  /// Says that something was put on the clipboard, or that the browser would not let it.
  static func copied(_ what: String, _ isDone: Bool) -> Notice {
    isDone
      ? Notice(sentence: what + " is on the clipboard.", isRefusal: false)
      : Notice(
        sentence: "The browser did not let it onto the clipboard; allow this page to copy, then try again.",
        isRefusal: true)
  }
}
