/// JSON laid out for people: two spaces a level, and on one line whatever fits. The JSON it takes may have any white
/// space, and a comma after the last member.
@_spi(Project) public struct JSONLayout {
  /// The text, with a line end.
  public private(set) var bytes: [UInt8] = []
  /// The whole text on one line.
  private let line: [UInt8]
  private var position = 0
  /// How long the last line is, without the marks of its colors.
  private var lineLength = 0

  /// The widest line that's used for a whole object or array.
  private static let width = 140

  /// Nil if it isn't JSON.
  public init?(_ text: [UInt8]) {
    line = onOneLine(text)
    guard (try? JSON(strict: File(path: "", bytes: line).unmarked.bytes)) != nil else { return nil }
    bytes.reserveCapacity(2 * text.count)
    writeValue(indent: 0)
    bytes.append(0x0A)
  }

  private mutating func writeValue(indent: Int) {
    let isOpen = line[position] == UInt8(ascii: "{") || line[position] == UInt8(ascii: "[")
    // Anything longer doesn't fit, since less than two thirds of it are marks.
    let end = endOfValue(before: isOpen ? position + 3 * Self.width : line.count)
    if let end, !isOpen || indent > 0 && length(upTo: end) <= Self.width - lineLength {
      copy(upTo: end)
      return
    }
    let hasKeys = line[position] == UInt8(ascii: "{")
    copy(upTo: position + 1)
    while position < line.count, line[position] != UInt8(ascii: "}"), line[position] != UInt8(ascii: "]") {
      if line[position] == 0x20 {
        position += 1
      } else if line[position] == UInt8(ascii: ",") {
        copy(upTo: position + 1)
      } else {
        breakLine(indent + 2)
        if hasKeys { copy(upTo: endOfString(line, from: position) + 2) }
        writeValue(indent: indent + 2)
      }
    }
    breakLine(indent)
    copy(upTo: min(position + 1, line.count))
  }

  private func length(upTo end: Int) -> Int {
    var marks = 0
    for byte in line[position..<end] where byte == colorMark { marks += 1 }
    return end - position - marks * colorMarkLength
  }

  private mutating func copy(upTo end: Int) {
    bytes += line[position..<end]
    lineLength += length(upTo: end)
    position = end
  }

  private mutating func breakLine(_ indent: Int) {
    bytes.append(0x0A)
    bytes += [UInt8](repeating: 0x20, count: indent)
    lineLength = indent
  }

  /// The end of the value that begins at the position; nil if it's at the limit or beyond.
  private func endOfValue(before limit: Int) -> Int? {
    var end = position
    var depth = 0
    repeat {
      switch line[end] {
      case UInt8(ascii: "\""): end = endOfString(line, from: end) - 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      end += 1
      if end > limit { return nil }
    } while end < line.count && (depth > 0 || !line[end].endsValue)
    return end
  }
}

extension UInt8 {
  /// Whether it can be right after a value on one line.
  fileprivate var endsValue: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), 0x20: true
    default: false
    }
  }
}

/// The end of the string that begins here.
private func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
  var end = start + 1
  while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
  return min(end + 1, bytes.count)
}

/// A space after each comma and colon and inside each brace, and nowhere else.
private func onOneLine(_ text: [UInt8]) -> [UInt8] {
  var line: [UInt8] = []
  line.reserveCapacity(text.count)
  var position = 0
  while position < text.count {
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "\""):
      let end = endOfString(text, from: position)
      line += text[position..<end]
      position = end - 1
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"): line += [byte, 0x20]
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if line.suffix(2).elementsEqual([UInt8(ascii: ","), 0x20]) { line.removeLast(2) }
      if byte == UInt8(ascii: "}") { line.append(0x20) }
      line.append(byte)
    case 0...0x20: break
    default: line.append(byte)
    }
    position += 1
  }
  return line
}
