import ColorScience
import Formats
import _Text

/// The result of reading foreign bytes. The module that makes it has no tables of colors and fonts: `Imported` says
/// what its findings mean.
public enum ReaderResult: Sendable {
  /// The findings in files that make up one theme.
  case findings(Findings)
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
      self = .findings(try Findings(in: files))
    } catch {
      self = .refusal(error.sentence)
    }
  }
}
