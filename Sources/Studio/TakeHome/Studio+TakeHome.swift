import Catalog
import Formats
import Theme
import _Text

extension Studio {
  /// Whether the theme is shown as code.
  var showsCode: Bool { route == .takeHome || stageShowsCode }

  /// Whether the stage shows it.
  var stageShowsCode: Bool { stage.hasRoom && stage.samples.isKnown && stageTab == .code }

  /// The theme as it was written last.
  public var export: Export? { takeHome.export }

  /// The theme as a page to print; nil if the screen prints as it is, or if the page's texts haven't loaded yet.
  public var printedGuide: Export? {
    guard takeHome.canPrint, showsCode || route == .summary, case .here(let texts) = takeHome.texts,
      let format = Format.named("html")
    else { return nil }
    return try? Export(of: theme, as: format, options: takeHome.options(for: format), texts: texts)
  }

  mutating func handle(takeHome event: TakeHomeEvent) -> [Effect] {
    switch event {
    case .formatTapped(let name):
      guard let format = Format.named(name) else { return [] }
      takeHome.choose(format)
      takeHome.isListOpen = false
      return [saveFormats, .showCode]
    case .listTapped: takeHome.isListOpen.toggle()
    case .optionsTapped: takeHome.areOptionsOpen.toggle()
    case .developersTapped: takeHome.isForDevelopers.toggle()
    case .optionTyped(let option, let text):
      takeHome.set(option, to: text)
      if option == .fonts, case .failed = takeHome.faces { takeHome.faces = .unasked }
      return [saveFormats]
    case .templateTapped: takeHome.template.isOpen.toggle()
    case .templateTyped(let text): takeHome.template.text = text
    case .templateStarted:
      if case .here(let texts) = takeHome.texts { takeHome.template.text = texts.template(of: takeHome.shown) ?? "" }
    case .resultTapped:
      guard let result = takeHome.template.result else { return [] }
      copyReport = "Copied the result."
      return [.copyText(result)]
    case .copyTapped:
      guard let export = takeHome.export, export.format.isOneText else { return [] }
      copyReport = "Copied as " + export.format.label.description + "."
      return [.copyText(String(bytes: export.bytes))] + use(export.format)
    case .downloadTapped:
      guard let export = takeHome.export, case .here(let texts) = takeHome.texts else { return [] }
      let download = downloadWithFonts([(format: export.format, options: export.options)], texts: texts)
      return (download ?? [.saveFile(theme.fileName(for: export.format), export.bytes)]) + use(export.format)
    case .downloadAllTapped:
      return downloadAll()
    case .retryTapped: takeHome.texts = .unasked
    case .linkTapped:
      copyReport = "Copied the link."
      return isComplete ? [.copyText(link)] : []
    case .commandsTapped:
      copyReport = "Copied the commands."
      return isComplete ? [.copyText(projectCommands.text(separatedBy: "\n") + "\n")] : []
    case .shareTapped:
      return isComplete && takeHome.canShare
        ? [.shareLink(link, title: theme.name?.text ?? "A theme from Tintype")] : []
    case .codeTapped:
      let isShown = takeHome.code != nil
      takeHome.code = isShown || !isComplete ? nil : QRCode(link).map { (link, $0) }
    case .pictureTapped:
      guard let exported = try? ExportedTheme(theme) else { return [] }
      return [.savePicture(theme.fileName(ending: ".png"), Drawing(of: exported))]
    case .printTapped: return print()
    case .fontFacesLoaded(let lines):
      let faces = lines.map { [FontFace](lines: $0) } ?? []
      takeHome.faces = faces.isEmpty ? .failed : .here(faces)
    case .fontFilesLoaded(let contents): return saveDownload(with: contents)
    case .opened(let home, let used, let canShare, let canPrint, let canBringFonts):
      takeHome.home = home
      takeHome.canShare = canShare
      takeHome.canPrint = canPrint
      takeHome.canBringFonts = canBringFonts
      takeHome.first = []
      let (names, options) = used.cut(at: "\n")
      for line in (options ?? "").fields(separatedBy: "\n") {
        let (name, text) = line.cut(at: "=")
        if let option = ExportOption.named(name), let text { takeHome.set(option, to: text) }
      }
      for name in names.fields(separatedBy: " ") {
        if let format = Format.named(name), !takeHome.first.contains(format) { takeHome.first.append(format) }
      }
      takeHome.chosen = takeHome.first
      takeHome.shown = takeHome.first.first ?? takeHome.shown
    case .textsLoaded(let texts): takeHome.texts = texts.map { .here($0) } ?? .failed
    }
    return []
  }

  /// Chooses the format that was copied or downloaded, unless the person has chosen some.
  private mutating func use(_ format: Format) -> [Effect] {
    if takeHome.chosen.isEmpty { takeHome.chosen = [format] }
    return [saveFormats]
  }

  /// Remembers the chosen formats and options for the next time; the list keeps its order until then.
  private var saveFormats: Effect {
    .saveFormats(
      ([takeHome.chosen.map { $0.name.description }.text(separatedBy: " ")]
        + takeHome.optionTexts.map { $0.option.name.description + "=" + $0.text }).text(separatedBy: "\n"))
  }

  /// Saves all chosen formats in one zip.
  private mutating func downloadAll() -> [Effect] {
    let formats = takeHome.chosen
    guard isComplete, formats.count > 1, case .here(let texts) = takeHome.texts else { return [] }
    let chosen = formats.map { (format: $0, options: options(for: $0)) }
    if let download = downloadWithFonts(chosen, texts: texts) { return download }
    guard let bytes = try? Export.zip(of: theme, as: chosen, texts: texts) else { return [] }
    return [.saveFile(theme.fileName(ending: ".zip"), bytes)]
  }

  private mutating func print() -> [Effect] {
    guard isComplete, takeHome.canPrint else { return [] }
    if case .here = takeHome.texts { return [.print] }
    takeHome.texts = .unasked
    notice = Notice(notLoaded("The style guide"), isError: true)
    return []
  }

  /// Writes the theme in the format that's shown, unless it's written already, and draws the link's QR code if that's shown.
  mutating func writeCode() -> [Effect] {
    var effects = fontEffects()
    if case .unasked = takeHome.texts {
      takeHome.texts = .asked
      effects.append(.loadExportTexts)
    }
    if let shown = takeHome.code, !shown.link.same(as: link) { takeHome.code = QRCode(link).map { (link, $0) } }
    let format = takeHome.shown
    let options = options(for: format)
    let isWritten = takeHome.export.map { $0.theme == theme && $0.format == format && $0.options == options }
    guard isComplete, case .here(let texts) = takeHome.texts else { return effects }
    takeHome.template.write(theme, texts)
    if isWritten == true { return effects }
    takeHome.export = try? Export(of: theme, as: format, options: options, texts: texts)
    takeHome.edition += 1
    return effects
  }

  var isComplete: Bool { theme.firstMissingRole == nil }

  /// The link that shows this theme to someone else. The theme is behind the `#`, so that no server sees it.
  private var link: String { takeHome.home + Address(route: .summary, theme: theme.string).string }
}

extension Format {
  /// Whether it's one text, which can be copied.
  var isOneText: Bool { isText && !isFolder }
}
