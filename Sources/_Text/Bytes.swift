// We read and make texts as bytes. The standard library's functions to cut and join texts also handle texts that aren't
// stored as UTF-8, and need Unicode's tables: more code than the rest of the app.

extension String {
  /// The text's UTF-8.
  // Not inlined, here and below: dozens of places call it, and each would be a copy.
  @inline(never)
  public var bytes: [UInt8] { withBytes { Array($0) } }

  /// Calls with the text's UTF-8, which is only valid during the call.
  @inlinable
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

  /// The text of UTF-8 bytes. If they aren't UTF-8, every byte above 0x7F becomes U+FFFD; a zero byte always does, as
  /// in HTML and CSS.
  @inline(never)
  public init(bytes: [UInt8]) {
    self = String(replacing: 0...0, in: bytes) ?? String(replacing: 0x80...0xFF, in: bytes) ?? ""
  }

  /// Nil if the bytes still aren't UTF-8.
  private init?(replacing range: ClosedRange<UInt8>, in bytes: [UInt8]) {
    // Each byte becomes at most three, and a zero ends the text.
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
