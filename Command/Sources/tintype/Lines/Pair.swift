import ArgumentParser
import ColorScience

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

  /// Two colors as one line; no line without colors.
  static func line(of arguments: [String]) -> [String] {
    arguments.isEmpty ? [] : [arguments.joined(separator: "\t")]
  }
}
