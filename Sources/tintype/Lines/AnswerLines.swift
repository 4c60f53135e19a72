import ArgumentParser
import Foundation

/// Answers each argument, or, where there is none, each line of standard input: one line in, one line out, and a line that
/// was read is answered before the next is waited for. A line that cannot be answered does not stop the others; with one
/// of them the exit status is 2.
struct LineAnswers {
  let arguments: [String]
  let json: Bool
  /// Whether an answer without --json is a block of lines; one that is refused then leaves no empty line.
  var isBlock = false

  /// - Parameter answer: Appends the answer to a line, without its line end, and nothing where it throws.
  func run(_ answer: (UnsafeBufferPointer<UInt8>, inout Output) throws(Refusal) -> Void) throws {
    var output = Output()
    var number = 0
    var failed = false

    func respond(to line: UnsafeBufferPointer<UInt8>, isWhole: Bool) throws(Refusal) {
      number += 1
      let refusal: Refusal
      do throws(Refusal) {
        guard isWhole else { throw Refusal("This is longer than \(LineReader.longest) bytes.") }
        try answer(line, &output)
        return try output.endLine()
      } catch {
        refusal = error
      }
      failed = true
      let shown = isWhole ? line : UnsafeBufferPointer(rebasing: line.prefix(64))
      try report(refusal, of: shown, number: number, to: &output)
      if json || !isBlock { try output.endLine() }
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
            return .success(try respond(to: line, isWhole: line.count <= LineReader.longest))
          } catch {
            return .failure(error)
          }
        }
        try result.get()
      }
    } catch {
      // What was answered before a read failed is not lost.
      try output.flush()
      throw error
    }
    try output.flush()
    if failed { throw ExitCode(2) }
  }

  /// With --json in the line's place; else on standard error, and the line's place stays empty.
  private func report(
    _ refusal: Refusal, of line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout Output
  ) throws(Refusal) {
    if json {
      output.append(#"{"input":"#)
      output.append(json: line)
      output.append(#","error":"#)
      output.append(json: refusal.sentence)
      output.append(UInt8(ascii: "}"))
    } else {
      try output.flush()
      complain(arguments.isEmpty ? "line \(number): \(refusal.sentence)" : refusal.sentence)
    }
  }
}
