import ArgumentParser
import ColorScience
import Foundation

/// Answers each argument, or, where there is none, each line of standard input: one line in, one line out. A line that
/// cannot be answered does not stop the others; with one of them the exit status is 2.
struct LineAnswers {
  let arguments: [String]
  let json: Bool

  /// - Parameter answer: Appends the answer to a line, without its line end.
  func run(_ answer: (UnsafeBufferPointer<UInt8>, inout Output) throws(Refusal) -> Void) throws {
    var output = Output()
    var number = 0
    var failed = false

    func respond(to line: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
      number += 1
      do throws(Refusal) {
        guard isWhole else { throw Refusal("The line is longer than \(LineReader.longest) bytes.") }
        try answer(line, &output)
      } catch {
        failed = true
        let shown = isWhole ? line : UnsafeBufferPointer(rebasing: line.prefix(64))
        report(error, of: shown, number: number, to: &output)
      }
      output.endLine()
    }

    if arguments.isEmpty {
      var reader = LineReader()
      reader.forEachLine(respond)
    }
    for argument in arguments {
      var copy = argument
      copy.withUTF8 { respond(to: $0, isWhole: $0.count <= LineReader.longest) }
    }
    output.flush()
    if failed { throw ExitCode(2) }
  }

  /// With --json in the line's place; else on standard error, and the line's place stays empty.
  private func report(
    _ error: Refusal, of line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout Output
  ) {
    if json {
      output.append(#"{"input":"#)
      output.append(json: line)
      output.append(#","error":"#)
      output.append(json: error.sentence)
      output.append(UInt8(ascii: "}"))
    } else {
      output.flush()
      let place = arguments.isEmpty ? "line \(number)" : String(decoding: line, as: UTF8.self)
      FileHandle.standardError.write(Data("tintype: \(place): \(error.sentence)\n".utf8))
    }
  }
}

extension CSSColor {
  /// Reads a color of the command line, where the `#` of a hex may be missing.
  init(line: UnsafeBufferPointer<UInt8>) throws(Refusal) {
    do throws(CSSColorError) {
      try self.init(utf8: line, allowingBareHex: true)
    } catch {
      throw Refusal(error.sentence(atCharacter: String(decoding: line.prefix(error.offset), as: UTF8.self).count + 1))
    }
  }
}
