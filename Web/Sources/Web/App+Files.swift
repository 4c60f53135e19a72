import Exchange
import Formats
import Studio

extension App {
  /// Takes what was found in files, or why nothing was.
  @inline(never)
  func receiveFindings(_ texts: [String]) {
    do throws(ImportError) {
      switch try ReadingAnswer(texts: texts) {
      case .theme(let report): handle(.bringIn(.fileRead(report)))
      case .library(let text): handle(.library(.fileRead(text)))
      }
    } catch {
      handle(.bringIn(.fileRefused(error.sentence)))
    }
  }
}
