import Catalog
import ColorScience
import Suggestions
import Theme

/// The whole app as a value: the choices and the current screen. `handle` takes it from one state to the next, and
/// `screen` describes everything people see.
public struct Studio: Equatable, Sendable {
  /// The choices so far.
  public internal(set) var theme = Theme()
  /// Which screen is shown.
  public internal(set) var route = Route.primary
  /// The device's fonts.
  public internal(set) var library = FontLibrary()
  /// Whether the device is light or dark.
  public internal(set) var appearance = Appearance.light

  var history = History()
  var isAskingToStartOver = false
  var notice: Notice?
  /// Texts that couldn't be read, saved so that they aren't lost.
  var refused: [String] = []
  /// The mixed colors in front of the grids, chosen or not.
  var mixedColors: [MixedColor] = []
  var crayonCase = CrayonCase.unopened
  /// The mixers, one for each base color, the newest last.
  var mixers: [Mixer] = []
  var recentColors = RecentColors()
  /// The theme's screen that was shown last.
  var lastThemeRoute = Route.primary
  /// The color the mixer was opened with last.
  var lastBaseColor: BaseColor?
  var canPickColors = false
  /// The notice for when the copying has succeeded.
  var copyReport = ""
  var stage = StageState()
  var adjust = AdjustState()
  var libraryCase = LibraryCase.unopened
  /// Whether the library has just opened, so that its themes must be read.
  var mustReadLibrary = false
  var picture: PictureState?
  /// The name of a picture that was picked and isn't there yet.
  var awaitedPicture: String?
  /// The text in the field for a custom color.
  var customText = ""
  /// Whether that field was left since.
  var isCustomTextFinished = false
  var takeHome = TakeHomeState()
  var suggestions = SuggestionState()
  /// The project on disk that the theme is saved in; nil if there's none.
  var project: ProjectLink?
  /// Whether the front end comes with fonts, which look the same on every device.
  let comesWithFonts: Bool

  /// An empty theme, on the first screen. If the front end comes with fonts, a shuffle takes only those.
  public init(comesWithFonts: Bool = true) { self.comesWithFonts = comesWithFonts }

  /// The current screen.
  public var screen: Screen {
    let (bar, content) = barAndContent
    return Screen(
      route: route, appearance: appearance, bar: bar, content: content, rail: rail, tabBar: tabBar, stage: stageScreen,
      alert: isAskingToStartOver ? SummaryScreen.alert(theme) : nil, sheet: libraryCase.isOpen ? sheet : nil,
      notice: notice,
      project: projectStatus)
  }

  /// The screen of a route, wherever the person is; the current screen if the choices don't allow that one yet.
  public func screen(at route: Route) -> Screen {
    guard route != self.route, theme.allows(route) else { return screen }
    var visit = self
    visit.show(route)
    if route.isCrayons { _ = visit.fillCrayonBox() }
    if visit.showsCode { _ = visit.writeCode() }
    return visit.screen
  }

  /// The bar, and the content below it.
  public var barAndContent: (Bar, Screen.Content) {
    switch route {
    case .choice(let role):
      switch role.candidates {
      case .colors:
        (
          ColorScreen.bar(role, theme),
          .swatches(
            ColorScreen.grid(
              role, theme, mixed: mixedColor(for: role), appearance, yourColor(role), fittingGroup,
              hasStage: stage.hasRoom))
        )
      case .fonts: (FontScreen.bar(role, theme), .fonts(FontScreen.list(role, theme, library)))
      }
    case .summary: summary
    case .crayons: crayons
    case .mixer(let base): mixerScreen(mixer ?? Mixer(base))
    case .preview: (previewBar, .preview(preview))
    case .adjust: (adjustBar, adjustScreen.map { .adjust($0) } ?? summary.1)
    case .library: (libraryBar, .library(themeList))
    case .picture: pictureScreen
    case .custom(let role): customScreen(role)
    case .takeHome: (takeHomeBar, .takeHome(takeHomeScreen))
    }
  }

  private var summary: (Bar, Screen.Content) {
    (
      SummaryScreen.bar(theme),
      .summary(SummaryScreen.article(theme, library, appearance, locks))
    )
  }

  private func mixerScreen(_ mixer: Mixer) -> (Bar, Screen.Content) {
    (mixer.bar(appearance), .mixer(mixer.panel(appearance, recentColors)))
  }

  /// Moves to the next state and says what the front end must do. An event that means nothing here, such as a tap on a
  /// cell that isn't there, changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    var effects = follow(event)
    // State that follows from other state is brought up to date after the event, which may change the route, the theme
    // and the tab at once. Each step reads what the event left and writes only state of its own, so that their order among
    // themselves doesn't matter.
    if mustReadLibrary { effects += readKeptThemes() }
    if route == .accent || suggestions.fitting != nil { suggestAccents() }
    if route == .primary || !suggestions.starters.isEmpty { suggestStarters() }
    if library.filter == .pairs { updatePairs() }
    if route.isCrayons { effects += fillCrayonBox() }
    if showsStage { effects += askForSamples() }
    if showsCode { effects += writeCode() }
    if project != nil { effects += saveToProject() }
    return effects
  }

  private mutating func follow(_ event: Event) -> [Effect] {
    switch event {
    case .session(let event): return handle(session: event)
    case .navigation(let event): return handle(navigation: event)
    case .history(let event): return handle(history: event)
    case .notice(let event): handle(notice: event)
    case .colors(let event): return handle(colors: event)
    case .custom(let role, let event): return handle(custom: event, for: role)
    case .fonts(let event): return handle(fonts: event)
    case .suggestions(let event): return handle(suggestions: event)
    case .summary(let event): return handle(summary: event)
    case .stage(let event): return handle(stage: event)
    case .adjust(let event): return handle(adjust: event)
    case .takeHome(let event): return handle(takeHome: event)
    case .crayons(let event): return handle(crayons: event)
    case .mixer(let event): return handle(mixer: event)
    case .picture(let event): return handle(picture: event)
    case .library(let event): return handle(library: event)
    case .gallery(let event): return handle(gallery: event)
    case .bringIn(let event): return handle(bringIn: event)
    case .project(let event): return handle(project: event)
    }
    return []
  }
}
