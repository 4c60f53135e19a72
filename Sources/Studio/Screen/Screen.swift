import Theme

/// Everything a person sees, as a value. Front ends draw it and add nothing.
public struct Screen: Equatable, Sendable {
  /// Which screen it is.
  public var route: Route
  /// Whether the device is light or dark.
  public var appearance: Appearance
  /// The bar above the content.
  public var bar: Bar
  /// The content between the bar and the tab bar.
  public var content: Content
  /// The steps, for a front end with room to show them.
  public var rail: [RailItem]
  /// The bar below the content.
  public var tabBar: TabBar
  /// A question waiting for an answer.
  public var alert: Screen.Alert?
  /// A sentence about something that was done or went wrong.
  public var notice: Notice?
  /// What was just done, for people who can't see it; empty if what they hear tells.
  public var told: String

  /// The project on disk that the theme is saved in, at the end of `rail`; nil if there's none.
  public var project: ProjectStatus?

  /// The app's name.
  public static var appName: String { "Tintype" }
  /// The label of what few people need, which is folded up.
  public static var moreName: String { "More" }
  /// The key that shuffles, by the name that keyboards and ARIA share.
  public static var shuffleKey: String { "Space" }
  /// The title for a window: "Primary color · Tintype".
  public var windowTitle: String { bar.title + " · " + Self.appName }
  /// Leads past the rail, for people who use a keyboard.
  public var skip: Screen.Button { Button("Skip to the screen", .navigation(.skipTapped)) }
  /// The accessible name of `rail`.
  public static var railName: String { "Sections" }

  /// The accessible name of the steps alone, in a line above a choice.
  public static var stepsName: String { "Steps" }
  /// Says what the locks in `rail` are for.
  public static var railHint: String { "Locked choices stay." }

  /// The theme at work, for a front end with room to show it beside the screen.
  public var stage: Stage? {
    get { if case .there(let stage) = stageCase { stage } else { nil } }
    set { stageCase = newValue.map { .there($0) } ?? .missing }
  }

  /// Keeps the choice made on this screen when shuffling, for a front end without room for the rail; nil until there's a
  /// choice.
  public var lock: Screen.Toggle? {
    guard case .choice = route else { return nil }
    return rail.first { $0.isCurrent }?.lock
  }

  /// The sheet over the screen.
  public var sheet: Sheet? { if case .there(let sheet) = sheetCase { sheet } else { nil } }

  /// Behind pointers: a screen is copied often.
  private var stageCase: StageCase
  private var sheetCase: SheetCase

  private indirect enum StageCase: Equatable, Sendable {
    case missing
    case there(Stage)
  }

  private indirect enum SheetCase: Equatable, Sendable {
    case missing
    case there(Sheet)
  }

  init(
    route: Route, appearance: Appearance, bar: Bar, content: Content, rail: [RailItem], tabBar: TabBar, stage: Stage?,
    alert: Alert?, sheet: Sheet?, notice: Notice?, told: String, project: ProjectStatus?
  ) {
    self.route = route
    self.appearance = appearance
    self.bar = bar
    self.content = content
    self.rail = rail
    self.tabBar = tabBar
    self.alert = alert
    self.notice = notice
    self.told = told
    self.project = project
    stageCase = stage.map { .there($0) } ?? .missing
    sheetCase = sheet.map { .there($0) } ?? .missing
  }

  /// The content below the bar.
  public indirect enum Content: Equatable, Sendable {
    case swatches(SwatchGrid)
    case fonts(FontList)
    case summary(Article)
    case crayons(CrayonList)
    case mixer(MixerPanel)
    case preview(Stage)
    case adjust(AdjustScreen)
    case library(ThemeList)
    case picture(PicturePanel)
    case custom(CustomPanel)
    case takeHome(TakeHome)
  }
}

extension Screen {
  /// A question with two answers.
  public struct Alert: Equatable, Sendable {
    /// The question: "Start over?".
    public var title: String
    /// Says what confirming it does.
    public var message: String
    /// Leaves everything as it is.
    public var cancel: Screen.Button
    /// Does what the question asks.
    public var confirm: Screen.Button
  }
}
