/// Error correction over the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
/// Source: ISO/IEC 18004:2015, 7.5.2 and annex A.
enum ReedSolomon {
  /// The generator polynomial of a degree, without its first coefficient, which is 1.
  static func divisor(_ degree: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in divisor.indices {
        divisor[index] = product(divisor[index], root)
        if index + 1 < divisor.count { divisor[index] ^= divisor[index + 1] }
      }
      root = product(root, 2)
    }
    return divisor
  }

  /// The remainder when the data is divided: its error correction.
  static func remainder(of data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in divisor.indices { remainder[index] ^= product(divisor[index], factor) }
    }
    return remainder
  }

  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var product = 0
    for shift in stride(from: 7, through: 0, by: -1) {
      product = product << 1 ^ (product >> 7) * 0x11D
      product ^= Int(other >> UInt8(shift) & 1) * Int(one)
    }
    return UInt8(truncatingIfNeeded: product)
  }
}
