extension String {
  /// The parts of a text between separators, including empty ones. The separator is an ASCII character.
  // Not inlined, here and below: dozens of places call it, and each would be a copy.
  @inline(never)
  public func fields(separatedBy separator: Unicode.Scalar) -> [String] {
    let bytes = bytes
    var parts: [String] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || UInt32(bytes[index]) == separator.value {
      parts.append(String(bytes: Array(bytes[start..<index])))
      start = index + 1
    }
    return parts
  }

  /// The text before the first separator, and the text after it; nil if there's no separator. The separator is an ASCII
  /// character.
  @inline(never)
  public func cut(at separator: Unicode.Scalar) -> (before: String, after: String?) {
    let bytes = bytes
    guard let index = bytes.firstIndex(of: UInt8(truncatingIfNeeded: separator.value)) else { return (self, nil) }
    return (String(bytes: Array(bytes[..<index])), String(bytes: Array(bytes[(index + 1)...])))
  }
}

extension String {
  /// At most `limit` bytes of the text, never half a character.
  public func cut(toBytes limit: Int) -> String {
    let bytes = bytes
    guard bytes.count > limit else { return self }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(bytes: Array(bytes[..<end]))
  }
}
