import Formats
import Theme
import _Text

extension TakeHomeFeature {
  /// The screen. Its code is on the stage, if that shows code.
  func screen(at desk: Desk, _ project: ProjectStatus?) -> TakeHome {
    let theme = desk.theme
    var screen = takeHome(panel(theme, showsCode: !desk.stageShowsCode), theme, hasList: theme.isComplete)
    guard theme.isComplete else { return screen }
    screen.options = optionsPanel
    screen.developers = Option("For developers", .takeHome(.developersTapped), isSelected: isForDevelopers)
    screen.template = isForDevelopers ? templatePanel : nil
    screen.project = isForDevelopers || project != nil ? guide(theme, project) : nil
    return screen
  }

  /// The stage's code. Beside the screen, it's the code alone.
  func onStage(at desk: Desk) -> TakeHome {
    let theme = desk.theme
    return takeHome(panel(theme, showsCode: true), theme, hasList: theme.isComplete && desk.route != .takeHome)
  }

  private func takeHome(_ panel: TakeHome.Panel, _ theme: Theme, hasList: Bool) -> TakeHome {
    guard hasList else {
      return TakeHome(panel: panel, share: nil, listName: "For", formats: [], groups: [], more: nil)
    }
    func option(for format: Format) -> FormatOption {
      FormatOption(
        option: Option(
          format.label.description, .takeHome(.formatTapped(format.name.description)),
          isSelected: chosen.contains(format) || (chosen.isEmpty && format == shown)),
        isShown: format == shown, purpose: format.purpose.description, fileName: theme.fileName(for: format))
    }
    var screen = TakeHome(
      panel: panel, share: sharePanel, listName: "For", formats: inOrder.map(option),
      groups: groups.map { FormatList(name: $0.name, formats: $0.formats.map(option)) },
      more: Option("More formats", .takeHome(.listTapped), isSelected: isListOpen))
    if isListOpen {
      screen.search = TextField(
        label: "Search formats", text: query, placeholder: "React, Figma, Android…", input: .formatSearch)
      screen.found = status(screen.groups.reduce(0) { $0 + $1.formats.count })
    }
    return screen
  }

  private func status(_ found: Int) -> String {
    let all = Format.all.count.text + " formats"
    if query.isBlank { return all }
    return found == 0 ? "No formats match “" + shortened(query) + "”." : found.text + " of " + all
  }

  private var sharePanel: SharePanel {
    let code = code?.code
    return SharePanel(
      buttons: [Button("Save to library", .library(.keepTapped)), Button("Copy link", .takeHome(.linkTapped))]
        + (canShare ? [Button("Share", .takeHome(.shareTapped))] : [])
        + [Button("Save picture", .takeHome(.pictureTapped))]
        + (canPrint ? [Button("Print style guide", .takeHome(.printTapped))] : [])
        + [Button("Download contrast report", .stage(.reportTapped))],
      code: Option("QR code", .takeHome(.codeTapped), isSelected: code != nil),
      codeName: code == nil ? nil : "QR code of the link to this theme", qrCode: code)
  }

  private func panel(_ theme: Theme, showsCode: Bool) -> TakeHome.Panel {
    if let role = theme.firstMissingRole {
      return .incomplete(
        role.request, Button("Go to " + role.title.asciiLowercased, .navigation(.routeTapped(.choice(role)))))
    }
    guard let export = export, export.format == shown, export.theme == theme else {
      return texts == .failed
        ? .failed(
          notLoaded("The formats"),
          Button("Try again", .takeHome(.retryTapped)))
        : .waiting("Writing the code…")
    }
    var card = ExportCard(export, theme, edition)
    if !showsCode { card.files = [] }
    if chosen.count > 1 {
      card.downloadAll = Button(
        "Download " + chosen.count.text + " formats", .takeHome(.downloadAllTapped))
    }
    return .export(card)
  }
}

extension ExportCard {
  fileprivate init(_ export: Export, _ theme: Theme, _ edition: Int) {
    let format = export.format
    fileName = theme.fileName(for: format)
    size = kilobytes(export.bytes.count)
    if format.isFolder { size = export.files.count.text + " files, " + size }
    if let fonts = export.options.bundledFonts, !fonts.faces.isEmpty {
      fileName = theme.fileName(ending: ".zip")
      size += " and " + fonts.faces.count.text + " fonts"
    }
    note =
      format.isText
      ? nil
      : "A file for " + format.reader.description + ". It holds " + export.colorCount.text + " colors: "
        + format.purpose.description + "."
    codeName = format.label.description + " code"
    files = export.files
    self.edition = edition
    copy = format.isOneText ? Button("Copy", .takeHome(.copyTapped)) : nil
    download = Button("Download", .takeHome(.downloadTapped))
  }
}

/// A number of bytes in kilobytes with one decimal, "1.9 kB".
private func kilobytes(_ bytes: Int) -> String {
  FixedDecimal(Double(bytes) / 1000, places: 1).text + " kB"
}
