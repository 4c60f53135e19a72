import Catalog
import ColorScience
import Exporters
import Markup
import Studio

/// The app on a page: the studio, the tree that stands, and the fonts while they are looked for.
struct App {
  private var studio = Studio()
  private var page: Page
  private var stage: Stage
  private var search = Search.ended
  private var platform: Platform?
  private var isWaiting = false
  /// How often idle time was used since the page last changed.
  private var slices = 0
  private static let nearSlices = 12
  /// Whether the fonts that the host knew may have changed since.
  private var isFamilyListOld = false
  /// What opening the page calls for.
  private var opening: [Effect] = []
  /// What is still to be rehearsed, the next last.
  private var rehearsals: [[Event]] = [[.swatchTapped(0), .nextTapped], [.swatchTapped(0)]]

  /// How far the search for fonts is; each step fits a slice of idle time. The machine's own list is nil where it gives
  /// none.
  private enum Search {
    case begun(list: String?)
    case knowing(list: String?)
    case listed([Family]?)
    case probing(FontProbe)
    case ended
  }

  /// Takes the page that stands, as it was rendered beforehand.
  init(on page: Page) {
    self.page = page
    stage = Stage(page.root)
  }

  mutating func handle(_ event: Event) {
    let effects = studio.handle(event)
    // Storage is slow: a color is kept when its slider has come to rest, which is told as the end of typing.
    if case .channelMoved = event { show([]) } else { show(effects) }
  }

  /// Takes up what the host knows; `appear` is to follow.
  mutating func open(_ facts: [String]) {
    platform = Platform(userAgent: facts[4])
    opening = studio.handle(.appearanceChanged(facts[5].isEmpty ? .light : .dark))
    opening += studio.handle(
      .opened(
        address: facts[0], session: facts[1], refused: facts[2], history: facts[6], canPick: !facts[7].isEmpty))
    // Then, for the theme that was opened names families.
    let families = [Family](lines: facts[3])
    isFamilyListOld = !facts[8].isEmpty
    if !families.isEmpty { opening += studio.handle(.familiesFound(families)) }
  }

  /// Shows the page that was opened.
  mutating func appear() {
    show(opening)
    send("opened")
    if studio.library.families == nil || isFamilyListOld { send("fetch", "fonts.txt") }
  }

  /// Takes the machine's own list of fonts, where its server gives one, and begins to look for fonts.
  mutating func receiveFamilies(status: String, text: String) {
    if status.same(as: "503") { handle(.familiesUnlisted(text)) }
    search = .begun(list: status.same(as: "200") ? text : nil)
    waitForIdleTime()
  }

  /// Uses idle time: brings in what is still out of sight, rehearses, then looks for fonts. At first it brings in little
  /// at a time, for that is near, so the browser lays it out at once and opens a font for each row.
  mutating func idle() {
    isWaiting = false
    var json = JSONWriter()
    repeat {
      let next = stage.bringInNext()
      if next.isEmpty { break }
      for change in next { json.change(change) }
    } while slices > App.nearSlices && hostTimeLeft() > 2
    slices += 1
    if json.bytes.isEmpty { if let events = rehearsals.popLast() { rehearse(events) } else { goOnSearching() } }
    send(json)
    waitForIdleTime()
  }

  /// Goes through what may happen next, in another app: a browser compiles each function when it is first called, and
  /// the person's first tap should not wait for that.
  private func rehearse(_ events: [Event]) {
    var app = App(on: Page(Studio().screen))
    for event in events { _ = app.orders(app.studio.handle(event)) }
  }

  private mutating func goOnSearching() {
    switch search {
    case .begun(let list):
      _ = KnownFamily.all
      search = .knowing(list: list)
    case .knowing(let list): search = .listed(list.map { [Family](lines: $0) })
    case .listed(let families): search = .probing(FontProbe(platform: platform, listed: families))
    case .probing(var probe):
      search = .ended
      while hostTimeLeft() > 2 {
        guard let question = probe.question else { return finishSearch(probe.families) }
        probe.record(measure(question))
      }
      search = .probing(probe)
    case .ended: break
    }
  }

  private mutating func finishSearch(_ families: [Family]) {
    if families != studio.library.families { handle(.familiesFound(families)) }
    send("cache", families.lines)
  }
}

// Orders to the host.

extension App {
  private mutating func show(_ effects: [Effect]) {
    slices = 0
    send(orders(effects))
    waitForIdleTime()
  }

  /// What turns the page into the one that the studio now has, and what is to be done besides.
  @inline(never)
  private mutating func orders(_ effects: [Effect]) -> JSONWriter {
    let before = page
    page = Page(studio.screen)
    var json = JSONWriter()
    for change in stage.show(page.root) { json.change(change) }
    if !page.title.same(as: before.title) { json.order("title", page.title) }
    if !page.themeColor.same(as: before.themeColor) { json.order("paint", page.themeColor) }
    for effect in effects { order(effect, &json) }
    return json
  }

  private func order(_ effect: Effect, _ json: inout JSONWriter) {
    switch effect {
    case .go(let address): json.order("go", address)
    case .replace(let address): json.order("stay", address)
    case .keep(let session): json.order("keep", of: "tintype.session", session)
    case .setAside(let refused): json.order("keep", of: "tintype.refused", refused)
    case .focusHeading: json.order("focus", "h1")
    case .focusAdvice: json.order("focus", ".lead")
    case .focusAlertOpener: json.order("focus", "[data-on=start-over]")
    case .keepHistory(let history): json.order("keep", of: "tintype.history", history)
    case .copy(.css): json.order("copy", studio.theme.css)
    case .copyText(let text): json.order("copy", text)
    case .pickColor: json.order("pick", "picked")
    }
  }

  private mutating func waitForIdleTime() {
    guard !isWaiting else { return }
    if case .ended = search, rehearsals.isEmpty, !stage.isIncomplete { return }
    isWaiting = true
    send("idle")
  }

  private func send(_ order: StaticString, _ value: String? = nil) {
    var json = JSONWriter()
    json.order(order, value)
    send(json)
  }

  private func send(_ orders: JSONWriter) {
    guard !orders.bytes.isEmpty else { return }
    orders.bytes.withUnsafeBufferPointer { hostApply($0.baseAddress, $0.count) }
  }

  private func measure(_ question: FontProbe.Question) -> FontProbe.Answer {
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 5) { numbers in
      question.font.withBytes { font in
        question.text.withBytes { text in
          hostMeasure(font.baseAddress, font.count, text.baseAddress, text.count, numbers.baseAddress)
        }
      }
      return FontProbe.Answer(
        width: numbers[0], left: numbers[1], right: numbers[2], ascent: numbers[3], descent: numbers[4])
    }
  }
}

extension JSONWriter {
  /// An order as an array of its name and what it takes: a key, a value.
  @inline(never)
  mutating func order(_ name: StaticString, of key: StaticString? = nil, _ value: String?) {
    open("[")
    self.name(name)
    if let key { self.name(key) }
    if let value { string(value) }
    close("]")
  }
}
