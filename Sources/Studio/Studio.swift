import Catalog
import ColorScience
import Suggestions
import Theme

/// The whole app as a value: what was chosen and where the person is. `handle` takes it from one state to the next, and
/// `screen` says what to show.
public struct Studio: Equatable, Sendable {
  /// What was chosen so far.
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
  /// What was mixed for each base color, the newest last.
  var mixers: [Mixer] = []
  var recentColors = RecentColors()
  /// The theme's screen that was shown last.
  var lastThemeRoute = Route.primary
  /// What the mixer was opened with last.
  var lastBaseColor: BaseColor?
  var canPickColors = false
  /// What to say once the copying has succeeded.
  var copyReport = ""
  var stage = StageState()
  var libraryCase = LibraryCase.unopened
  /// Whether the library has just opened, so that its themes must be read.
  var mustReadLibrary = false
  var picture: PictureState?
  /// The name of a picture that was picked and isn't there yet.
  var awaitedPicture: String?
  /// What was typed for a custom color.
  var customText = ""
  var takeHome = TakeHomeState()
  var suggestions = SuggestionState()
  /// Whether the front end comes with fonts, which look the same on every device.
  let comesWithFonts: Bool

  /// An empty theme, on the first screen. If the front end comes with fonts, a shuffle takes only those.
  public init(comesWithFonts: Bool = true) { self.comesWithFonts = comesWithFonts }

  /// What to show.
  public var screen: Screen {
    let (bar, content) = barAndContent
    return Screen(
      route: route, appearance: appearance, bar: bar, content: content, rail: rail, tabBar: tabBar, stage: stageScreen,
      alert: isAskingToStartOver ? SummaryScreen.alert : nil, sheet: libraryCase.isOpen ? sheet : nil, notice: notice)
  }

  /// What a screen would show, wherever the person is; the current screen if the choices don't allow that one yet.
  public func screen(at route: Route) -> Screen {
    guard route != self.route, theme.allows(route) else { return screen }
    var visit = self
    visit.show(route)
    if route.isCrayons { _ = visit.fillCrayonBox() }
    return visit.screen
  }

  /// What the bar shows, and what's below it.
  public var barAndContent: (Bar, Screen.Content) {
    switch route {
    case .choice(let role):
      switch role.candidates {
      case .colors:
        (
          ColorScreen.bar(role, theme),
          .swatches(ColorScreen.grid(role, theme, mixed: mixedColor(for: role), appearance, fittingGroup))
        )
      case .fonts: (FontScreen.bar(role, theme), .fonts(FontScreen.list(role, theme, library)))
      }
    case .summary: summary
    case .crayons: crayons
    case .mixer(let base): mixerScreen(mixer ?? Mixer(base))
    case .preview: (previewBar, .preview(preview))
    case .library: (libraryBar, .library(themeList))
    case .picture: pictureScreen
    case .custom(let role): customScreen(role)
    case .takeHome: (takeHomeBar, .takeHome(takeHomeScreen))
    }
  }

  // What the page loads later is compiled apart, see docs/size.md.

  @inline(never)
  private var summary: (Bar, Screen.Content) {
    (
      SummaryScreen.bar(theme),
      .summary(SummaryScreen.article(theme, library, appearance, Role.allCases.compactMap { lock(for: $0) }))
    )
  }

  @inline(never)
  private func mixerScreen(_ mixer: Mixer) -> (Bar, Screen.Content) {
    (mixer.bar(appearance), .mixer(mixer.panel(appearance, recentColors)))
  }

