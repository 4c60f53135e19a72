import Catalog
import ColorScience
import FontFile
import FontProbe
import Formats
import Markup
import ReaderResult
import Studio
import Suggestions
import Theme
import _Text

/// The app on a page: the studio, the tree the page shows, and the search for fonts.
struct App: ~Copyable {
  var studio = Studio()
  var page: Page
  var tree: MountedTree
  var search = FontSearch.finished
  var platform: Platform?
  var isWaitingForIdleTime = false
  /// The number of idle slices used since the page last changed.
  var slices = 0
  private var mustSearchFamilies = true
  /// Whether the search has found families that aren't saved for the next start yet.
  var mustCacheFamilies = false
  /// Whether the fonts that come with the page were requested.
  private var hasIncluded = false
  /// Whether their list hasn't come yet. Until then, no font can be called missing.
  var isIncluding = false
  /// The families whose letters the host was asked to measure.
  var measuring: [Family] = []
  /// The field whose text is being picked from the screen.
  var picking: Screen.TextField.Input?
  /// Likely next events to rehearse, in reverse order.
  var rehearsals: [Event] = [.navigation(.nextTapped), .colors(.swatchTapped(.primary, 0))]
  var understudy: Understudy?
  /// The screen to show once the page is idle.
  var coming: ComingScreen?
  /// The work that waits for the page to open; nil once it has.
  private var opening: Opening? = Opening()
  /// Whether the rest of the module is there, see `docs/loading.md`.
  var isWhole = false

  private struct Opening {
    var address = ""
    var effects: [Effect] = []
    /// Taps on the prerendered page.
    var events: [Event] = []
    /// The page to show.
    var page: Page?
  }

  /// Takes over the prerendered page.
  init(on page: Page) {
    self.page = page
    tree = MountedTree(page.root)
  }

  /// A person did something with the element at a path. Returns whether that needs the rest of the module; then nothing happens.
  mutating func act(_ gesture: Gesture, at path: [Int], value: String) -> Bool {
    guard let event = tree.event(at: path, for: gesture, value: value) else { return false }
    if !isWhole && needsRest(event) { return true }
    if opening == nil { handle(event) } else { opening?.events.append(event) }
    return false
  }

  /// Whether an event may call what's in `exports.wasm`: all may but choices of colors and fonts, and steps between the screens
  /// where they're made.
  private func needsRest(_ event: Event) -> Bool {
    let isChoice = { (route: Route?) in if case .choice = route { true } else { false } }
    return switch event {
    case .colors(.swatchTapped), .fonts(.fontTapped), .suggestions(.accentTapped): !isChoice(studio.route)
    case .navigation(.skipTapped): false
    // Until the page opens, steps only line up, and a second one would lead past the screen that's looked at here.
    case .navigation(.nextTapped):
      !isChoice(studio.route.next)
        || opening?.events.contains { if case .navigation = $0 { true } else { false } } == true
    case .navigation(.backTapped): !isChoice(studio.route.previous)
    default: true
    }
  }

  /// Handles an event. If it leads to another screen, the browser's address changes as `change` says.
  mutating func handle(_ event: Event, address: AddressChange = .push) {
    let (route, view) = (studio.route, studio.viewSettings)
    let effects = studio.handle(event)
    show(
      Page(studio.screen), effects,
      address: studio.route != route ? address : studio.viewSettings != view ? .replace : .same)
  }

  /// Follows a change of the address that wasn't ours, such as the Back button.
  mutating func enter(_ address: String) {
    let effects = studio.handle(.navigation(.addressEntered(address)))
    show(Page(studio.screen), effects, address: address.same(as: studio.address) ? .same : .replace)
  }

  /// Takes the host's facts; `compose` must follow.
  mutating func open(_ facts: OpeningFacts) {
    platform = Platform(userAgent: facts.userAgent)
    _ = studio.handle(
      .takeHome(
        .opened(home: facts.home, used: facts.usedFormat, canShare: facts.canShare, canPrint: true, canBringFonts: true)
      ))
    var effects = studio.handle(.session(.appearanceChanged(facts.isDark ? .dark : .light)))
    effects += studio.handle(
      .session(
        .opened(
          address: facts.address, session: facts.session, refused: facts.refused, history: facts.history,
          canPickColors: facts.canPickColors)))
    // After the theme, which may name these fonts.
    let known = [Family](lines: facts.families)
    let families = known.filter { $0.source == .device }
    effects += studio.handle(.fonts(.includedFamiliesFound(known.filter { $0.source == .included })))
    effects += studio.handle(.fonts(.filesFound([Family](lines: facts.fontFiles))))
    if !families.isEmpty { effects += studio.handle(.fonts(.familiesFound(families))) }
    mustSearchFamilies = families.isEmpty || facts.isFamilyListOld
    opening?.address = facts.address
    opening?.effects = effects
  }

  /// Makes the page that was opened, unless a tap has been made on the prerendered one; `appear` must follow.
  mutating func compose() { if opening?.events.isEmpty == true { opening?.page = Page(studio.screen) } }

  /// Shows the page that was opened, and handles the taps made in the meantime.
  mutating func appear() {
    guard let opening else { return }
    self.opening = nil
    show(
      opening.page ?? page, opening.effects,
      address: opening.address.same(as: studio.address) ? .same : .replace)
    send("opened")
    if mustSearchFamilies { send("fetch", "fonts.txt") }
    for event in opening.events { handle(event) }
  }

