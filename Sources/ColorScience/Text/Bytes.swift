// Texts are read and made as bytes. The standard library's own ways to cut and join texts also serve texts that are not
// stored as UTF-8, and Unicode's tables beside them: more code than the rest of the app's.

extension String {
  /// The text's UTF-8.
  @inline(never)
  public var bytes: [UInt8] { withBytes { Array($0) } }

  /// Calls with the text's UTF-8, which is there only during the call.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    #if hasFeature(Embedded)
      // Every text is stored as UTF-8 there.
      return body(UnsafeBufferPointer(start: nil, count: 0))
    #else
      var copy = self
      return copy.withUTF8(body)
    #endif
  }

  /// The text of UTF-8 bytes. Where they are no UTF-8, every byte above 0x7F becomes U+FFFD; a zero byte does always,
  /// as in HTML and CSS.
  @inline(never)
  public init(bytes: [UInt8]) {
    self = String(replacing: 0...0, in: bytes) ?? String(replacing: 0x80...0xFF, in: bytes) ?? ""
  }

  /// Nil where the bytes are no UTF-8 even then.
  private init?(replacing range: ClosedRange<UInt8>, in bytes: [UInt8]) {
    // Each byte becomes three at the most, and a zero ends the text.
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count * 3 + 1) { room in
      var count = 0
      for byte in bytes {
        if byte == 0 || range ~= byte {
          (room[count], room[count + 1], room[count + 2]) = (-17, -65, -67)  // U+FFFD
          count += 3
        } else {
          room[count] = CChar(truncatingIfNeeded: byte)
          count += 1
        }
      }
      room[count] = 0
      return room.baseAddress.flatMap { String(validatingCString: $0) }
    }
    guard let text else { return nil }
    self = text
  }
}

extension Int {
  /// The number in decimal digits.
  @inline(never)
  public var text: String {
    var bytes: [UInt8] = []
    if self < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digits: UInt64(magnitude))
    return String(bytes: bytes)
  }
}
