import Catalog
import ColorScience
import Samples
import Suggestions
import Theme
import _Text

/// Seeing the theme at work: on the stage beside the phone, and in Preview.
struct StageFeature: Feature, Equatable, Sendable {
  /// The sample at full size; nil if all are shown.
  private(set) var enlarged: Sample?
  /// Whether the menu with contrast and vision is open.
  private(set) var isViewMenuOpen = false
  /// Whether the theme before the last change is shown.
  private(set) var isComparing = false
  var name: NameDraft?
  /// Whether a person points at parts of the samples.
  private(set) var isInspecting = false
  /// The part that was pointed at last.
  private(set) var part: SamplePart?
  private(set) var filter = ContrastTable.Filter.all
  /// The colors for charts that are seen.
  var charts: [KnownCharts] = []

  mutating func handle(_ event: StageEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .roomChanged(let hasRoom): desk.look.hasRoom = hasRoom
    case .samplesLoaded(let isHere):
      desk.look.samples = isHere ? .here : .failed
      if isHere, desk.route == .preview { desk.told = Sample.all.count.text + " samples." }
    case .retryTapped: if desk.look.samples == .failed { desk.look.samples = .unasked }
    case .tabTapped(let tab):
      desk.look.show(tab)
      isInspecting = false
    case .viewMenuTapped: isViewMenuOpen.toggle()
    case .appearanceTapped(let shown): desk.look.settings.appearance = shown
    case .contrastTapped(let contrast): desk.look.settings.contrast = contrast
    case .visionChosen(let vision): desk.look.settings.vision = vision
    case .severityMoved(let percent): desk.look.settings.move(severityTo: percent)
    case .partsTapped(let count): if ViewSettings.partCounts ~= count { desk.look.settings.parts = count }
    case .rested: break  // Studio works out what has been waiting.
    case .enlargeTapped(let sample): enlarged = sample
    case .allSamplesTapped: enlarged = nil
    case .nameTyped(let text): return type(name: text, at: &desk)
    case .nameFinished: return finishName(at: &desk)
    case .nameCanceled: return cancelName(at: &desk)
    case .compareHeld(let isHeld): isComparing = isHeld && desk.otherTheme != nil
    case .pinTapped: desk.look.pinned = desk.look.previewed?.theme ?? desk.theme
    case .unpinTapped: desk.look.pinned = nil
    case .inspectTapped:
      guard desk.canInspect else { return [] }
      isInspecting.toggle()
      if isInspecting, desk.look.hasRoom || !desk.showsScreens { desk.look.show(.screens) }
      return [.focus(.inspector)]
    case .partPointed(let part): if isInspecting { self.part = part }
    case .colorTapped(let color): return desk.copy(color)
    case .copyTapped(let color, let format):
      desk.copyFormat = format
      return desk.copy(color)
    case .filterTapped(let filter): self.filter = filter
    case .reportTapped: return desk.theme.isComplete ? [.askDay] : []
    case .dayTold(let day): return desk.theme.isComplete ? [report(on: desk.theme, of: day)] : []
    }
    return []
  }

  /// Asks for the samples once they become visible.
  mutating func update(at desk: inout Desk) -> [Effect] {
    // Another feature may have shown another tab, which has no samples to inspect.
    if !desk.showsScreens { isInspecting = false }
    guard desk.showsSamples, desk.look.samples == .unasked else { return [] }
    desk.look.samples = .asked
    return [.loadSamples]
  }
}

extension Desk {
  /// The theme that a held button shows: the one before the last change or, if there's no room to see it beside the
  /// current one, the pinned one. In place of one of the gallery, the person's own.
  var otherTheme: Theme? {
    if look.previewed != nil { return theme.isEmpty ? nil : theme }
    return look.hasRoom ? history.last : look.pinned ?? history.last
  }

  /// Whether the samples can be inspected: if there's something that could be adjusted.
  var canInspect: Bool { theme.isComplete && look.previewed == nil }

  fileprivate mutating func copy(_ color: SRGB) -> [Effect] {
    let code = color.isInGamut ? Mixer(.color(color.rgb)).code(copyFormat) : color.css
    return [copy(code, saying: "Copied " + code + ".")]
  }
}

extension ViewSettings {
  fileprivate mutating func move(severityTo percent: Double) {
    let range = Self.severities
    guard percent >= Double(range.lowerBound), percent <= Double(range.upperBound) else { return }
    severity = Int(percent.rounded())
  }
}
