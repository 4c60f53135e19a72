import Theme

/// The whole app as a value: the choices and the current screen. `handle` takes it from one state to the next, and
/// `screen` describes everything people see. What belongs to all features is on the desk; each has its own state beside it.
public struct Studio: Equatable, Sendable {
  var desk: Desk
  var colors = ColorFeature()
  var fontChoice = FontFeature()
  var suggestions = SuggestionFeature()
  var summary = SummaryFeature()
  var stage = StageFeature()
  var adjust = AdjustFeature()
  var takeHome = TakeHomeFeature()
  var crayons = CrayonFeature()
  var mixing = MixerFeature()
  var picture = PictureFeature()
  var library = LibraryFeature()
  var gallery = GalleryFeature()
  var bringIn = BringInFeature()
  var project = ProjectFeature()

  /// An empty theme, on the first screen. If the front end comes with fonts, a shuffle takes only those.
  public init(comesWithFonts: Bool = true) { desk = Desk(comesWithFonts: comesWithFonts) }

  /// The choices so far.
  public var theme: Theme { desk.theme }
  /// Which screen is shown.
  public var route: Route { desk.route }
  /// The fonts there are.
  public var fonts: KnownFonts { desk.fonts }
  /// Whether the device is light or dark.
  public var appearance: Appearance { desk.appearance }
  /// The address of the current screen.
  public var address: String { Address(route: route, view: viewSettings).string }
  /// How the stage shows the theme.
  public var viewSettings: ViewSettings { desk.look.settings }
  /// The theme as it was written last.
  public var export: Export? { takeHome.export }
  /// The theme as a page to print; nil if the screen prints as it is, or if the page's texts haven't loaded yet.
  public var printedGuide: Export? { takeHome.printedGuide(at: desk) }
  /// The mixer that is open; nil if none is.
  var mixer: Mixer? { mixing.mixer(at: desk) }

  /// Moves to the next state and says what the front end must do. An event that means nothing here, such as a tap on a
  /// cell that isn't there, changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    var effects = follow(event)
    effects += tellOfMoves()
    effects += update()
    workOutCharts(isResting: event == .stage(.rested))
    // The session is written once, after all that changes it.
    var isSaved = false
    return effects.compactMap { effect in
      guard case .saveSession = effect else { return effect }
      defer { isSaved = true }
      return isSaved ? nil : saveSession
    }
  }

  private mutating func follow(_ event: Event) -> [Effect] {
    switch event {
    case .session(let event): handle(session: event)
    case .navigation(let event): desk.handle(navigation: event)
    case .history(let event): desk.handle(history: event)
    case .notice(let event): desk.handle(notice: event)
    case .colors(let event): colors.handle(event, at: &desk)
    case .custom(let role, let event): colors.handle(event, for: role, at: &desk)
    case .fonts(let event): fontChoice.handle(event, at: &desk)
    // While the alert asks, the key that shuffles does nothing.
    case .suggestions(let event): summary.isAsking(at: desk) ? [] : suggestions.handle(event, at: &desk)
    case .summary(let event): summary.handle(event, at: &desk)
    case .stage(let event): stage.handle(event, at: &desk)
    case .adjust(let event): adjust.handle(event, at: &desk)
    case .takeHome(let event): takeHome.handle(event, at: &desk)
    case .crayons(let event): crayons.handle(event, at: &desk)
    case .mixer(let event): mixing.handle(event, at: &desk)
    case .picture(let event): picture.handle(event, at: &desk)
    case .library(let event): library.handle(event, at: &desk)
    case .gallery(let event): gallery.handle(event, at: &desk)
    case .bringIn(let event): bringIn.handle(event, at: &desk)
    case .project(let event): project.handle(event, at: &desk)
    }
  }

  /// Tells the features that a screen was left or opened again, if one was.
  mutating func tellOfMoves() -> [Effect] {
    guard let left = desk.takeLeft() else { return [] }
    return colors.left(left, at: &desk) + fontChoice.left(left, at: &desk) + summary.left(left, at: &desk)
      + adjust.left(left, at: &desk)
      + mixing.left(left, at: &desk) + library.left(left, at: &desk) + gallery.left(left, at: &desk)
  }

  private mutating func update() -> [Effect] {
    colors.update(at: &desk) + fontChoice.update(at: &desk) + suggestions.update(at: &desk) + adjust.update(at: &desk)
      + mixing.update(at: &desk) + crayons.update(at: &desk) + stage.update(at: &desk) + takeHome.update(at: &desk)
      + project.update(at: &desk)
  }
}
