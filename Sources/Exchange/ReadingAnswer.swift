import Catalog
import Formats
import Studio

/// What became of files to read, as texts between the module that reads them and the core: a sentence, which is empty if they
/// were read, and then what was found.
public enum ReadingAnswer {
  /// Reads files that make up one theme.
  public static func texts(of files: [File]) -> [String] {
    do throws(ImportError) {
      return [""] + (try Findings(in: files)).texts
    } catch {
      return [error.sentence]
    }
  }

  /// What an answer's texts report; the error says why the files can't be brought in.
  @inline(never)
  public static func report(_ texts: [String]) throws(ImportError) -> FileReport {
    if let sentence = texts.first, !sentence.isEmpty { throw .damaged(sentence) }
    return try FileReport(Findings(texts: Array(texts.dropFirst())))
  }
}
