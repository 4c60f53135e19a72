import ColorScience
import _Text

/// The tokens of a program in Swift, Kotlin, Dart or JavaScript, as far as literals and their names need them.
struct CodeScanner {
  enum Token {
    /// A name or keyword.
    case name(String)
    /// A string literal's contents, unescaped.
    case string([UInt8])
    /// A number literal, as written.
    case number([UInt8])
    /// Any other character.
    case mark(UInt8)
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0...0x20: place += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return .string(string())
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(run(isPartOfNumber))
      case _ where isPartOfName(byte): return .name(String(bytes: run(isPartOfName)))
      default:
        place += 1
        return .mark(byte)
      }
    }
    return nil
  }

  private func follows(_ byte: UInt8) -> Bool { place + 1 < bytes.count && bytes[place + 1] == byte }

  private mutating func skipComment() {
    place += 3
    while place < bytes.count, bytes[place] != UInt8(ascii: "/") || bytes[place - 1] != UInt8(ascii: "*") { place += 1 }
    place += 1
  }

  /// The literal that begins here; it ends at a line's end at the latest.
  private mutating func string() -> [UInt8] {
    let mark = bytes[place]
    var contents: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != mark, bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
      contents.append(bytes[place])
      place += 1
    }
    place += 1
    return contents
  }

  private mutating func run(_ belongs: (UInt8) -> Bool) -> [UInt8] {
    let start = place
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return Array(bytes[start..<place])
  }
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}

private func isPartOfNumber(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || isPartOfName(byte) }
