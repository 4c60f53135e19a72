import Catalog
import ColorScience

/// The whole app as a value: what was chosen, where the person is, what stands open. It moves from state to state by
/// `handle`, and `screen` says what is to be seen.
public struct Studio: Equatable, Sendable {
  /// What was chosen so far.
  public internal(set) var theme = Theme()
  /// Which screen is shown.
  public internal(set) var place = Place.primary
  /// The device's fonts.
  public internal(set) var library = FontLibrary()
  /// Whether the device is light or dark.
  public internal(set) var appearance = Appearance.light

  var history = History()
  var isAskingToStartOver = false
  var notice: Notice?
  var refused: [String] = []
  /// The colors of one's own that stand before the grids, also while they are not chosen.
  var own = Own()
  var crayonQuery = ""
  var mixer: Mixer?
  /// The screen of the theme that was shown last.
  var lastStep = Place.primary
  /// The mixer that was opened last.
  var lastPigment: Pigment?
  var canPick = false
  /// What is being copied, to say so when it is done.
  var copying = ""

  struct Own: Equatable {
    var primary: Tint?
    var accent: Tint?
  }

  public init() {}

  /// What there is to see.
  public var screen: Screen {
    let (bar, content) = barAndContent
    return Screen(
      place: place, appearance: appearance, bar: bar, content: content, steps: steps,
      dock: Dock(
        isInCrayons: place.step == nil, canUndo: !history.past.isEmpty, canRedo: !history.future.isEmpty),
      alert: isAskingToStartOver ? Summary.alert : nil, notice: notice)
  }

  private var barAndContent: (Bar, Screen.Content) {
    switch place {
    case .primary: (PrimaryColor.bar(theme), .swatches(PrimaryColor.grid(theme, own: own.primary, appearance)))
    case .accent: (AccentColor.bar(theme), .swatches(AccentColor.grid(theme, own: own.accent, appearance)))
    case .titleFont: (TitleFont.bar(theme), .fonts(TitleFont.list(theme, library)))
    case .bodyFont: (BodyFont.bar(theme), .fonts(BodyFont.list(theme, library)))
    case .summary: (Summary.bar(theme), .summary(Summary.article(theme, appearance)))
    case .crayons:
      (Crayons.bar(), .crayons(Crayons.list(query: crayonQuery, last: lastPigment, canPick: canPick)))
    case .mixer(let pigment): mixerScreen(mixer ?? Mixer(pigment))
    }
  }

  private func mixerScreen(_ mixer: Mixer) -> (Bar, Screen.Content) {
    (mixer.bar(appearance), .mixer(mixer.panel(appearance)))
  }

  /// Moves on to the state that follows an event, and says what the face must carry out. An event that means nothing
  /// here, such as a tap on a cell that is not there, changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .opened(let address, let session, let refused, let history, let canPick):
      self.canPick = canPick
      self.history = History(text: history)
      return open(address, session, refused)
    case .addressEntered(let address): return enter(address)
    case .swatchTapped(let index): return choose { $0.tapSwatch(index) }
    case .fontTapped(let name): return choose { $0.tapFont(name) }
    case .backTapped: return place.previous.map { go(to: $0) } ?? []
    case .nextTapped: return place.next.map { go(to: $0) } ?? []
    case .stepTapped(let place): return go(to: place)
    case .crayonsTapped: return go(to: .crayons)
    case .themeTapped: return place.step == nil ? go(to: theme.allows(lastStep) ? lastStep : theme.reach) : []
    case .startOverTapped: isAskingToStartOver = place == .summary
    case .startOverConfirmed: return startOver()
    case .cancelTapped: return cancel()
    case .undoTapped: return travel(history.undo(theme))
    case .redoTapped: return travel(history.redo(theme))
    case .searchChanged(let query): search(query)
    case .shelfTapped(let shelf): library.turn(to: shelf)
    case .changeTapped(let index): return takeChange(index)
    case .takeHomeTapped: return takeHome()
    case .copied(let isDone): notice = .copied(copying, isDone)
    case .noticeDismissed: notice = nil
    case .familiesFound(let families):
      library.stock(families)
      theme = library.recognizing(theme)
    case .familiesUnlisted(let reason): library.note = reason
    case .appearanceChanged(let appearance): self.appearance = appearance
    case .crayonTapped(let slug): return Pigment(slug: slug).map { go(to: .mixer($0)) } ?? []
    case .pickTapped: return canPick && place == .crayons ? [.pickColor] : []
    case .picked(let color): crayonQuery = color
    case .useAsPrimaryTapped: return use(as: .primary)
    case .useAsAccentTapped: return use(as: .accent)
    case .copyTapped(let form): return copy(form)
    default: return mix(event)
    }
    return []
  }
}
