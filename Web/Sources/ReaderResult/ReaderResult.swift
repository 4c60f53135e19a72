import ColorScience
import Formats
import _Text

/// The result of reading foreign bytes.
public enum ReaderResult: Sendable {
  /// What files hold that were opened together.
  case files(OpenedFiles)
  /// The colors of a picture; none if it's fully transparent.
  case picture([PictureColor])
  /// One sentence that says why the files can't be read.
  case refusal(String)

  /// Reads files that were opened together.
  public init(reading files: [File]) {
    do throws(ImportError) {
      self = .files(try OpenedFiles(files))
    } catch {
      self = .refusal(error.sentence)
    }
  }
}
