import ArgumentParser
import ColorScience
import _Text

/// Two colors on one line, separated by a tab.
struct Pair {
  let first: CSSColor
  let second: CSSColor

  init(line: UnsafeBufferPointer<UInt8>) throws(Refusal) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else {
      throw Refusal("A line needs two colors with a tab between them: white, a tab, #3F51B5.")
    }
    first = try CSSColor(line: UnsafeBufferPointer(rebasing: line[..<tab]))
    second = try CSSColor(line: UnsafeBufferPointer(rebasing: line[(tab + 1)...]))
  }

  /// Refuses any number of arguments but two or none.
  static func validate(_ arguments: [String]) throws {
    guard arguments.isEmpty || arguments.count == 2 else {
      throw ValidationError("Give two colors, not \(arguments.count), or none to read standard input.")
    }
  }

  /// Answers a pair of arguments or, without arguments, each line of standard input.
  static func answer(
    _ arguments: [String], json: Bool, by measure: (Pair) throws(Refusal) -> some PairAnswer
  ) throws {
    let lines = LineAnswers(arguments: arguments.isEmpty ? [] : [arguments.joined(separator: "\t")], json: json)
    try lines.run { (line, output) throws(Refusal) in
      let answer = try measure(Pair(line: line))
      if json {
        output.json {
          $0.object {
            $0.member("input", line)
            answer.writeMembers(to: &$0)
          }
        }
      } else {
        answer.appendLine(to: &output)
      }
    }
  }
}

/// What there is to say about two colors.
protocol PairAnswer {
  func writeMembers(to json: inout JSONWriter)
  func appendLine(to output: inout Output)
}
