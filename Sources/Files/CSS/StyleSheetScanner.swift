/// Finds the statements of a style sheet, in CSS, Sass or Less, in one pass.
struct StyleSheetScanner {
  /// A part of the sheet.
  enum Statement {
    /// The text before a brace: a selector or an at-rule.
    case opening(Range<Int>)
    /// A declaration or an at-rule without a block.
    case line(Range<Int>)
    /// The end of a block.
    case closing
  }

  let bytes: [UInt8]
  private var position = 0
  private var closes = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next statement; nil at the end.
  mutating func next() -> Statement? {
    if closes {
      closes = false
      return .closing
    }
    skipBlanks()
    guard position < bytes.count else { return nil }
    let start = position
    let end = endOfStatement()
    position = end + 1
    guard end < bytes.count else { return .line(start..<end) }
    switch bytes[end] {
    case UInt8(ascii: "{"): return .opening(start..<end)
    case UInt8(ascii: "}"):
      closes = true
      return .line(start..<end)
    default: return .line(start..<end)
    }
  }

  /// The end of the statement here: a semicolon or a brace, but not one within quotation marks, parentheses, comments
  /// or Sass's interpolation.
  private func endOfStatement() -> Int {
    var position = position
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): position = endOfString(at: position)
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "/") where isComment(at: position): position = endOfComment(at: position)
      case UInt8(ascii: "/") where isLineComment(at: position):
        while position + 1 < bytes.count, bytes[position + 1] != 0x0A { position += 1 }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0: return position
      case UInt8(ascii: "#") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "{"):
        while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "}"), bytes[position] != 0x0A {
          position += 1
        }
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return position
      default: break
      }
      position += 1
    }
    return bytes.count
  }

  /// Skips white space and comments, Sass's too.
  private mutating func skipBlanks() {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if isComment(at: position) {
        position = min(bytes.count, endOfComment(at: position) + 1)
      } else if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else {
        return
      }
    }
  }

  private func isComment(at position: Int) -> Bool {
    position + 1 < bytes.count && bytes[position] == UInt8(ascii: "/") && bytes[position + 1] == UInt8(ascii: "*")
  }

  /// Whether one of Sass's comments begins here: two slashes after white space. In an address, they follow a colon.
  private func isLineComment(at position: Int) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/") && position > 0
      && (bytes[position - 1] <= 0x20 || bytes[position - 1] == UInt8(ascii: ","))
  }

  /// The last byte of the comment that begins here.
  private func endOfComment(at start: Int) -> Int {
    var position = start + 3
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") { return position }
      position += 1
    }
    return bytes.count
  }

  /// The last byte of the string that begins here; it ends at a line's end at the latest.
  private func endOfString(at start: Int) -> Int {
    var position = start + 1
    while position < bytes.count {
      if bytes[position] == bytes[start] || bytes[position] == 0x0A { return position }
      if bytes[position] == UInt8(ascii: "\\") { position += 1 }
      position += 1
    }
    return bytes.count
  }
}

/// The bytes with spaces in place of the comments of CSS and Sass, so that all others stay where they are. A string that looks
/// like it has one is left alone.
func withBlankComments(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  guard bytes.contains(UInt8(ascii: "/")) else { return Array(bytes) }
  var rest = bytes
  var kept: [UInt8] = []
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      kept.append(byte)
      while let next = rest.popFirst() {
        kept.append(next)
        if next == UInt8(ascii: "\\"), let escaped = rest.popFirst() { kept.append(escaped) }
        if next == byte { break }
      }
    } else if byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
      rest = rest.dropFirst()
      kept += [0x20, 0x20]
      var before: UInt8 = 0
      while let next = rest.popFirst() {
        kept.append(0x20)
        if before == UInt8(ascii: "*") && next == byte { break }
        before = next
      }
    } else if byte == UInt8(ascii: "/"), rest.first == byte,
      (kept.last ?? 0x20) <= 0x20 || kept.last == UInt8(ascii: ",")
    {
      kept.append(0x20)
      while let next = rest.popFirst() {
        kept.append(0x20)
        if next == 0x0A { break }
      }
    } else {
      kept.append(byte)
    }
  }
  return kept
}
