import Catalog
import ColorScience
import Theme

extension Studio {
  /// Whether the theme is to be seen as code, so that the formats are needed.
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
    case .listed(let formats, let used):
      takeHome.formats = formats
      if formats.contains(where: { $0.name.same(as: used) }) { (takeHome.used, takeHome.shown) = (used, used) }
    case .written(let written):
      guard request(written.format, written.theme).same(as: takeHome.request) else { return [] }
      takeHome.written = written
      takeHome.edition += 1
      takeHome.problem = nil
    case .failed(let sentence):
      if showsCode { takeHome.problem = sentence } else { notice = Notice(sentence, isError: true) }
      takeHome.hasAsked = !takeHome.formats.isEmpty
    }
    return []
  }

  /// Remembers the format for the next time; the list keeps its order until then.
  private func use(_ format: FormatRow) -> [Effect] { [.saveFormat(format.name)] }

  /// Asks for the formats once they're needed, and for the theme as code whenever that's another.
  @inline(never)
  mutating func askForCode() -> [Effect] {
    guard showsCode, takeHome.problem == nil else { return [] }
    if takeHome.formats.isEmpty {
      defer { takeHome.hasAsked = true }
      return takeHome.hasAsked ? [] : [.listFormats]
    }
    guard theme.firstMissingRole == nil, let format = takeHome.format else { return [] }
    let text = theme.string
    let request = request(format.name, text)
    guard !request.same(as: takeHome.request) else { return [] }
    takeHome.request = request
    return [.write(format: format.name, theme: text, families: [theme.titleFont, theme.bodyFont].compactMap { $0 }.lines)]
  }

  private func request(_ format: String, _ theme: String) -> String { format + " " + theme }
}
