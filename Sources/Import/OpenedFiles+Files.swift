import Files
import Formats
import Theme
import _Text

extension OpenedFiles {
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
