import ColorScience

extension [UInt8] {
  /// Appends a text as a JSON string, with its quotation marks.
  /// Source: RFC 8259, 7.
  @inline(never)
  public mutating func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.bytes {
      if byte < 0x20 {
        append(contentsOf: "\\u00".bytes)
        append(UInt8(ascii: "0") + byte >> 4)
        append(byte & 15 < 10 ? UInt8(ascii: "0") + byte & 15 : UInt8(ascii: "a") - 10 + byte & 15)
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
