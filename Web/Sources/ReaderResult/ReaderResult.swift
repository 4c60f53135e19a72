import ColorScience
import Formats
import _Text

/// The result of reading foreign bytes.
public enum ReaderResult: Sendable {
  /// The themes in files that belong together.
  case themes(FoundThemes)
  /// The text of a file with themes that someone kept.
  case library(String)
  /// The colors of a picture; none if it's fully transparent.
  case picture([PictureColor])
  /// One sentence that says why the files can't be read.
  case refusal(String)

  /// Reads files that make up one theme, or a library.
  public init(reading files: [File]) {
    if files.count == 1, files[0].isLibrary {
      self = .library(String(bytes: files[0].bytes))
      return
    }
    do throws(ImportError) {
      self = .themes(try FoundThemes(files))
    } catch {
      self = .refusal(error.sentence)
    }
  }
}
