import Catalog
import ColorScience
import Suggestions
import Theme

extension Studio {
  /// How the stage shows the theme.
  public var viewSettings: ViewSettings { stage.view }

  /// Whether the samples are visible: on the stage, in Preview or in Adjust.
  var showsStage: Bool { stage.hasRoom || route == .preview || route == .adjust }

  mutating func handle(stage event: StageEvent) -> [Effect] {
    switch event {
    case .roomChanged(let hasRoom): stage.hasRoom = hasRoom
    case .samplesLoaded(let isHere): stage.samples = isHere ? .here : .failed
    case .retryTapped: if stage.samples == .failed { stage.samples = .unasked }
    case .tabTapped(let tab): showTab(tab)
    case .viewMenuTapped: stage.isViewMenuOpen.toggle()
    case .appearanceTapped(let shown): stage.view.appearance = shown
    case .contrastTapped(let contrast): stage.view.contrast = contrast
    case .visionChosen(let vision): stage.view.vision = vision
    case .severityMoved(let percent): moveSeverity(to: percent)
    case .enlargeTapped(let sample): stage.enlarged = sample
    case .allSamplesTapped: stage.enlarged = nil
    case .nameTyped(let text): return type(name: text)
    case .nameFinished: return finishName()
    case .nameCanceled: return cancelName()
    case .compareHeld(let isHeld): stage.isComparing = isHeld && otherTheme != nil
    case .pinTapped: stage.pinned = stage.previewed?.theme ?? theme
    case .unpinTapped: stage.pinned = nil
    case .inspectTapped: return toggleInspector()
    case .partPointed(let part): if stage.isInspecting { stage.part = part }
    case .colorTapped(let color): return copy(color)
    case .copyTapped(let color, let format):
      stage.format = format
      return copy(color)
    case .filterTapped(let filter): stage.filter = filter
    }
    return []
  }

  mutating func showTab(_ tab: ViewSettings.Tab) {
    stage.view.tab = tab
    stage.isInspecting = false
    closeEditor()
    stage.hasLeftCode = true
  }

  /// Asks for the samples once they become visible.
  mutating func askForSamples() -> [Effect] {
    guard showsStage, stage.samples == .unasked else { return [] }
    stage.samples = .asked
    return [.loadSamples]
  }

  /// Shows the theme as an address asks for.
  mutating func takeView(of address: Address) {
    if let view = address.view { stage.view = view }
    if !address.viewErrors.isEmpty { notice = Notice(address.viewErrors.sentence, isError: true) }
  }

  private mutating func moveSeverity(to percent: Double) {
    let severities = ViewSettings.severities
    guard percent >= Double(severities.lowerBound), percent <= Double(severities.upperBound) else { return }
    stage.view.severity = Int(percent.rounded())
  }

  private mutating func copy(_ color: SRGB) -> [Effect] {
    let code = color.isInGamut ? Mixer(.color(color.rgb)).code(stage.format) : color.css
    copyReport = "Copied " + code + "."
    return [.copyText(code)]
  }
}
