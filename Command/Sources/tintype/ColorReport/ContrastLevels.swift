import ColorScience
import _Text

/// The levels of WCAG that a contrast ratio meets.
struct ContrastLevels: PairAnswer {
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
