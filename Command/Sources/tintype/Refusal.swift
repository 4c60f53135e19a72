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
