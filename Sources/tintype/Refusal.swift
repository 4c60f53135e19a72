import ArgumentParser
import Foundation

/// Why we can't do what was asked: a sentence or two on what's wrong and what would be right.
struct Refusal: Error, Equatable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// Runs `body`; a refusal becomes its sentence on standard error and exit status 2.
  static func reported(_ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch let refusal as Refusal {
      FileHandle.standardError.write(Data((refusal.sentence + "\n").utf8))
      throw ExitCode(2)
    }
  }
}
