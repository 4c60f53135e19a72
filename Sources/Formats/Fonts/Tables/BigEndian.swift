/// Bytes that hold numbers with the highest byte first. Nothing outside them is read.
struct BigEndian {
  let bytes: [UInt8]

  func uint8(at offset: Int) throws(FontTablesError) -> Int {
    guard bytes.indices.contains(offset) else { throw .truncated }
    return Int(bytes[offset])
  }

  func uint16(at offset: Int) throws(FontTablesError) -> Int {
    try uint8(at: offset) << 8 | uint8(at: offset + 1)
  }

  func int16(at offset: Int) throws(FontTablesError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(at: offset)))
  }

  func uint32(at offset: Int) throws(FontTablesError) -> UInt32 {
    UInt32(try uint16(at: offset)) << 16 | UInt32(try uint16(at: offset + 2))
  }

  /// The bytes of a range.
  func slice(at offset: Int, count: Int) throws(FontTablesError) -> ArraySlice<UInt8> {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { throw .truncated }
    return bytes[offset..<offset + count]
  }
}
