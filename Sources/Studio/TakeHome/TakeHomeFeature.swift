import Catalog
import Formats
import Theme
import _Text

/// Taking a theme home: its code, its files, and ways to share it.
struct TakeHomeFeature: Feature, Sendable {
  /// The start of links to this app: "https://example.com/".
  private(set) var home = ""
  private(set) var canShare = false
  private(set) var canPrint = false
  /// Whether a download can include font files.
  private(set) var canBringFonts = false
  /// The list of the fonts that can.
  var faces = FontFaces.unasked
  /// The person's own font files that were there when the list was asked for.
  var fontFileEdition = 0
  /// A download that waits for its fonts.
  var pending: PendingDownload?
  /// The formats to take home, in the order they were chosen. The device keeps them.
  private(set) var chosen: [Format] = []
  /// Those that were chosen the last time, which come first in the list.
  private(set) var first: [Format] = []
  /// The format that was chosen to be shown; nil until one was.
  private var shownChoice: Format?
  /// Whether the list shows every format with its purpose.
  private(set) var isListOpen = false
  /// What's typed into that list's search.
  private(set) var query = ""
  /// Whether what's for developers is in view.
  private(set) var isForDevelopers = false
  /// Whether the options of the format that's shown are in view.
  private(set) var areOptionsOpen = false
  /// The texts typed for options of formats. The device keeps them.
  var optionTexts: [(option: ExportOption, text: String)] = []
  private(set) var template = TemplateTrial()
  /// The texts that exports are made of.
  private(set) var texts = Texts.unasked
  /// The last export.
  private(set) var export: Export?
  /// The link whose QR code is shown, and the code; nil if none is.
  private(set) var code: (link: String, code: QRCode)?
  /// The number of exports so far, so that views know what's new.
  private(set) var edition = 0

  /// The texts are a file that's loaded on demand.
  enum Texts: Equatable, Sendable {
    case unasked, asked, failed
    case here(ExportTexts)
  }

  /// The format that's shown.
  var shown: Format { shownChoice ?? Format.all[0] }

  /// The formats, with those of the last time in front, then what most people build with.
  var inOrder: [Format] {
    let common: [Format] = ["swift", "tailwind", "shadcn", "css", "android", "compose", "flutter", "figma"].compactMap {
      Format.named($0)
    }
    var formats = first
    for format in common + Format.all where !formats.contains(format) { formats.append(format) }
    return formats
  }

  /// The formats that the search finds, by what people build, after those of the last time, each once.
  var groups: [(name: String, formats: [Format])] {
    let last = first.isEmpty ? [] : [(name: "Last used", formats: first)]
    let others = FormatGroup.allCases.map { group in
      (name: group.label.description, formats: group.formats.filter { !first.contains($0) })
    }
    let found = query.isBlank ? Format.all : found
    return (last + others).compactMap { group in
      let formats = group.formats.filter { found.contains($0) }
      return formats.isEmpty ? nil : (group.name, formats)
    }
  }

  /// The formats that have the words of the search in what's known of them: "vue", "figma", ".xml".
  private var found: [Format] {
    let all = FormatGroup.allCases.flatMap { group in group.formats.map { (group: group, format: $0) } }
    let texts = all.map { group, format in
      [format.label, format.name, format.fileName, format.purpose, format.reader, group.label]
        .map { $0.description }.text(separatedBy: " ")
    }
    return NameSearch(query, in: texts, allowsMistakes: false).found.map { all[$0].format }
  }

  private mutating func closeList() {
    isListOpen = false
    query = ""
  }

  /// Takes a format along and shows it. A tap on the one that's shown leaves it out again.
  mutating func choose(_ format: Format) {
    if format == shown, chosen.contains(format) {
      chosen.removeAll { $0 == format }
      shownChoice = chosen.last ?? format
    } else {
      if !chosen.contains(format) { chosen.append(format) }
      shownChoice = format
    }
  }

