import Files
import Formats
import Import
import ReaderResult
import Theme

extension ReaderResult {
  /// Reads files that were opened together.
  public init(reading files: [File]) {
    do throws(ImportError) {
      self = .files(try OpenedFiles(files))
    } catch {
      self = .refusal(error.sentence)
    }
  }
}
