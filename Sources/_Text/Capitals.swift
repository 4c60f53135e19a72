extension String {
  /// The text with its first letter, if that's a-z, as a capital.
  public var capitalizedFirst: String {
    var bytes = bytes
    if let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first { bytes[0] = first - 32 }
    return String(bytes: bytes)
  }
}
