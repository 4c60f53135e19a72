/// Why we can't do what was asked: a sentence or two on what's wrong and what would be right.
struct Refusal: Error, Equatable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
