import Exchange
import Formats
import Studio

extension App {
  /// Takes what was found in files, or why nothing was.
  @inline(never)
  func receiveFindings(_ texts: [String]) {
    do throws(ImportError) {
      handle(.fileRead(try ReadingAnswer.report(texts)))
    } catch {
      handle(.fileRefused(error.sentence))
    }
  }
}
