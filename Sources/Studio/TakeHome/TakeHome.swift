import Formats

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
  /// Those that the search finds by what people build, for the list over the screen: those of the last time first.
  public var groups: [FormatList]
  /// Searches that list; nil while it's closed.
  public var search: Screen.TextField? = nil
  /// How many formats the list has: "3 of 38 formats".
  public var found = ""
  /// Lists every format with its purpose, over the screen, until one is tapped; nil without formats.
  public var more: Screen.Option?
  /// The label of a button that hands the file to other apps.
  public static var shareLabel: String { "Share" }
  /// The label of a button that hands over a folder rather than a zip.
  public static var folderLabel: String { "Share as a folder" }
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
  /// Save to the library, copy the link, share it, save a picture, print a style guide, download a report on contrast: those that the
  /// device can do.
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

/// Formats that people build the same kind of thing with.
public struct FormatList: Equatable, Sendable {
  /// Its name: "React and Vue".
  public var name: String
  public var formats: [FormatOption]
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
