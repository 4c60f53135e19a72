import _Text

/// The order of the bytes in a number.
package enum ByteOrder: Sendable { case bigEndian, littleEndian }

/// Writes numbers as bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []
  private let order: ByteOrder

  init(_ order: ByteOrder) { self.order = order }

  mutating func uint16(_ number: UInt16) { uint(UInt32(number), 2) }
  mutating func uint32(_ number: UInt32) { uint(number, 4) }
  /// An IEEE 754 number of 32 bits.
  mutating func float32(_ number: Double) { uint32(Float(number).bitPattern) }
  mutating func append(_ more: [UInt8]) { bytes += more }

  /// A number that's a count of something; more than 16 bits hold become the most they do.
  mutating func count16(_ count: Int) { uint16(UInt16(clamping: count)) }
  /// A number that's a count of something; more than 32 bits hold become the most they do.
  mutating func count32(_ count: Int) { uint32(UInt32(clamping: count)) }

  private mutating func uint(_ number: UInt32, _ size: Int) {
    for position in 0..<size {
      let shift = UInt32(8 * (order == .bigEndian ? size - 1 - position : position))
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}

extension String {
  /// The text in UTF-16, cut to a number of code units.
  func utf16Units(atMost most: Int) -> [UInt16] {
    var units: [UInt16] = []
    let bytes = bytes
    var position = 0
    while position < bytes.count {
      // The first byte of a character says how many follow, with six bits each.
      let first = bytes[position]
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      var value = UInt32(length == 1 ? first : first & (0x7F >> UInt8(length)))
      for byte in bytes[(position + 1)..<min(position + length, bytes.count)] {
        value = value << 6 | UInt32(byte & 0x3F)
      }
      position += length
      guard units.count + (value < 0x10000 ? 1 : 2) <= most else { break }
      if value < 0x10000 {
        units.append(UInt16(truncatingIfNeeded: value))
      } else {
        units += [UInt16(0xD800 + (value - 0x10000) >> 10), UInt16(0xDC00 + (value - 0x10000) & 0x3FF)]
      }
    }
    return units
  }
}
