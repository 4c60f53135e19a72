/// Lines and columns of a text by byte offsets.
public struct SourceMap: Sendable {
  private let bytes: [UInt8]
  /// The line and column of every 512th byte, so that a line of any length is counted once.
  private var marks: [(line: Int, column: Int)] = []

  /// A line and a column, both counted from 1. A column is a Unicode code point: “é” is one, and so is an emoji of one
  /// code point.
  public struct Position: Equatable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
  }

  /// Reads a text in UTF-8. Lines end with a line feed, alone or after a carriage return. A byte order mark counts for
  /// nothing.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (line, column) = (1, 1)
    for index in bytes.indices {
      if index % Self.distance == 0 { marks.append((line, column)) }
      Self.step(bytes, index, &line, &column)
    }
  }

  /// The line and column of a byte.
  public func position(of offset: Int) -> Position {
    let offset = max(0, min(offset, bytes.count))
    guard !marks.isEmpty else { return Position(line: 1, column: 1) }
    let mark = min(offset / Self.distance, marks.count - 1)
    var (line, column) = marks[mark]
    for index in (mark * Self.distance)..<offset { Self.step(bytes, index, &line, &column) }
    return Position(line: line, column: column)
  }

  private static let distance = 512

  private static func step(_ bytes: [UInt8], _ index: Int, _ line: inout Int, _ column: inout Int) {
    switch bytes[index] {
    case 0x0A: (line, column) = (line + 1, 1)
    case 0x80..<0xC0: break
    case 0xEF where index == 0 && bytes.count > 2 && bytes[1] == 0xBB && bytes[2] == 0xBF: break
    default: column += 1
    }
  }
}
