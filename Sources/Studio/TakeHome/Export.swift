import Formats
import Theme
import _Text

/// A theme written in a format: a file to take home, and text to look at.
public struct Export: Sendable {
  /// The format.
  public let format: Format
  /// The options chosen for the files.
  public let options: ExportOptions
  /// The theme that was written.
  public let theme: Theme
  /// The file's bytes: a zip if the format is a folder.
  public let bytes: [UInt8]
  /// The files of text, with their colors marked; none for a binary format.
  public let files: [CodeFile]
  /// How many colors a binary file holds.
  let colorCount: Int

  /// Writes a theme; refuses one that isn't complete.
  /// - Parameter texts: The templates, and for a style guide the samples it shows.
  public init(
    of theme: Theme, as format: Format, options: ExportOptions = ExportOptions(), texts: ExportTexts
  ) throws(ExportError) {
    let exported = try ExportedTheme(theme)
    let marked = format.write(exported, options: options, texts: texts, marksColors: format.isText)
    let files = format.isText ? marked.map { $0.unmarked } : marked
    self.format = format
    self.options = options
    self.theme = theme
    bytes = format.isFolder || files.count != 1 ? Zip.bytes(of: files) : files[0].bytes
    self.files = format.isText ? marked.map { CodeFile(path: $0.path, marked: String(bytes: $0.bytes)) } : []
    colorCount = format.isText ? 0 : format.colorCount(of: exported)
  }
}

extension Export {
  /// A theme in several formats as one zip, each in a folder of the format's name; refuses a theme that isn't complete.
  /// - Parameter texts: The templates, and for a style guide the samples it shows.
  static func zip(
    of theme: Theme, as formats: [(format: Format, options: ExportOptions)], texts: ExportTexts
  ) throws(ExportError) -> [UInt8] {
    let exported = try ExportedTheme(theme)
    var files: [File] = []
    for (format, options) in formats {
      let folder = format.name.description + "/" + (format.isFolder ? format.fileName.description + "/" : "")
      for file in format.write(exported, options: options, texts: texts, marksColors: false) {
        files.append(File(path: folder + file.path, bytes: file.bytes))
      }
    }
    return Zip.bytes(of: files)
  }
}

extension Export: Equatable {
  /// The same theme in the same format is the same export.
  public static func == (left: Export, right: Export) -> Bool {
    left.format == right.format && left.theme == right.theme && left.bytes == right.bytes
  }
}
