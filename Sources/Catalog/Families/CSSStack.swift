import ColorScience

extension Family {
  /// The family as a CSS `font-family` value: its name quoted, the generic family last.
  public var cssStack: String { cssName + ", " + category.generic.description }

  /// The family's name as a CSS string.
  public var cssName: String {
    var quoted: [UInt8] = []
    for byte in name.bytes {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(byte)
    }
    return "\"" + String(bytes: quoted) + "\""
  }
}
