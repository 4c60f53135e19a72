import _Text

extension ProjectText {
  /// The same text with another string in place of the one that begins at a byte, with its quotation mark. Every other byte
  /// stays, comments and line ends among them.
  func replacing(stringAt start: Int, with string: String) -> [UInt8] {
    var end = start + 1
    while bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    var new = Array(bytes[..<start])
    new.append(jsonString: string)
    return new + bytes[(end + 1)...]
  }
}
