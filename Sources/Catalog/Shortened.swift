import ColorScience

/// At most the first 40 bytes of what someone entered, for quoting in a sentence.
public func shortened(_ text: String) -> String {
  text.bytes.count > 40 ? text.cut(toBytes: 39) + "…" : text
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
