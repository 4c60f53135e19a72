import ArgumentParser
import Foundation
import Theme
import _Text

/// Answers each argument or, without arguments, each line of standard input: one line in, one line out, and each line
/// is answered before waiting for the next. A line that can't be answered doesn't stop the others, but makes the exit
/// status 2, or 1 if all that's wrong is that an answer is no.
struct LineAnswers {
  let arguments: [String]
  let json: Bool
  /// Whether an answer without --json is a block of lines; then a refusal leaves no empty line.
  var isBlock = false

  /// - Parameter answer: Appends the answer to a line, without a line end, and nothing if it throws.
  func run(_ answer: (UnsafeBufferPointer<UInt8>, inout Output) throws(Refusal) -> Void) throws {
    var output = Output()
    var number = 0
    var status: Int32 = 0

    func respond(to line: UnsafeBufferPointer<UInt8>, isWhole: Bool) throws(Refusal) {
      number += 1
      let refusal: Refusal
      do throws(Refusal) {
        guard isWhole else { throw Refusal("This is longer than \(Limits.lineBytes) bytes.") }
        try answer(line, &output)
        return try output.endLine()
      } catch {
        refusal = error
      }
      status = max(status, refusal.status)
      let shown = isWhole ? line : UnsafeBufferPointer(rebasing: line.prefix(64))
      try report(refusal, of: shown, number: number, to: &output)
      if json || !isBlock && arguments.count != 1 { try output.endLine() }
    }

    do throws(Refusal) {
      if arguments.isEmpty {
        var reader = LineReader()
        try reader.forEachLine(beforeWaiting: { () throws(Refusal) in try output.flush() }, respond)
      }
      for argument in arguments {
        let bytes = Array(argument.utf8)
        let result: Result<Void, Refusal> = bytes.withUnsafeBufferPointer { line in
          do throws(Refusal) {
            return .success(try respond(to: line, isWhole: line.count <= Limits.lineBytes))
          } catch {
            return .failure(error)
          }
        }
        try result.get()
      }
    } catch {
      // Don't lose the answers from before a read failed.
      try output.flush()
      throw error
    }
    try output.flush()
    if status > 0 { throw ExitCode(status) }
  }

  /// With --json, the refusal replaces the line's answer; otherwise it goes to standard error and leaves the answer
  /// empty.
  private func report(
    _ refusal: Refusal, of line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout Output
  ) throws(Refusal) {
    if json {
      output.append(refusal, of: line)
    } else {
      try output.flush()
      complain(arguments.isEmpty ? "line \(number): \(refusal.sentence)" : refusal.sentence)
    }
  }
}

extension Refusal {
  /// Answers a question that isn't a line: with --json on standard output, else on standard error.
  /// - Returns: How the command ends.
  func answered(to question: [String], json: Bool) throws(Refusal) -> ExitCode {
    if json {
      var output = Output()
      var question = question.joined(separator: " ")
      question.withUTF8 { output.append(self, of: $0) }
      try output.endLine()
      try output.flush()
    } else {
      complain(sentence)
    }
    return ExitCode(status)
  }
}

extension Output {
  /// Appends the answer to a question as JSON that says why there's none.
  fileprivate mutating func append(_ refusal: Refusal, of question: UnsafeBufferPointer<UInt8>) {
    json {
      $0.object {
        $0.member("input", question)
        $0.member("error", refusal.sentence)
      }
    }
  }
}
