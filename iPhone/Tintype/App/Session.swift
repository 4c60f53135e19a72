import Studio
import UIKit

/// A view that draws the session.
@MainActor protocol SessionFace: AnyObject {
  func draw()
  /// Takes VoiceOver to what just changed.
  func focus(_ target: Effect.FocusTarget)
  /// Offers something of UIKit's over the screen, if this face is the one in sight.
  func offer(_ offer: Offer)
}

/// The studio of this device: takes what the person did, carries out what leaves the core, and has the rest drawn.
@MainActor final class Session {
  // The fonts that come with the page aren't part of the app.
  private(set) var studio = Studio(comesWithFonts: false) {
    didSet { described = nil }
  }
  private var described: Screen?
  /// The app's.
  let memory: UserDefaults
  /// The window's.
  let kept: WindowMemory
  /// The start of a link to a theme.
  let linkStart: String
  /// The library.
  let folder: ThemeFolder
  /// The library's changes from other devices; nil without iCloud.
  var cloud: CloudLibrary?
  /// Whether the core has asked for the library's themes, so that it's told of every change of them.
  var isLibraryShown = false
  /// Why the last change of the library failed; nil if it didn't.
  var libraryProblem: (any Error)?
  /// The files in the library's folder that were named because they can't be read.
  var unreadableThemes: [String] = []
  /// The picture whose colors were found last.
  var picture: UIImage?
  /// The fonts that the person added as files, and their folder.
  var fonts: [KeptFont] = []
  /// Counts the times that the font files were looked for, or some were added or removed. What was found before the last time
  /// isn't taken.
  var fontListings = 0
  let fontFolder: FontFolder
  /// Whether the device's fonts are known.
  var hasFonts = false
  private(set) var faces: [() -> (any SessionFace)?] = []
  nonisolated(unsafe) private var following: [any NSObjectProtocol] = []
  private let selection = UISelectionFeedbackGenerator()

  /// The session of the window that was used last.
  static weak var latest: Session?

  /// Takes the storage of the choices, the folders of the library and of fonts, the start of a link to a theme, and the window's
  /// name.
  init(
    memory: UserDefaults, library: URL, fonts: FontFolder = .own, linkStart: String = Bundle.main.linkStart,
    window: String = ""
  ) {
    self.memory = memory
    fontFolder = fonts
    kept = WindowMemory(memory, window: window)
    self.linkStart = linkStart
    folder = ThemeFolder(library)
    following = [followLibrary(), followOtherDevices(), followFonts(), followAccount()]
  }

  deinit { for one in following { NotificationCenter.default.removeObserver(one) } }

  /// Lets another face draw the session, for as long as it's there.
  func add(_ face: any SessionFace) {
    faces.append { [weak face] in face }
  }

  /// Begins at an address, or where the person left off.
  func open(address: String?) {
    // The samples are part of the app.
    handle(.stage(.samplesLoaded(true)))
    openTakeHome()
    handle(
      .session(
        .opened(
          address: address ?? "", session: kept[.session], refused: kept[.refused], history: kept[.history])))
  }

  func handle(_ event: Event) {
    let before = studio.theme
    var effects = studio.handle(event)
    // A link of the page's may lead to its own color picker; here that's a button among the colors.
    if case .custom(let role) = studio.route { effects += studio.handle(.navigation(.routeTapped(.choice(role)))) }
    if event.isChoice, studio.theme != before { selection.selectionChanged() }
    if studio.awaitsCharts { workOutCharts() }
    for face in faces { face()?.draw() }
    for effect in effects { carryOut(effect) }
  }

  /// Has the samples' charts get their colors, which takes a few milliseconds if the theme's colors have changed.
  func workOutCharts() { _ = studio.handle(.stage(.rested)) }

  /// The current screen, described once for each state, however often it's read.
  var screen: Screen {
    let screen = described ?? studio.screen
    described = screen
    return screen
  }

  /// The screen of a route. The current one keeps its search and its notice; any other is as it would be on arrival.
  func screen(at route: Route) -> Screen {
    route == studio.route ? screen : studio.screen(at: route)
  }

  /// Offers something on the screen that is showing.
  func offer(_ offer: Offer) { for face in faces { face()?.offer(offer) } }
}
