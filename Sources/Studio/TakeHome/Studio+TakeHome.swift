import Catalog
import Formats
import Theme
import _Text

extension Studio {
  /// Whether the theme is to be seen as code.
  var showsCode: Bool {
    route == .takeHome || (stage.hasRoom && stage.samples.isKnown && stage.view.tab == .code)
  }

  /// The theme as it was written last.
  public var export: Export? { takeHome.export }

  /// The theme as a page to print; nil where printing gives the screen as it is, or if its samples aren't there yet.
  public var printedGuide: Export? {
    guard takeHome.canPrint, showsCode || route == .summary, case .here(let samples) = takeHome.samples,
      let format = Format.named("html")
    else { return nil }
    return try? Export(of: theme, as: format, samples: samples)
  }

  mutating func handle(takeHome event: TakeHomeEvent) -> [Effect] {
    switch event {
    case .formatTapped(let name): if let format = Format.named(name) { takeHome.shown = format }
    case .copyTapped:
      guard let export = takeHome.export, export.format.isOneText else { return [] }
      copyReport = "Copied as " + export.format.label.description + "."
      return [.copyText(String(bytes: export.bytes))] + use(export.format)
    case .downloadTapped:
      guard let export = takeHome.export else { return [] }
      return [.saveFile(theme.fileName(for: export.format), export.bytes)] + use(export.format)
    case .retryTapped: takeHome.samples = .unasked
    case .linkTapped:
      copyReport = "Copied the link."
      return isComplete ? [.copyText(link)] : []
    case .shareTapped:
      return isComplete && takeHome.canShare
        ? [.shareLink(link, title: theme.name?.text ?? "A theme from Tintype")] : []
    case .codeTapped:
      let isShown = takeHome.code != nil
      takeHome.code = isShown || !isComplete ? nil : QRCode(link).map { (link, $0) }
    case .pictureTapped:
      guard let exported = try? ExportedTheme(theme) else { return [] }
      let name = (theme.name?.text.slug).flatMap { $0.isEmpty ? nil : $0 } ?? "theme"
      return [.savePicture(name + ".png", Drawing(of: exported))]
    case .printTapped: return print()
    case .opened(let home, let used, let canShare, let canPrint):
      takeHome.home = home
      takeHome.canShare = canShare
      takeHome.canPrint = canPrint
      if let format = Format.named(used) { (takeHome.used, takeHome.shown) = (format, format) }
    case .samplesLoaded(let samples): takeHome.samples = samples.map { .here($0) } ?? .failed
    }
    return []
  }

  /// Remembers the format for the next time; the list keeps its order until then.
  private func use(_ format: Format) -> [Effect] { [.saveFormat(format.name.description)] }

  private mutating func print() -> [Effect] {
    guard isComplete, takeHome.canPrint else { return [] }
    if case .here = takeHome.samples { return [.print] }
    takeHome.samples = .unasked
    notice = Notice("The style guide isn’t here yet. Check your connection, then try again.", isError: true)
    return []
  }

  /// Writes the theme in the format that's shown, unless it's written already, and draws the link's QR code if that's shown.
  mutating func writeCode() -> [Effect] {
    var effects: [Effect] = []
    if case .unasked = takeHome.samples {
      takeHome.samples = .asked
      effects = [.loadGuideSamples]
    }
    if let shown = takeHome.code, !shown.link.same(as: link) { takeHome.code = QRCode(link).map { (link, $0) } }
    let (format, isWritten) = (takeHome.shown, takeHome.export?.theme == theme)
    guard isComplete, let samples = samples(for: format), !isWritten || takeHome.export?.format != format else {
      return effects
    }
    takeHome.export = try? Export(of: theme, as: format, samples: samples)
    takeHome.edition += 1
    return effects
  }

  /// What a format shows of samples; nil until they're there.
  func samples(for format: Format) -> GuideSamples? {
    guard format.showsSamples else { return GuideSamples.none }
    if case .here(let samples) = takeHome.samples { return samples }
    return nil
  }

  private var isComplete: Bool { theme.firstMissingRole == nil }

  /// The link that shows this theme to someone else. The theme is behind the `#`, so that no server sees it.
  private var link: String { takeHome.home + Address(route: .summary, theme: theme.string).string }
}

extension Format {
  /// Whether it's one text, which can be copied.
  var isOneText: Bool { isText && !isFolder }
}