  mutating func handle(_ event: TakeHomeEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .formatTapped(let name):
      guard let format = Format.named(name) else { return [] }
      choose(format)
      closeList()
      desk.told = chosen.count > 1 ? chosen.count.text + " formats chosen." : ""
      return [saveFormats, .showCode]
    case .listTapped: if isListOpen { closeList() } else { isListOpen = true }
    case .searchChanged(let text): query = text
    case .optionsTapped: areOptionsOpen.toggle()
    case .developersTapped: isForDevelopers.toggle()
    case .optionTyped(let option, let text):
      set(option, to: text)
      if option == .fonts, case .failed = faces { faces = .unasked }
      return [saveFormats]
    case .templateTapped: template.isOpen.toggle()
    case .templateTyped(let text): template.text = text
    case .templateStarted:
      if case .here(let texts) = texts { template.text = texts.template(of: shown) ?? "" }
    case .resultTapped:
      guard let result = template.result else { return [] }
      return [desk.copy(result, saying: "Copied the result.")]
    case .copyTapped:
      guard let export, export.format.isOneText else { return [] }
      return [
        desk.copy(String(bytes: export.bytes), saying: "Copied as " + export.format.label.description + ".")
      ] + use(export.format)
    case .downloadTapped:
      guard let export, case .here(let texts) = texts else { return [] }
      let download = downloadWithFonts(
        [(format: export.format, options: export.options)], of: desk.theme, texts: texts)
      return (download ?? [.saveFile(desk.theme.fileName(for: export.format), export.bytes)]) + use(export.format)
    case .downloadAllTapped:
      return downloadAll(desk.theme)
    case .retryTapped: texts = .unasked
    case .linkTapped:
      return desk.theme.isComplete ? [desk.copy(link(desk.theme), saying: "Copied the link.")] : []
    case .commandsTapped:
      return desk.theme.isComplete
        ? [desk.copy(projectCommands(desk.theme).text(separatedBy: "\n") + "\n", saying: "Copied the commands.")] : []
    case .shareTapped:
      return desk.theme.isComplete && canShare
        ? [.shareLink(link(desk.theme), title: desk.theme.name?.text ?? "A theme from Tintype")] : []
    case .codeTapped:
      let link = link(desk.theme)
      code = code != nil || !desk.theme.isComplete ? nil : QRCode(link).map { (link, $0) }
      desk.told = code == nil ? "" : "The QR code is below."
    case .pictureTapped:
      guard let exported = try? ExportedTheme(desk.theme) else { return [] }
      return [.savePicture(desk.theme.fileName(ending: ".png"), Drawing(of: exported))]
    case .printTapped: return print(at: &desk)
    case .fontFacesLoaded(let lines):
      let faces = lines.map { [FontFace](lines: $0) } ?? []
      self.faces = faces.isEmpty ? .failed : .here(faces)
    case .fontFilesLoaded(let contents): return saveDownload(with: contents, at: &desk)
    case .opened(let home, let used, let canShare, let canPrint, let canBringFonts):
      self.home = home
      self.canShare = canShare
      self.canPrint = canPrint
      self.canBringFonts = canBringFonts
      first = []
      if !used.isEmpty { recall(used) }
    case .textsLoaded(let texts): self.texts = texts.map { .here($0) } ?? .failed
    }
    return []
  }

  /// Takes the formats and options of the last time, as `saveFormats` wrote them.
  private mutating func recall(_ used: String) {
    let (names, options) = used.cut(at: "\n")
    for line in (options ?? "").fields(separatedBy: "\n") {
      let (name, text) = line.cut(at: "=")
      if let option = ExportOption.named(name), let text { set(option, to: text) }
    }
    for name in names.fields(separatedBy: " ") {
      if let format = Format.named(name), !first.contains(format) { first.append(format) }
    }
    chosen = first
    shownChoice = first.first ?? shownChoice
  }

  /// Chooses the format that was copied or downloaded, unless the person has chosen some.
  private mutating func use(_ format: Format) -> [Effect] {
    if chosen.isEmpty { chosen = [format] }
    return [saveFormats]
  }

  /// Remembers the chosen formats and options for the next time; the list keeps its order until then.
  private var saveFormats: Effect {
    .saveFormats(
      ([chosen.map { $0.name.description }.text(separatedBy: " ")]
        + optionTexts.map { $0.option.name.description + "=" + $0.text }).text(separatedBy: "\n"))
  }

  /// Saves all chosen formats in one zip.
  private mutating func downloadAll(_ theme: Theme) -> [Effect] {
    let formats = chosen
    guard theme.isComplete, formats.count > 1, case .here(let texts) = texts else { return [] }
    let all = formats.map { (format: $0, options: options(for: $0, of: theme)) }
    if let download = downloadWithFonts(all, of: theme, texts: texts) { return download }
    guard let bytes = try? Export.zip(of: theme, as: all, texts: texts) else { return [] }
    return [.saveFile(theme.fileName(ending: ".zip"), bytes)]
  }

  private mutating func print(at desk: inout Desk) -> [Effect] {
    guard desk.theme.isComplete, canPrint else { return [] }
    if case .here = texts { return [.print] }
    texts = .unasked
    desk.notice = Notice(notLoaded("The style guide"), isError: true)
    return []
  }

  /// Writes the theme in the format that's shown, if its code is shown and isn't written already, and draws the link's QR code
  /// if that's shown. Asks for what that needs.
  mutating func update(at desk: inout Desk) -> [Effect] {
    let theme = desk.theme
    guard desk.showsCode else { return [] }
    var effects = askForFonts(at: desk)
    if case .unasked = texts {
      texts = .asked
      effects.append(.loadExportTexts)
    }
    let link = link(theme)
    if let shown = code, !shown.link.same(as: link) { code = QRCode(link).map { (link, $0) } }
    let options = options(for: shown, of: theme)
    let isWritten = export.map { $0.theme == theme && $0.format == shown && $0.options == options }
    guard theme.isComplete, case .here(let texts) = texts else { return effects }
    template.write(theme, texts)
    if isWritten == true { return effects }
    export = try? Export(of: theme, as: shown, options: options, texts: texts)
    edition += 1
    return effects
  }

  /// The theme as a page to print; nil if the screen prints as it is, or if the page's texts haven't loaded yet.
  func printedGuide(at desk: Desk) -> Export? {
    guard canPrint, desk.showsCode || desk.route == .summary, case .here(let texts) = texts,
      let format = Format.named("html")
    else { return nil }
    return try? Export(of: desk.theme, as: format, options: options(for: format), texts: texts)
  }

  /// The link that shows a theme to someone else. The theme is behind the `#`, so that no server sees it.
  private func link(_ theme: Theme) -> String { home + Address(route: .summary, theme: theme.string).string }
}

extension TakeHomeFeature: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.home.same(as: right.home) && left.canShare == right.canShare && left.canPrint == right.canPrint
      && left.canBringFonts == right.canBringFonts
      && left.chosen == right.chosen && left.first == right.first && left.isListOpen == right.isListOpen
      && left.query.same(as: right.query)
      && left.isForDevelopers == right.isForDevelopers
      && left.shownChoice == right.shownChoice && left.texts == right.texts
      && left.areOptionsOpen == right.areOptionsOpen
      && left.optionTexts.elementsEqual(right.optionTexts) { $0.option == $1.option && $0.text.same(as: $1.text) }
      && left.template.isOpen == right.template.isOpen && left.template.text.same(as: right.template.text)
      && left.template.edition == right.template.edition && left.export == right.export
      && left.code?.code == right.code?.code && left.edition == right.edition
  }
}

extension Desk {
  /// Whether the theme is shown as code.
  fileprivate var showsCode: Bool { route == .takeHome || stageShowsCode }
}

extension Format {
  /// Whether it's one text, which can be copied.
  var isOneText: Bool { isText && !isFolder }
}
