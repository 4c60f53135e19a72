import ArgumentParser
import ColorScience

struct Contrast: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge the contrast of a text on a background, by WCAG 2.2.",
    discussion: """
      Tells the contrast ratio, 1 to 21, and whether it is enough for text (AA 4.5, AAA 7), for large text of 24 px, or \
      18.66 px bold (AA 3, AAA 4.5), and for what is no text (3). A text that is not opaque is first composited over the \
      background; a background must be opaque. The ratio is judged as it is and printed cut, not rounded. Without colors, \
      reads a text and a background, a tab between them, from each line of standard input.

      Example:
        tintype contrast white '#3F51B5'
        printf 'rgb(0 0 0 / 87%%)\\tgold\\n' | tintype contrast --json
      """)

  @Argument(help: "The color of the text, and that of the background.")
  var colors: [String] = []

  @Flag(help: "Answer with a line of JSON a pair.")
  var json = false

  func validate() throws {
    try Pair.validate(colors)
  }

  func run() throws {
    let lines = LineAnswers(arguments: Pair.line(of: colors), json: json)
    try lines.run { (line, output) throws(Refusal) in
      let pair = try Pair(line: line)
      guard let ratio = pair.first.contrastRatio(over: pair.second) else {
        throw Refusal("The background \(pair.second.text) is not opaque; what shows through it decides the contrast.")
      }
      let verdict = Verdict(ratio)
      if json { verdict.appendJSON(to: &output) } else { verdict.appendLine(to: &output) }
    }
  }
}

/// What a contrast ratio is enough for.
private struct Verdict {
  let ratio: Double
  let judgements: [(key: StaticString, label: String, passes: Bool)]

  init(_ ratio: Double) {
    self.ratio = ratio
    judgements = [
      ("aa", "AA", ContrastSubject.text.level(of: ratio) >= .aa),
      ("aaa", "AAA", ContrastSubject.text.level(of: ratio) >= .aaa),
      ("aa_large", "AA large text", ContrastSubject.largeText.level(of: ratio) >= .aa),
      ("aaa_large", "AAA large text", ContrastSubject.largeText.level(of: ratio) >= .aaa),
      ("non_text", "non-text", ContrastSubject.nonText.level(of: ratio) >= .aa),
    ]
  }

  func appendJSON(to output: inout Output) {
    output.append(#"{"ratio":"#)
    output.append(ratio: ratio, places: 4)
    for judgement in judgements {
      output.append(#",""#)
      output.append(judgement.key)
      output.append(#"":"#)
      output.append(json: judgement.passes)
    }
    output.append(UInt8(ascii: "}"))
  }

  func appendLine(to output: inout Output) {
    output.append(tintype.ratio(ratio))
    for judgement in judgements {
      output.append("\t\(judgement.label) \(judgement.passes ? "passes" : "fails")")
    }
  }
}
