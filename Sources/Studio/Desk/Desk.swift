import Catalog
import Suggestions
import Theme
import _Text

/// What belongs to all features: the theme and the way to it, where the person is, and the facts about the device.
struct Desk: Equatable, Sendable {
  /// The choices so far.
  var theme = Theme()
  var history = History()
  /// How often undo or redo led to another theme.
  var travels = 0
  /// The choices that a shuffle leaves as they are.
  var locks = Locks()
  /// The mixed colors in front of the grids, chosen or not.
  var mixedColors: [MixedColor] = []
  var recentColors = RecentColors()

  /// Which screen is shown.
  private(set) var route = Route.primary
  /// The theme's screen that was shown last.
  private(set) var lastThemeRoute = Route.primary
  /// The color the mixer was opened with last.
  private(set) var lastBaseColor: BaseColor?
  /// The screen that this event left, or opened again. The features are told once the event is handled.
  private(set) var left: Route?
  /// What this event did to the theme that the open mixer's own undo must know. It's told then, too.
  var themeStep: ThemeStep?

  /// The themes of the gallery, as far as they're there.
  var galleryThemes = GalleryTheme.start
  var notice: Notice?
  /// What was done last, for people who can't see it; empty if a notice says it, or what has the focus.
  var told = ""
  var sheet: OpenSheet?
  var look = Look()

  /// The fonts there are.
  var fonts = KnownFonts()
  /// Whether the device is light or dark.
  var appearance = Appearance.light
  /// Whether the device can pick a color from the screen.
  var canPickColors = false
  /// Whether the front end comes with fonts, which look the same on every device.
  let comesWithFonts: Bool
  /// The notice for when the copying has succeeded.
  private(set) var copyReport = ""
  /// The format in which a color was copied last.
  var copyFormat = ColorFormat.hex
  /// Texts that couldn't be read, saved so that they aren't lost.
  private(set) var refused: [String] = []

  init(comesWithFonts: Bool) { self.comesWithFonts = comesWithFonts }

  /// A step of the theme.
  enum ThemeStep: Equatable, Sendable { case taken, undone }

  /// A sheet over the screen; one at most.
  indirect enum OpenSheet: Equatable, Sendable {
    case actions(KeptTheme)
    case renaming(KeptTheme, RenamingDraft)
    /// A text to bring in can be entered; why the last one can't be used.
    case entering(problem: String?)
    case asking(BringInQuestion)
  }
}

extension Desk {
  mutating func show(_ route: Route) {
    left = left ?? self.route
    if case .mixer(let base) = route { lastBaseColor = base }
    if route.isInTheme { lastThemeRoute = route }
    if route != self.route { look.leaveScreen() }
    self.route = route
    (notice, sheet, told) = (nil, nil, "")
  }

  /// The screen that was left since the last time; nil if none was.
  mutating func takeLeft() -> Route? {
    defer { left = nil }
    return left
  }

  /// Where the person is, the stage included.
  var place: Place { Place(route: route, tab: look.settings.tab) }

  /// Copies a text, then says so.
  mutating func copy(_ text: String, saying report: String) -> Effect {
    copyReport = report
    return .copyText(text)
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

  /// Takes the texts that were set aside earlier, or in another tab.
  mutating func readRefused(_ text: String) { refused = text.isEmpty ? [] : text.fields(separatedBy: "\n") }
}

/// A screen, and the tab of the stage beside it.
struct Place: Equatable, Sendable {
  let route: Route
  let tab: ViewSettings.Tab
}
