import ColorScience
import Theme
import _Text

/// The theme as code, and the formats it can be had in: the screen of that name, and the stage's code.
public struct TakeHome: Equatable, Sendable {
  /// The code, or why there's none.
  public var panel: Panel
  /// Ways to share a complete theme.
  public var share: SharePanel?
  /// What the list is called.
  public var listName: String
  /// The formats, with the one that was used last in front.
  public var formats: [FormatOption]

  /// The code, or why there's none. The texts are sentences; the button leads on or tries again.
  public indirect enum Panel: Equatable, Sendable {
    /// The theme lacks a choice. The button leads there.
    case incomplete(String, Button)
    /// The formats aren't there yet.
    case waiting(String)
    /// The formats didn't come.
    case failed(String, Button)
    case export(ExportCard)
  }
}

/// Ways to share a theme.
public struct SharePanel: Equatable, Sendable {
  /// Keep, copy the link, share it, save a picture, print a style guide: those that the device can do.
  public var buttons: [Button]
  /// Shows the link as a QR code.
  public var code: Option
  /// What the QR code is called; nil if it isn't shown.
  public var codeName: String?
}

/// A format to choose.
public struct FormatOption: Equatable, Sendable {
  /// Labeled with the format's name; shows the theme in it.
  public var option: Option
  /// What it holds, in a few words.
  public var purpose: String
  /// What it's saved as: "theme.css". A folder's name ends in a slash.
  public var fileName: String
}

/// A theme in a format.
public struct ExportCard: Equatable, Sendable {
  /// What the download is called: "field-notes.css".
  public var fileName: String
  /// How large it is, "1.9 kB", with what there is to know about it.
  public var size: String
  /// What it holds, for a file that people can't read; nil for code.
  public var note: String?
  /// What the code is called.
  public var codeName: String
  /// The files, each with its path if there are several.
  public var files: [CodeFile]
  /// Different whenever the code may be.
  public var edition: Int
  /// Nil for what isn't one text.
  public var copy: Button?
  /// Saves the file; a folder as a zip.
  public var download: Button
}

extension Studio {
  var takeHomeBar: Bar {
    @inline(never) get {
      var bar = Bar(onPrimaryOf: theme, title: Route.takeHome.title, typeface: theme.titleFont)
      bar.back = Button("Back", .navigation(.themeTapped))
      return bar
    }
  }

  var takeHomeScreen: TakeHome {
    @inline(never) get {
      TakeHome(
        panel: panel, share: takeHome.formats.isEmpty || theme.firstMissingRole != nil ? nil : sharePanel,
        listName: "Formats",
        formats: theme.firstMissingRole != nil
          ? []
          : takeHome.inOrder.map { format in
            FormatOption(
              option: Option(
                format.label, .takeHome(.formatTapped(format.name)), isSelected: format.name.same(as: takeHome.shown)),
              purpose: format.purpose, fileName: format.fileName + (format.kind == .folder ? "/" : ""))
          })
    }
  }

  private var sharePanel: SharePanel {
    let isDrawn = takeHome.drawn != nil
    return SharePanel(
      buttons: [Button("Keep", .library(.keepTapped)), Button("Copy link", .takeHome(.linkTapped))]
        + (takeHome.canShare ? [Button("Share", .takeHome(.shareTapped))] : [])
        + [Button("Save picture", .takeHome(.pictureTapped))]
        + (takeHome.canPrint ? [Button("Print style guide", .takeHome(.printTapped))] : []),
      code: Option("QR code", .takeHome(.codeTapped), isSelected: isDrawn),
      codeName: isDrawn ? "QR code of the link to this theme" : nil)
  }

  private var panel: TakeHome.Panel {
    if let role = theme.firstMissingRole {
      return .incomplete(
        role.request, Button("Go to " + role.title.asciiLowercased, .navigation(.routeTapped(.choice(role)))))
    }
    if let problem = takeHome.problem { return .failed(problem, Button("Try again", .takeHome(.retryTapped))) }
    guard let written = takeHome.written,
      let format = takeHome.formats.first(where: { $0.name.same(as: written.format) })
    else { return .waiting("Writing the code…") }
    return .export(ExportCard(written, format, theme, takeHome.edition))
  }
}

extension ExportCard {
  fileprivate init(_ written: WrittenTheme, _ format: FormatRow, _ theme: Theme, _ edition: Int) {
    fileName = theme.fileName(for: format)
    size = kilobytes(written.size)
    if format.kind == .folder { size = written.files.count.text + " files, " + size }
    note =
      format.kind == .binary
      ? "A file for " + format.reader + ". It holds " + written.colorCount.text + " colors: " + format.purpose + "."
      : nil
    codeName = format.label + " code"
    files = written.files
    self.edition = edition
    copy = format.kind == .text ? Button("Copy", .takeHome(.copyTapped)) : nil
    download = Button("Download", .takeHome(.downloadTapped))
  }
}

/// A number of bytes in kilobytes with one decimal, "1.9 kB".
private func kilobytes(_ bytes: Int) -> String {
  FixedDecimal(Double(bytes) / 1000, places: 1).text + " kB"
}
