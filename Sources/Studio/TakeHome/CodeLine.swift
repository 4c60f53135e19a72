import ColorScience
import _Text

/// A line of code in pieces. A color is at the beginning of its piece.
public struct CodeLine: Equatable, Sendable {
  /// In order; put together, their texts are the line without its marks.
  public var pieces: [Piece]

  /// A part of the line.
  public struct Piece: Equatable, Sendable {
    /// The color that the text begins with.
    public var color: SRGB?
    /// The code, without a mark.
    public var text: String
  }

  /// Reads a line with marks.
  public init(marked line: String) {
    pieces = []
    for (index, part) in line.fields(separatedBy: "\u{1E}").enumerated() {
      let bytes = part.bytes
      if index > 0, bytes.count >= 6, let color = try? SRGB(hex: String(bytes: Array(bytes.prefix(6)))) {
        pieces.append(Piece(color: color, text: String(bytes: Array(bytes.dropFirst(6)))))
      } else if !bytes.isEmpty {
        pieces.append(Piece(color: nil, text: part))
      }
    }
  }
}

/// A file of code, with a mark before each color in it.
public struct CodeFile: Equatable, Sendable {
  /// Its path in the folder that's exported, or its name.
  public var path: String
  /// The code. Before each color, the byte 0x1E and six hex digits say which one it is.
  public var marked: String

  /// Its lines, still with marks.
  public var lines: [String] {
    var lines = marked.fields(separatedBy: "\n")
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
