import _Text

/// The contrast of text on a background, and which levels of WCAG 2.2 it meets, as the command says it.
@_spi(Report) public struct ContrastLevels {
  /// 1...21, unrounded.
  public let ratio: Double
  private let judgements: [(key: StaticString, label: StaticString, passes: Bool)]

  /// Composites the text over the background first.
  /// - Throws: The sentence about a see-through background.
  public init(text: CSSColor, background: CSSColor) throws(SeeThroughError) {
    guard let ratio = text.contrastRatio(over: background) else { throw SeeThroughError(background) }
    self.ratio = ratio
    judgements = [
      ("aa", "AA", ContrastSubject.text.level(of: ratio) >= .aa),
      ("aaa", "AAA", ContrastSubject.text.level(of: ratio) >= .aaa),
      ("aa_large", "AA large text", ContrastSubject.largeText.level(of: ratio) >= .aa),
      ("aaa_large", "AAA large text", ContrastSubject.largeText.level(of: ratio) >= .aaa),
      ("non_text", "non-text", ContrastSubject.nonText.level(of: ratio) >= .aa),
    ]
  }

  /// Writes the members of an object.
  public func writeMembers(to json: inout JSONWriter) {
    json.member("ratio") { $0.ratio(ratio) }
    for judgement in judgements { json.member(judgement.key, judgement.passes) }
  }

  /// Each level and whether it passes: "AA passes".
  public var words: [String] { judgements.map { $0.label.description + ($0.passes ? " passes" : " fails") } }

  /// Why there's no contrast.
  public struct SeeThroughError: Error {
    /// The problem, and what would be right.
    public let sentence: String

    fileprivate init(_ background: CSSColor) {
      sentence = "The background " + background.text + " is see-through. Contrast needs an opaque background."
    }
  }
}
