import Formats
import _Text

/// Why a request can't be met: a sentence or two that say what's wrong and what would be right.
struct Refusal: Error, Equatable {
  let sentence: String
  /// Whether the answer is no, rather than the question wrong: then the exit status is 1, not 2.
  let isNo: Bool

  init(_ sentence: String, isNo: Bool = false) {
    self.sentence = sentence
    self.isNo = isNo
  }

  /// The exit status of a command that ends with this.
  var status: Int32 { isNo ? 1 : 2 }
}

extension Refusal {
  /// Refuses the name of a format that there isn't.
  init(noFormat name: String) {
    let remedy = suggestion(for: name, among: Format.all.map { "\($0.name)" })
    self.init("There’s no format \(quoted(name)). \(remedy ?? "“tintype formats” lists them.")")
  }
}

/// Asks whether the nearest of some words was meant; nil if none is near.
func suggestion(for word: String, among words: [String]) -> String? {
  nearestWord(to: word, among: words).map { "Did you mean “\($0)”?" }
}
