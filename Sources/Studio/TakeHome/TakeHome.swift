import Formats
import Theme
import _Text

/// The theme as code, and the formats to choose from: on the screen Take it home, and on the stage's Code tab.
public struct TakeHome: Equatable, Sendable {
  /// The code, or why there's none.
  public var panel: Panel
  /// Ways to share a complete theme.
  public var share: SharePanel?
  /// The list's accessible name: "For".
  public var listName: String
  /// The formats, with those that were chosen the last time in front. Several can be chosen.
  public var formats: [FormatOption]
  /// Lists every format with its purpose, over the screen, until one is tapped; nil without formats.
  public var more: Screen.Option?
  /// Closes that list.
  public var closeList: Screen.Button { Button("Cancel", .takeHome(.listTapped)) }
  /// The options of the format's files; nil beside the stage, without a theme, and if there are none.
  public var options: OptionsPanel?
  /// Shows what's for developers, or hides it; nil beside the stage and until the theme is whole.
  public var developers: Screen.Option?
  /// A custom template to try; nil while it's hidden.
  public var template: TemplatePanel?
  /// How the theme gets into a project; nil while it's hidden. The state of a project that the page is bound to never is.
  public var project: ProjectGuide?

  /// The code, or why there's none. The texts are sentences; the button leads on or tries again.
  public indirect enum Panel: Equatable, Sendable {
    /// The theme lacks a choice. The button leads there.
    case incomplete(String, Screen.Button)
    /// Something the format needs is loading.
    case waiting(String)
    /// Something the format needs didn't load.
    case failed(String, Screen.Button)
    case export(ExportCard)
  }
}

/// Ways to share a theme.
public struct SharePanel: Equatable, Sendable {
  /// Save to the library, copy the link, share it, save a picture, print a style guide: those that the device can do.
  public var buttons: [Screen.Button]
  /// Shows the link as a QR code.
  public var code: Screen.Option
  /// The QR code's accessible name; nil if it isn't shown.
  public var codeName: String?
  /// The QR code, if it's shown.
  public var qrCode: QRCode?

  /// Its accessible name.
  public static var name: String { "Share" }
}

/// A format to choose.
public struct FormatOption: Equatable, Sendable {
  /// Labeled with the format's name; takes it along and shows the theme in it.
  public var option: Screen.Option
  /// Whether its code is the one that's shown.
  public var isShown: Bool
  /// Its contents, in a few words.
  public var purpose: String
  /// The name of the download: "field-notes.css".
  public var fileName: String
}

/// A theme in a format.
public struct ExportCard: Equatable, Sendable {
  /// The name of the download: "field-notes.css".
  public var fileName: String
  /// Its size, "1.9 kB", with remarks on it.
  public var size: String
  /// A description of a file that people can't read; nil for code.
  public var note: String?
  /// The code's accessible name.
  public var codeName: String
  /// The files, each with its path if there are several; none if the stage shows them.
  public var files: [CodeFile]
  /// Different whenever the code may be.
  public var edition: Int
  /// Nil for what isn't one text.
  public var copy: Screen.Button?
  /// Saves the file; a folder as a zip.
  public var download: Screen.Button
  /// Saves all chosen formats in one zip; nil if there's only one.
  public var downloadAll: Screen.Button? = nil
}

extension Studio {
  var takeHomeBar: Bar {
    var bar = Bar(onPrimaryOf: theme, title: Route.takeHome.title, typeface: theme.titleFont)
    bar.back = Button("Back", .navigation(.themeTapped))
    return bar
  }

  /// The screen. Its code is on the stage, if that shows code.
  var takeHomeScreen: TakeHome {
    var screen = takeHome(panel(showsCode: !stageShowsCode), hasList: isComplete)
    if isComplete {
      screen.options = takeHome.optionsPanel
      screen.developers = Option("For developers", .takeHome(.developersTapped), isSelected: takeHome.isForDevelopers)
      screen.template = takeHome.isForDevelopers ? takeHome.templatePanel : nil
    }
    screen.project = takeHome.isForDevelopers || project != nil ? projectGuide : nil
    return screen
  }

  /// The stage's code. Beside the screen, it's the code alone.
  var takeHomeOnStage: TakeHome {
    takeHome(panel(showsCode: true), hasList: isComplete && route != .takeHome)
  }

  private func takeHome(_ panel: TakeHome.Panel, hasList: Bool) -> TakeHome {
    guard hasList else { return TakeHome(panel: panel, share: nil, listName: "For", formats: [], more: nil) }
    let formats = takeHome.inOrder.map { format in
      FormatOption(
        option: Option(
          format.label.description, .takeHome(.formatTapped(format.name.description)),
          isSelected: takeHome.chosen.contains(format) || (takeHome.chosen.isEmpty && format == takeHome.shown)),
        isShown: format == takeHome.shown, purpose: format.purpose.description, fileName: theme.fileName(for: format))
    }
    return TakeHome(
      panel: panel, share: sharePanel, listName: "For", formats: formats,
      more: Option("More formats", .takeHome(.listTapped), isSelected: takeHome.isListOpen))
  }

  private var sharePanel: SharePanel {
    let code = takeHome.code?.code
    return SharePanel(
      buttons: [Button("Save to library", .library(.keepTapped)), Button("Copy link", .takeHome(.linkTapped))]
        + (takeHome.canShare ? [Button("Share", .takeHome(.shareTapped))] : [])
        + [Button("Save picture", .takeHome(.pictureTapped))]
        + (takeHome.canPrint ? [Button("Print style guide", .takeHome(.printTapped))] : []),
      code: Option("QR code", .takeHome(.codeTapped), isSelected: code != nil),
      codeName: code == nil ? nil : "QR code of the link to this theme", qrCode: code)
  }

  private func panel(showsCode: Bool) -> TakeHome.Panel {
    if let role = theme.firstMissingRole {
      return .incomplete(
        role.request, Button("Go to " + role.title.asciiLowercased, .navigation(.routeTapped(.choice(role)))))
    }
    guard let export = takeHome.export, export.format == takeHome.shown, export.theme == theme else {
      return takeHome.texts == .failed
        ? .failed(
          notLoaded("The formats"),
          Button("Try again", .takeHome(.retryTapped)))
        : .waiting("Writing the code…")
    }
    var card = ExportCard(export, theme, takeHome.edition)
    if !showsCode { card.files = [] }
    if takeHome.chosen.count > 1 {
      card.downloadAll = Button(
        "Download " + takeHome.chosen.count.text + " formats", .takeHome(.downloadAllTapped))
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