  /// Requests the fonts that come with the page once a font is shown or can be chosen.
  mutating func includeFamilies() {
    let isFont = { (role: Role) in if case .fonts = role.candidates { true } else { false } }
    guard !hasIncluded,
      Role.allCases.contains(where: { role in
        isFont(role) && (studio.theme[role] != nil || studio.route == .choice(role) || studio.route == .library)
      })
    else { return }
    (hasIncluded, isIncluding) = (true, true)
    send("include")
  }

  /// Takes the list of the fonts that come with the page; empty if it didn't come.
  mutating func receiveIncluded(_ text: String) {
    isIncluding = false
    let families = [Family](lines: text)
    if !families.isEmpty, families != studio.fonts.included { handle(.fonts(.includedFamiliesFound(families))) }
    cacheFamilies()
    waitForIdleTime()
  }

  /// Saves the families for the next start, once they're known.
  func cacheFamilies() {
    guard !studio.fonts.isSearching else { return }
    send("cache", (studio.fonts.onDevice + studio.fonts.included).lines)
  }

  /// Adds a font file, which the host holds for `FontFile` to read.
  /// - Parameter problem: empty if the browser can draw it; else a word of ``FontFile/Refusal``.
  mutating func receiveFontFile(named fileName: String, length: Int, problem: String) {
    if let refusal = FontFile.Refusal(problem) {
      return handle(.fonts(.fileRefused(refusal.sentence(about: fileName))))
    }
    let file = FontFile(named: fileName, length: length) { offset, count in
      [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
        hostRead(offset, count, bytes.baseAddress)
        written = count
      }
    }
    guard file.family.fitsThemeString else {
      return handle(.fonts(.fileRefused(FontFile.Refusal.longName.sentence(about: fileName))))
    }
    var json = JSONWriter()
    let style = file.isItalic ? "italic" : "normal"
    json.order("adopt", [file.family.name, file.weights, style, [file.family].lines, file.face?.line ?? ""])
    send(json)
    handle(.fonts(.fileAdded(file.family)))
  }

  /// Has the host read files as what they're for. Takes the path and the media type of each.
  func sort(files: [String]) {
    var kinds: [String] = []
    for index in 0..<files.count / 2 {
      let kind =
        switch FileKind(path: files[index * 2], mediaType: files[index * 2 + 1]) {
        case .font: "font"
        case .picture: "picture"
        case .theme: "theme"
        case nil: ""
        }
      kinds.append(kind)
    }
    var json = JSONWriter()
    json.order("readGiven", kinds)
    send(json)
  }

  /// Takes the result of reading files, or the picture with this name.
  mutating func receive(_ result: ReaderResult, named name: String) {
    switch result {
    case .files(let files): handle(Event(files))
    case .picture(let colors): handle(.picture(.found(PicturePalette(colors), name: name)))
    case .refusal(let sentence): handle(.bringIn(.fileRefused(sentence)))
    }
  }

  /// Takes the drawn letters of families in the order they were requested.
  mutating func receiveMeasures(_ texts: [String]) {
    guard texts.count >= measuring.count else { return }
    let measured = measuring.indices.map { MeasuredFamily(measuring[$0], FontMeasures(drawn: texts[$0])) }
    measuring = []
    handle(.fonts(.measured(measured)))
  }

  /// Takes a color picked from the screen, in CSS.
  mutating func receivePickedColor(_ color: String) {
    guard let field = picking else { return }
    picking = nil
    handle(field.changed(to: color))
  }

  /// Takes the machine's own list of fonts, if its server gives one, and starts looking for fonts.
  mutating func receiveFamilies(status: String, text: String) {
    if status.same(as: "503") { handle(.fonts(.familiesUnlisted(text))) }
    search = .started(list: status.same(as: "200") ? text : nil)
    waitForIdleTime()
  }
}

/// The host's facts when the page opens, in the order it writes them.
struct OpeningFacts {
  var address, session, refused, families, userAgent: String
  var isDark: Bool
  var history: String
  var canPickColors: Bool
  /// Whether the families are from another visit and may have changed.
  var isFamilyListOld: Bool
  /// The families in the person's own font files.
  var fontFiles: String
  /// The address of the page, with nothing after it.
  var home: String
  /// The name of the format that was used last.
  var usedFormat: String
  /// Whether the browser shares links.
  var canShare: Bool

  static let count = 13

  /// Takes `count` texts; any text but an empty one means true.
  init(_ texts: [String]) {
    (address, session, refused, families, userAgent) = (texts[0], texts[1], texts[2], texts[3], texts[4])
    isDark = !texts[5].isEmpty
    history = texts[6]
    canPickColors = !texts[7].isEmpty
    isFamilyListOld = !texts[8].isEmpty
    fontFiles = texts[9]
    home = texts[10]
    usedFormat = texts[11]
    canShare = !texts[12].isEmpty
  }
}

extension FontMeasures {
  /// Reads what the host found out about drawn letters: the font size, the height of an x and the width of a to z, in pixels,
  /// then the alpha of as many pixels on a line across an o as on one down it. Nil if the text is empty.
  fileprivate init?(drawn text: String) {
    let numbers = text.fields(separatedBy: " ").map { Int(digits: $0.bytes) ?? 0 }
    guard numbers.count > 4 else { return nil }
    let alphas = numbers.dropFirst(3).map { UInt8(truncatingIfNeeded: $0) }
    self.init(
      fontSize: Double(numbers[0]), xHeight: Double(numbers[1]), alphabet: Double(numbers[2]),
      acrossO: Array(alphas[..<(alphas.count / 2)]), downO: Array(alphas[(alphas.count / 2)...]))
  }
}
