import ColorScience
import Theme

/// The result of reading foreign bytes.
public enum ReaderResult: Sendable {
  /// What files hold that were opened together.
  case files(OpenedFiles)
  /// The colors of a picture; none if it's fully transparent.
  case picture([PictureColor])
  /// One sentence that says why the files can't be read.
  case refusal(String)
}
