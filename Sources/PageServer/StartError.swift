/// Why the server can't start: one sentence or two that say what is wrong and what to do.
public struct StartError: Error, Equatable {
  public let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
