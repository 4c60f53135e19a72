@_spi(Report) import ColorScience
import _Text

extension ContrastLevels: PairAnswer {
  /// Refuses a see-through background.
  init(of text: CSSColor, on background: CSSColor) throws(Refusal) {
    do throws(SeeThroughError) {
      try self.init(text: text, background: background)
    } catch {
      throw Refusal(error.sentence)
    }
  }

  func appendLine(to output: inout Output) {
    output.append(ratio.ratioText)
    for word in words { output.append("\t" + word) }
  }
}
