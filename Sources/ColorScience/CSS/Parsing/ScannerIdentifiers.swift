import _Text

extension Scanner {
  /// Whether an identifier starts at this offset. Source: CSS Syntax Module Level 3, section 4.3.9.
  func identifierBegins(at offset: Int) -> Bool {
    let first = byte(at: offset)
    if first == UInt8(ascii: "-") {
      let second = byte(at: offset + 1)
      return second == UInt8(ascii: "-") || beginsName(second) || escapeBegins(at: offset + 1)
    }
    return beginsName(first) || escapeBegins(at: offset)
  }

  /// Reads the rest of an identifier in lowercase, with its escapes resolved; empty if there is none.
  mutating func word() -> Word {
    var word = Word()
    while true {
      let byte = here
      if beginsName(byte) || byte.isDigit || byte == UInt8(ascii: "-") {
        word.append(byte)
        advance()
      } else if escapeBegins(at: position) {
        advance()
        word.append(escapedCharacter())
      } else {
        return word
      }
    }
  }

  private func escapeBegins(at offset: Int) -> Bool {
    guard byte(at: offset) == UInt8(ascii: "\\") else { return false }
    switch byte(at: offset + 1) {
    case 0, 0x0A, 0x0C, 0x0D: return false
    default: return true
    }
  }

  /// The character of an escape, after its backslash; 0xFF, which no keyword contains, for anything but ASCII.
  private mutating func escapedCharacter() -> UInt8 {
    guard var code = hexDigitValue(here).map(UInt32.init) else {
      let byte = here
      advance()
      return byte
    }
    advance()
    var digits = 1
    while digits < 6, let digit = hexDigitValue(here) {
      code = code << 4 | UInt32(digit)
      digits += 1
      advance()
    }
    if here == 0x0D && byte(at: position + 1) == 0x0A { advance() }
    switch here {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: advance()
    default: break
    }
    return code > 0 && code < 0x80 ? UInt8(code) : 0xFF
  }
}

private func beginsName(_ byte: UInt8) -> Bool {
  byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
}