  /// Moves to the next state and says what the front end must do. An event that means nothing here, such as a tap on a
  /// cell that isn't there, changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    let before = route
    var effects = follow(event)
    if mustReadLibrary { effects += readKeptThemes() }
    if route.isDrawnWithCustom, route != before { effects.append(.loadCustom) }
    if suggestions.isReady, route == .accent || suggestions.fitting != nil { suggestAccents() }
    if library.filter == .pairs { updatePairs() }
    if route.isCrayons { effects += fillCrayonBox() }
    return (showsStage ? effects + askForSamples() : effects) + (needsFormats ? askForFormats() : [])
  }

  private mutating func follow(_ event: Event) -> [Effect] {
    switch event {
    case .opened(let address, let session, let refused, let history, let canPickColors):
      self.canPickColors = canPickColors
      self.history = History(text: history)
      return open(address, session, refused)
    case .addressEntered(let address): return enter(address)
    case .choicesArrived(let session, let refused, let history): return takeOver(session, refused, history)
    case .routeTapped(let route): return go(to: route)
    case .backTapped: return route.previous.map { go(to: $0) } ?? []
    case .nextTapped: return route.next.map { go(to: $0) } ?? []
    case .themeTapped: return goToThemeScreen()
    case .crayonsTapped: return route.isOfCrayons ? [] : go(to: .crayons)
    case .swatchTapped(let index): return choose { $0.tapSwatch(index) }
    case .fontTapped(let name): return choose { $0.tapFont(name) }
    case .searchChanged(let query): if route.isCrayons { searchCrayons(query) } else { library.search(query) }
    case .filterTapped(.pairs): return showPairs()
    case .filterTapped(let filter): library.filter(by: filter)
    case .fontsMeasured(let families): library.measure(families)
    case .customColorChosen(let color): return useCustom(color)
    case .shuffleTapped: return shuffle()
    case .seedDrawn(let seed): return shuffle(from: seed)
    case .lockTapped(let role): return toggleLock(of: role)
    case .accentTapped(let index): return choose { $0.tapAccent(index) }
    case .becameReady: suggestions.isReady = true
    case .undoTapped: return undo()
    case .undoThemeTapped: return undoTheme()
    case .redoTapped: return redo()
    case .startOverTapped: isAskingToStartOver = route == .summary
    case .startOverConfirmed: return startOver()
    case .startOverCanceled: return cancelStartOver()
    case .changeTapped(let index): return takeChange(index)
    case .takeHomeTapped: return go(to: .takeHome)
    case .noticeDismissed: notice = nil
    case .pickColorTapped: return canPickColors && (route == .crayons || route.isCustom) ? [.pickColor] : []
    case .colorPicked(let color): if route.isCustom { customText = color } else { searchCrayons(color) }
    case .channelMoved(let channel, let value): moveSlider(of: channel, to: value)
    case .channelReleased: return mix { $0.settle() }
    case .channelTyped(let channel, let text): return mix { $0.type(text, into: channel) }
    case .channelStepped(let channel, let steps): return mix { $0.step(channel, by: steps) }
    case .typingFinished: return finishTyping()
    case .typingCanceled: return mix { $0.cancelTyping() }
    case .alphaIncreased: return mix { $0.step(alphaBy: 1) }
    case .alphaDecreased: return mix { $0.step(alphaBy: -1) }
    case .notationTapped(let notation): return mix { $0.write(in: notation) }
    case .colorSpaceTapped(let space): return mix { $0.show(in: space) }
    case .resetTapped: return mix { $0.reset() }
    case .copyTapped(let format): return copy(format)
    case .useColorTapped(let role): return useColor(for: role)
    case .copied: notice = Notice(copyReport)
    case .copyFailed(let reason): notice = Notice(reason, isError: true)
    case .familiesFoundSoFar(let families): library.load(families, isComplete: false)
    case .familiesFound(let families):
      library.load(families, isComplete: true)
      library.recognize(&theme)
    case .includedFamiliesFound(let families):
      library.include(families)
      library.recognize(&theme)
    case .fontFilesFound(let families):
      library.takesFiles = true
      library.add(filesOf: families)
      library.recognize(&theme)
    case .fontTyped(let name): return useFont(named: name)
    case .addFontTapped: return library.takesFiles ? [.pickFontFiles] : []
    case .fontFileAdded(let family): return add(fileOf: family)
    case .fontFileRefused(let reason): notice = Notice(reason, isError: true)
    case .familiesUnlisted(let reason): library.note = reason
    case .appearanceChanged(let appearance): self.appearance = appearance
    case .stage(let event): return handle(stage: event)
    case .library(let event): return handle(library: event)
    case .picture(let event): return handle(picture: event)
    case .custom(let event): return handle(custom: event)
    case .mixer(let event): return handle(mixer: event)
    case .crayons(let event): return handle(crayons: event)
    case .takeHome(let event): return handle(takeHome: event)
    case .bringIn(let event): return handle(bringIn: event)
    case .fileRead(let report): return bringIn(report)
    case .fileRefused(let sentence): refuseToBringIn(sentence)
    }
    return []
  }
}
