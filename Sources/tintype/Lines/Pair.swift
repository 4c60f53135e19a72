import ArgumentParser
import ColorScience

/// Two colors of one line, a tab between them.
struct Pair {
  let first: CSSColor
  let second: CSSColor

  init(line: UnsafeBufferPointer<UInt8>) throws(Refusal) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else {
      throw Refusal("A line has two colors with a tab between them, such as white, a tab, #3F51B5.")
    }
    first = try CSSColor(line: UnsafeBufferPointer(rebasing: line[..<tab]))
    second = try CSSColor(line: UnsafeBufferPointer(rebasing: line[(tab + 1)...]))
  }

  /// Refuses arguments that are neither two colors nor none.
  static func validate(_ arguments: [String]) throws {
    guard arguments.isEmpty || arguments.count == 2 else {
      throw ValidationError("This takes two colors, not \(arguments.count); or none, to read standard input.")
    }
  }

  /// Two colors as one line, no line where there are none.
  static func line(of arguments: [String]) -> [String] {
    arguments.isEmpty ? [] : [arguments.joined(separator: "\t")]
  }
}

extension CSSColor {
  /// The color as a display shows it; refused where something would show through.
  func opaque(for purpose: String) throws(Refusal) -> SRGB {
    guard opacity >= 1 else {
      throw Refusal("\(text) is not opaque; \(purpose) needs a color that nothing shows through.")
    }
    return displayable()
  }
}
