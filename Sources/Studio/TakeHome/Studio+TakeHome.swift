import Catalog
import ColorScience
import Theme
import _Text

extension Studio {
  /// Whether the formats are needed to see the theme as code or, if they're there, to print it.
  var needsFormats: Bool { showsCode || route == .summary && !takeHome.formats.isEmpty }

  /// Whether the theme is to be seen as code.
  private var showsCode: Bool {
    route == .takeHome || (stage.hasRoom && stage.samples.isKnown && stage.view.tab == .code)
  }

  @inline(never)
  mutating func handle(takeHome event: TakeHomeEvent) -> [Effect] {
    switch event {
    case .formatTapped(let name):
      if takeHome.formats.contains(where: { $0.name.same(as: name) }) { takeHome.shown = name }
    case .copyTapped:
      guard let format = takeHome.format, format.kind == .text, takeHome.written != nil else { return [] }
      copyReport = "Copied as " + format.label + "."
      return [.copyExport] + use(format)
    case .downloadTapped:
      guard let format = takeHome.format, takeHome.written != nil else { return [] }
      return [.saveExport(theme.fileName(for: format))] + use(format)
    case .retryTapped:
      takeHome.problem = nil
      takeHome.hasAsked = !takeHome.formats.isEmpty
      takeHome.request = ""
    case .linkTapped:
      copyReport = "Copied the link."
      return isComplete ? [.copyLink(link)] : []
    case .shareTapped: return isComplete && takeHome.canShare ? [.shareLink(link, title: linkTitle)] : []
    case .codeTapped: takeHome.drawn = takeHome.drawn == nil && isComplete ? "" : nil
    case .pictureTapped:
      guard isComplete else { return [] }
      let name = (theme.name?.text.slug).flatMap { $0.isEmpty ? nil : $0 } ?? "theme"
      return [.savePicture(name + ".png", theme: theme.string, families: families)]
    case .printTapped: return isComplete && takeHome.canPrint ? [.print] : []
    case .listed(let formats, let used, let canShare, let canPrint):
      takeHome.formats = formats
      takeHome.canShare = canShare
      takeHome.canPrint = canPrint
      if formats.contains(where: { $0.name.same(as: used) }) { (takeHome.used, takeHome.shown) = (used, used) }
    case .written(let written):
      guard request(written.format, written.theme).same(as: takeHome.request) else { return [] }
      takeHome.written = written
      takeHome.edition += 1
      takeHome.problem = nil
    case .failed(let sentence):
      if isEntering {
        refuseToBringIn(sentence)
      } else if showsCode {
        takeHome.problem = sentence
      } else {
        notice = Notice(sentence, isError: true)
      }
      takeHome.hasAsked = !takeHome.formats.isEmpty
    }
    return []
  }

  /// Remembers the format for the next time; the list keeps its order until then.
  private func use(_ format: FormatRow) -> [Effect] { [.saveFormat(format.name)] }

  /// Asks for the formats once they're needed, and for the theme as code and style guide whenever it's another.
  @inline(never)
  mutating func askForFormats() -> [Effect] { askForExport() + prepareGuide() }

  /// Prepares the style guide where printing gives it, since a browser that prints doesn't wait. Nobody waits for the
  /// formats only because they might print.
  private mutating func prepareGuide() -> [Effect] {
    guard takeHome.canPrint, isComplete else { return [] }
    let text = theme.string
    guard !text.same(as: takeHome.guide) else { return [] }
    takeHome.guide = text
    return [.prepareGuide(theme: text, families: families)]
  }

  private mutating func askForExport() -> [Effect] {
    guard showsCode, takeHome.problem == nil else { return [] }
    if takeHome.formats.isEmpty {
      defer { takeHome.hasAsked = true }
      return takeHome.hasAsked ? [] : [.listFormats]
    }
    guard isComplete, let format = takeHome.format else { return [] }
    var effects: [Effect] = []
    let text = theme.string
    let request = request(format.name, text)
    if !request.same(as: takeHome.request) {
      takeHome.request = request
      effects.append(.write(format: format.name, theme: text, families: families))
    }
    if let drawn = takeHome.drawn, !drawn.same(as: link) {
      takeHome.drawn = link
      effects.append(.drawCode(link))
    }
    return effects
  }

  private var isComplete: Bool { theme.firstMissingRole == nil }

  /// What the device knows of the theme's fonts.
  private var families: String { [theme.titleFont, theme.bodyFont].compactMap { $0 }.lines }

  /// The address that shows this theme to someone else. The theme is behind the `#`, so that no server sees it.
  private var link: String { Address(route: .summary, theme: theme.string).string }

  private var linkTitle: String { theme.name?.text ?? "A theme from Tintype" }

  private func request(_ format: String, _ theme: String) -> String { format + " " + theme }
}
