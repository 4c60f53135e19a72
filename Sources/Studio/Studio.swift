import Catalog
import ColorScience

/// The whole app as a value: what was chosen, where the person is, what stands open. It moves from state to state by
/// `handle`, and `screen` says what is to be seen.
public struct Studio: Equatable, Sendable {
  /// What was chosen so far.
  public private(set) var theme = Theme()
  /// Which screen is shown.
  public private(set) var place = Place.primary
  /// The device's fonts.
  public private(set) var library = FontLibrary()
  /// Whether the device is light or dark.
  public private(set) var appearance = Appearance.light

  private var isAskingToStartOver = false
  private var notice: Notice?
  private var refused: [String] = []

  public init() {}

  /// What there is to see.
  public var screen: Screen {
    let (bar, content) = barAndContent
    return Screen(
      place: place, appearance: appearance, bar: bar, content: content, steps: steps,
      alert: isAskingToStartOver ? Summary.alert : nil, notice: notice)
  }

  private var barAndContent: (Bar, Screen.Content) {
    switch place {
    case .primary: (PrimaryColor.bar(theme), .swatches(PrimaryColor.grid(theme, appearance)))
    case .accent: (AccentColor.bar(theme), .swatches(AccentColor.grid(theme, appearance)))
    case .titleFont: (TitleFont.bar(theme), .fonts(TitleFont.list(theme, library)))
    case .bodyFont: (BodyFont.bar(theme), .fonts(BodyFont.list(theme, library)))
    case .summary: (Summary.bar(theme), .summary(Summary.article(theme, appearance)))
    }
  }

  /// Moves on to the state that follows an event, and says what the face must carry out. An event that means nothing
  /// here, such as a tap on a cell that is not there, changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .opened(let address, let session, let refused): return open(address, session, refused)
    case .addressEntered(let address): return enter(address)
    case .swatchTapped(let index): return choose { $0.tapSwatch(index) }
    case .fontTapped(let name): return choose { $0.tapFont(name) }
    case .backTapped: return place.previous.map { go(to: $0) } ?? []
    case .nextTapped: return place.next.map { go(to: $0) } ?? []
    case .stepTapped(let place): return go(to: place)
    case .startOverTapped: isAskingToStartOver = place == .summary
    case .startOverConfirmed: return startOver()
    case .cancelTapped: return cancel()
    case .searchChanged(let query): library.search(query)
    case .shelfTapped(let shelf): library.turn(to: shelf)
    case .takeHomeTapped: return place == .summary ? [.copy(.css)] : []
    case .copied(let isDone): notice = Summary.copiedNotice(isDone)
    case .noticeDismissed: notice = nil
    case .familiesFound(let families): library.stock(families)
    case .familiesUnlisted(let reason): library.note = reason
    case .appearanceChanged(let appearance): self.appearance = appearance
    }
    return []
  }
}

// Choosing.

extension Studio {
  private mutating func choose(_ change: (inout Studio) -> Void) -> [Effect] {
    let before = theme
    change(&self)
    guard theme != before else { return [] }
    notice = nil
    return [keep]
  }

  private mutating func tapSwatch(_ index: Int) {
    switch place {
    case .primary: theme.primary = PrimaryColor.tapped(index, theme)
    case .accent: theme.accent = AccentColor.tapped(index, theme)
    case .titleFont, .bodyFont, .summary: break
    }
  }

  private mutating func tapFont(_ name: String) {
    guard let family = library.family(named: name) else { return }
    switch place {
    case .titleFont: theme.titleFont = TitleFont.tapped(family, theme)
    case .bodyFont: theme.bodyFont = BodyFont.tapped(family, theme)
    case .primary, .accent, .summary: break
    }
  }

  private mutating func startOver() -> [Effect] {
    guard isAskingToStartOver else { return [] }
    isAskingToStartOver = false
    theme = Theme()
    return go(to: .primary)
  }

  private mutating func cancel() -> [Effect] {
    guard isAskingToStartOver else { return [] }
    isAskingToStartOver = false
    return [.focusAlertOpener]
  }
}

// Walking.

extension Studio {
  private var address: String { Address(place: place).string }

  private var keep: Effect { .keep(Address(place: place, theme: theme.string).string) }

  private mutating func go(to place: Place) -> [Effect] {
    guard theme.allows(place), place != self.place else { return [] }
    show(place)
    return [.go(address), keep, .focusHeading]
  }

  private mutating func show(_ place: Place) {
    self.place = place
    notice = nil
    isAskingToStartOver = false
    if !library.query.isEmpty { library.search("") }
    if library.shelf != .all { library.turn(to: .all) }
  }

  private mutating func open(_ address: String, _ session: String, _ refused: String) -> [Effect] {
    self.refused = refused.isEmpty ? [] : refused.fields(separatedBy: "\n")
    var effects: [Effect] = []
    do throws(AddressError) {
      let kept = try Address(session)
      effects += restore(kept)
    } catch {
      effects.append(setAside(session, because: "The kept choices could not be read: " + error.sentence))
    }
    effects += enter(address)
    return effects.filter { effect in
      // At the start the focus belongs to the page.
      if case .focusHeading = effect { false } else { true }
    }
  }

  /// Takes up what was kept. Of a text that does not read, the parts that do.
  private mutating func restore(_ kept: Address) -> [Effect] {
    var effects: [Effect] = []
    let text = kept.theme ?? ""
    do throws(ThemeStringError) {
      theme = try Theme(string: text)
    } catch {
      theme = Theme(salvaging: text)
      effects.append(setAside(text, because: "A part of the kept choices could not be read: " + error.sentence))
    }
    place = kept.place.map { theme.allows($0) ? $0 : theme.reach } ?? .primary
    return effects
  }

  private mutating func enter(_ text: String) -> [Effect] {
    var effects: [Effect] = []
    let before = (place, notice)
    do throws(AddressError) {
      let entered = try Address(text)
      if let wanted = entered.place ?? (entered.theme == nil ? nil : .summary) {
        effects += adopt(entered.theme)
        let refusal = notice
        show(theme.allows(wanted) ? wanted : theme.reach)
        notice = refusal ?? (place == wanted || entered.place == nil ? nil : Studio.tooEarly(wanted, theme.reach))
      }
    } catch {
      effects.append(setAside(text, because: error.sentence))
    }
    if place == before.0 && notice == nil { notice = before.1 }
    if !text.same(as: address) { effects.append(.replace(address)) }
    effects.append(keep)
    if place != before.0 { effects.append(.focusHeading) }
    return effects
  }

  /// Takes the theme of a link for one's own; where it does not read, what was chosen stays as it is.
  private mutating func adopt(_ text: String?) -> [Effect] {
    guard let text else { return [] }
    do throws(ThemeStringError) {
      theme = try Theme(string: text)
      return []
    } catch {
      return [setAside(text, because: error.sentence + " Your own choices stand as they were.")]
    }
  }

  private mutating func setAside(_ text: String, because reason: String) -> Effect {
    notice = Notice(sentence: reason, isRefusal: true)
    let line = text.fields(separatedBy: "\n").text(separatedBy: " ")
    let kept = String(bytes: line.bytes.prefix(ThemeStringError.longest))
    if !refused.contains(where: { $0.same(as: kept) }) { refused.append(kept) }
    if refused.count > 20 { refused.removeFirst() }
    return .setAside(refused.text(separatedBy: "\n"))
  }

  private static func tooEarly(_ wanted: Place, _ reach: Place) -> Notice {
    Notice(
      sentence: wanted.title + " opens once this choice, the " + reach.title.asciiLowercased + ", is made.",
      isRefusal: true)
  }
}
