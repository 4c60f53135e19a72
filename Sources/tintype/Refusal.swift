import ArgumentParser
import Foundation

/// Why a request cannot be carried out: a sentence or two that say what is wrong and what would be right.
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
