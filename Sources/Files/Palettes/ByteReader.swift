import Formats
import _Text

/// Reads numbers from bytes. Nothing outside the bytes is ever read: it's nil.
struct ByteReader {
  private let bytes: [UInt8]
  private let order: ByteOrder
  /// The offset of the next byte.
  private(set) var position: Int

  init(_ bytes: [UInt8], _ order: ByteOrder, at position: Int = 0) {
    self.bytes = bytes
    self.order = order
    self.position = position
  }

  /// How many bytes are left.
  var left: Int { max(0, bytes.count - position) }

  mutating func uint8() -> UInt8? { uint(1).map { UInt8(truncatingIfNeeded: $0) } }
  mutating func uint16() -> UInt16? { uint(2).map { UInt16(truncatingIfNeeded: $0) } }
  mutating func uint32() -> UInt32? { uint(4) }
  /// An IEEE 754 number of 32 bits.
  mutating func float32() -> Double? { uint32().map { Double(Float(bitPattern: $0)) } }

  /// Takes the next bytes; nil if there aren't as many.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, position >= 0, position <= bytes.count, count <= left else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  private mutating func uint(_ size: Int) -> UInt32? {
    guard let bytes = take(size) else { return nil }
    var number: UInt32 = 0
    switch order {
    case .bigEndian: for byte in bytes { number = number << 8 | UInt32(byte) }
    case .littleEndian: for byte in bytes.reversed() { number = number << 8 | UInt32(byte) }
    }
    return number
  }

  /// Takes UTF-16 code units as text, up to a zero; nil if there aren't as many. Half a surrogate pair becomes
  /// U+FFFD.
  mutating func utf16(_ count: Int) -> String? {
    guard count <= left / 2 else { return nil }
    var bytes: [UInt8] = []
    var lead: UInt32?
    var hasEnded = false
    for _ in 0..<count {
      guard let unit = uint16() else { return nil }
      if unit == 0 { hasEnded = true }
      if hasEnded { continue }
      if let high = lead {
        lead = nil
        if UTF16.isTrailSurrogate(unit) {
          bytes += utf8(of: 0x10000 + (high - 0xD800) << 10 + UInt32(unit) - 0xDC00)
          continue
        }
        bytes += utf8(of: 0xFFFD)
      }
      if UTF16.isLeadSurrogate(unit) { lead = UInt32(unit) } else { bytes += utf8(of: UInt32(unit)) }
    }
    if lead != nil { bytes += utf8(of: 0xFFFD) }
    return String(bytes: bytes)
  }
}
