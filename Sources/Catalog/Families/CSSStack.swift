import _Text

extension Family {
  /// The family as a CSS `font-family` value: its name quoted, the generic family last. A generic family's keywords
  /// aren't quoted.
  public var cssStack: String {
    if case .generic(let generic) = source { return generic.cssStack }
    return cssName + ", " + category.generic.description
  }

  /// The family's name as a CSS string, or a generic family's keyword.
  public var cssName: String {
    if case .generic = source { return name }
    var quoted: [UInt8] = []
    for byte in name.bytes {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(byte)
    }
    return "\"" + String(bytes: quoted) + "\""
  }
}
