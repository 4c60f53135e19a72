/// Walks over the bytes of a text by the rules of CSS Syntax Module Level 3. Never reads past the end.
struct Scanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte here; 0 at the end. A zero byte means nothing in CSS, so the two needn't be told apart.
  var here: UInt8 { byte(at: position) }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func advance() { position += 1 }

  /// Moves past this byte if it's next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard here == byte, !isAtEnd else { return false }
    position += 1
    return true
  }

  func error(_ reason: CSSColorError.Reason, at offset: Int? = nil) -> CSSColorError {
    CSSColorError(reason: reason, offset: offset ?? position)
  }

  /// Skips white space and comments.
  mutating func skipBlanks() throws(CSSColorError) {
    while true {
      switch here {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: position += 1
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(CSSColorError) {
    let start = position
    position += 2
    while !isAtEnd {
      if here == UInt8(ascii: "*") && byte(at: position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw error(.openComment, at: start)
  }
}
