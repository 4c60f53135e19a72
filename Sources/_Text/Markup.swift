extension [UInt8] {
  /// A text with the characters of HTML and XML as references, and what XML doesn't allow as U+FFFD.
  /// Source: XML 1.0, 2.2 and 2.4; HTML Standard, 13.1.
  public var escapedMarkup: [UInt8] {
    var escaped: [UInt8] = []
    for (index, byte) in enumerated() {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".bytes
      case UInt8(ascii: "<"): escaped += "&lt;".bytes
      case UInt8(ascii: ">"): escaped += "&gt;".bytes
      case UInt8(ascii: "\""): escaped += "&quot;".bytes
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20: escaped += [0xEF, 0xBF, 0xBD]
      // U+FFFE and U+FFFF.
      case 0xBE, 0xBF: escaped.append(index >= 2 && self[index - 2] == 0xEF && self[index - 1] == 0xBF ? 0xBD : byte)
      default: escaped.append(byte)
      }
    }
    return escaped
  }
}
