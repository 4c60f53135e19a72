import ArgumentParser
import ColorScience
import _Text

struct Contrast: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the contrast of text on a background, by WCAG 2.2.",
    discussion: """
      Prints the contrast ratio (1 to 21) and whether it passes for text (AA 4.5, AAA 7), for large text of at least 24 px, \
      or 18.66 px bold (AA 3, AAA 4.5), and for icons and controls (3). Alpha in the text color is composited over the \
      background first; the background must be opaque. The printed ratio is cut off, not rounded: 4.499 fails.

      Without colors, it reads a text color and a background per line from standard input, with a tab between them.

      Example:
        tintype contrast white '#3F51B5'
        printf 'rgb(0 0 0 / 87%%)\\tgold\\n' | tintype contrast --json
      """)

  @Argument(help: "The text color, then the background. \(Help.colors)")
  var colors: [String] = []

  @Flag(help: "Print one line of JSON per pair.")
  var json = false

  func validate() throws {
    try Pair.validate(colors)
  }

  func run() throws {
    let lines = LineAnswers(arguments: Pair.line(of: colors), json: json)
    try lines.run { (line, output) throws(Refusal) in
      let pair = try Pair(line: line)
      let verdict = try Verdict(text: pair.first, background: pair.second)
      if json {
        output.json {
          $0.object {
            $0.member("input", line)
            verdict.writeMembers(to: &$0)
          }
        }
      } else {
        verdict.appendLine(to: &output)
      }
    }
  }
}

/// The levels of WCAG that a contrast ratio meets.
struct Verdict {
  let ratio: Double
  let judgements: [(key: StaticString, label: String, passes: Bool)]

  /// Refuses a see-through background.
  init(text: CSSColor, background: CSSColor) throws(Refusal) {
    guard let ratio = text.contrastRatio(over: background) else {
      throw Refusal("The background \(background.text) is see-through. Contrast needs an opaque background.")
    }
    self.ratio = ratio
    judgements = [
      ("aa", "AA", ContrastSubject.text.level(of: ratio) >= .aa),
      ("aaa", "AAA", ContrastSubject.text.level(of: ratio) >= .aaa),
      ("aa_large", "AA large text", ContrastSubject.largeText.level(of: ratio) >= .aa),
      ("aaa_large", "AAA large text", ContrastSubject.largeText.level(of: ratio) >= .aaa),
      ("non_text", "non-text", ContrastSubject.nonText.level(of: ratio) >= .aa),
    ]
  }

  /// Writes members.
  func writeMembers(to json: inout JSONWriter) {
    json.member("ratio") { $0.ratio(ratio) }
    for judgement in judgements { json.member(judgement.key, judgement.passes) }
  }

  /// Each level and whether it passes: "AA passes".
  var words: [String] { judgements.map { "\($0.label) \($0.passes ? "passes" : "fails")" } }

  func appendLine(to output: inout Output) {
    output.append(tintype.ratio(ratio))
    for word in words { output.append("\t" + word) }
  }
}
