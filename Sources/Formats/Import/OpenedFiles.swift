import ColorScience
import Theme
import _Text

/// What files that are opened together hold.
public enum OpenedFiles: Equatable, Sendable {
  /// The one theme of a `.tintype` file, to open: its theme string.
  case theme(String)
  /// Themes for the library: on each line a theme string, or a link to a theme.
  case library(String)
  /// Themes in any other format, for a person to look at first.
  case found(FoundThemes)

  /// Reads one file, those of a folder or zip, or a link.
  public init(_ files: [File]) throws(ImportError) {
    if files.count == 1, files[0].isLibrary, !files[0].isTheme {
      self = .library(String(bytes: files[0].bytes))
      return
    }
    let unzipped = try files.withZippedThemes()
    let themes = unzipped.filter { $0.isTheme }
    if unzipped.count == 1, let theme = themes.first.flatMap({ Theme(inFile: String(bytes: $0.bytes)) }) {
      self = .theme(theme.string)
    } else if !themes.isEmpty {
      self = .library(themes.map { String(bytes: $0.bytes) }.text(separatedBy: "\n"))
    } else {
      self = .found(try FoundThemes(files))
    }
  }
}

extension File {
  /// How the names of files end that hold a theme as a library keeps it: a theme string or a link, on one line.
  public static let themeEnding = ".tintype"

  /// Whether its name says that it holds a theme as a library keeps it.
  fileprivate var isTheme: Bool { path.asciiLowercased.bytes.suffix(8).elementsEqual(Self.themeEnding.bytes) }
}

extension [File] {
  /// The files, with the contents of each zip of themes in place of it. The formats know what else a zip may be.
  fileprivate func withZippedThemes() throws(ImportError) -> [File] {
    var unzipped: [File] = []
    for file in self {
      let files = Zip.isZip(file.bytes) ? try Zip(file.bytes).files : []
      unzipped += files.contains { $0.isTheme } ? files : [file]
    }
    return unzipped
  }
}
