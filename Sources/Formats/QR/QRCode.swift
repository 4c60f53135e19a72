import _Text

/// A QR code of Model 2 for bytes.
/// Source: ISO/IEC 18004:2015. Section numbers below are its.
public struct QRCode: Equatable, Sendable {
  /// How many modules it has on each side, 21...177.
  public let size: Int
  /// Whether a module is dark, row by row.
  private var isDark: [Bool]
  /// Whether a module belongs to a pattern or to the format and not to the data.
  private var isReserved: [Bool]

  /// Encodes a text's bytes in the smallest version that holds them. The code can be read with 15% of it damaged, or 7%
  /// if a text is long. Nil above 2,953 bytes, the most that a QR code holds.
  public init?(_ text: String) {
    let bytes = text.bytes
    guard let (version, level) = Self.smallest(for: bytes.count) else { return nil }
    let data = Self.codewords(of: bytes, version, level)
    size = 17 + 4 * version.number
    isDark = [Bool](repeating: false, count: size * size)
    isReserved = isDark
    drawPatterns(version)
    place(data)
    mask(level)
  }

  /// Whether a module is dark; false outside the code.
  public func isDark(column: Int, row: Int) -> Bool {
    guard 0..<size ~= column, 0..<size ~= row else { return false }
    return isDark[row * size + column]
  }

  private static func smallest(for count: Int) -> (QRVersion, QRLevel)? {
    for level in [QRLevel.medium, .low] {
      for number in 1...40 {
        let version = QRVersion(number: number)
        let header = number < 10 ? 12 : 20
        if version.dataCodewords(level) * 8 >= header + count * 8 { return (version, level) }
      }
    }
    return nil
  }
}

/// How much of a code may be damaged.
enum QRLevel: Int {
  /// 7%.
  case low
  /// 15%.
  case medium

  /// The level in the format information: 7.9.
  var bits: Int { self == .low ? 0b01 : 0b00 }
}

/// One of the 40 sizes.
struct QRVersion {
  let number: Int

  /// How many modules hold data and its error correction: table 1.
  var dataModules: Int {
    var count = (16 * number + 128) * number + 64
    if number >= 2 {
      let alignments = number / 7 + 2
      count -= (25 * alignments - 10) * alignments - 55
      if number >= 7 { count -= 36 }
    }
    return count
  }

  func blocks(_ level: QRLevel) -> Int { Int((level == .low ? blocksLow : blocksMedium)[number - 1]) }

  /// How many codewords of error correction each block has: table 9.
  func correction(_ level: QRLevel) -> Int { Int((level == .low ? correctionLow : correctionMedium)[number - 1]) }

  func dataCodewords(_ level: QRLevel) -> Int { dataModules / 8 - correction(level) * blocks(level) }

  /// The rows and columns of the alignment patterns' centers: annex E.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<(count - 1)).map { 10 + 4 * number - (count - 2 - $0) * step }
  }
}

// Table 9, by version.
private let correctionLow: [UInt8] = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
]
private let correctionMedium: [UInt8] = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
]
private let blocksLow: [UInt8] = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
  20, 21, 22, 24, 25,
]
private let blocksMedium: [UInt8] = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
]

extension QRCode {
  /// The data with its error correction, in the order in which it's placed: 7.4 to 7.6.
  private static func codewords(of bytes: [UInt8], _ version: QRVersion, _ level: QRLevel) -> [UInt8] {
    var bits = BitWriter()
    bits.append(0b0100, count: 4)  // byte mode
    bits.append(bytes.count, count: version.number < 10 ? 8 : 16)
    for byte in bytes { bits.append(Int(byte), count: 8) }
    let capacity = version.dataCodewords(level)
    bits.append(0, count: min(4, capacity * 8 - bits.count))
    bits.append(0, count: (8 - bits.count % 8) % 8)
    var data = bits.bytes
    var pad: UInt8 = 0xEC
    while data.count < capacity {
      data.append(pad)
      pad ^= 0xEC ^ 0x11
    }
    return interleaved(data, version, level)
  }

  private static func interleaved(_ data: [UInt8], _ version: QRVersion, _ level: QRLevel) -> [UInt8] {
    let (count, correction) = (version.blocks(level), version.correction(level))
    let divisor = ReedSolomon.divisor(correction)
    let (short, longer) = (data.count / count, data.count % count)
    var blocks: [(data: [UInt8], correction: [UInt8])] = []
    var position = 0
    for index in 0..<count {
      let block = Array(data[position..<(position + short + (index < count - longer ? 0 : 1))])
      position += block.count
      blocks.append((block, ReedSolomon.remainder(of: block, divisor)))
    }
    var result: [UInt8] = []
    for index in 0...short { for block in blocks where index < block.data.count { result.append(block.data[index]) } }
    for index in 0..<correction { for block in blocks { result.append(block.correction[index]) } }
    return result
  }

  private mutating func set(_ column: Int, _ row: Int, _ dark: Bool) {
    guard 0..<size ~= column, 0..<size ~= row else { return }
    isDark[row * size + column] = dark
    isReserved[row * size + column] = true
  }

  /// Everything but the data: 6.3.
  private mutating func drawPatterns(_ version: QRVersion) {
    for position in 0..<size {
      set(6, position, position % 2 == 0)
      set(position, 6, position % 2 == 0)
    }
    for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for y in -4...4 { for x in -4...4 { set(column + x, row + y, ![2, 4].contains(max(abs(x), abs(y)))) } }
    }
    let places = version.alignments
    for row in places {
      for column in places {
        let isCorner = (column == 6 && row == 6) || (column == 6 && row == size - 7) || (column == size - 7 && row == 6)
        if isCorner { continue }
        for y in -2...2 { for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) } }
      }
    }
    drawFormat(0)
    if version.number >= 7 { drawVersion(version.number) }
  }

  /// The version with its error correction, twice: 7.10.
  private mutating func drawVersion(_ number: Int) {
    var remainder = number
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
    let bits = number << 12 | remainder
    for index in 0..<18 {
      let isSet = bits >> index & 1 == 1
      let (near, far) = (index / 3, size - 11 + index % 3)
      set(far, near, isSet)
      set(near, far, isSet)
    }
  }

  /// Level and mask with their error correction, twice: 7.9.
  private mutating func drawFormat(_ data: Int) {
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (data << 10 | remainder) ^ 0x5412
    func isSet(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { set(8, index, isSet(index)) }
    set(8, 7, isSet(6))
    set(8, 8, isSet(7))
    set(7, 8, isSet(8))
    for index in 9..<15 { set(14 - index, 8, isSet(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, isSet(index)) }
    for index in 8..<15 { set(8, size - 15 + index, isSet(index)) }
    set(8, size - 8, true)
  }

  /// Two columns at a time from the right, upward and downward in turn: 7.7.3.
  private mutating func place(_ data: [UInt8]) {
    var index = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isReserved[row * size + column] && index < data.count * 8 {
          isDark[row * size + column] = data[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  /// Applies the mask with the lowest penalty: 7.8.
  private mutating func mask(_ level: QRLevel) {
    var best: (code: QRCode, penalty: Int)?
    for number in 0..<8 {
      var code = self
      code.apply(mask: number)
      code.drawFormat(level.bits << 3 | number)
      let penalty = code.penalty
      if penalty < best?.penalty ?? .max { best = (code, penalty) }
    }
    if let best { self = best.code }
  }

  private mutating func apply(mask number: Int) {
    for y in 0..<size {
      for x in 0..<size where !isReserved[y * size + x] {
        let inverts =
          switch number {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if inverts { isDark[y * size + x].toggle() }
      }
    }
  }

  /// Penalizes runs of five and more, blocks of two by two, patterns that look like a finder, and an imbalance: 7.8.3.
  private var penalty: Int {
    var penalty = 0
    for one in 0..<size {
      penalty += linePenalty { isDark[one * size + $0] } + linePenalty { isDark[$0 * size + one] }
    }
    var dark = 0
    for y in 0..<size {
      for x in 0..<size {
        let here = isDark[y * size + x]
        if here { dark += 1 }
        guard x + 1 < size, y + 1 < size else { continue }
        if here == isDark[y * size + x + 1], here == isDark[(y + 1) * size + x], here == isDark[(y + 1) * size + x + 1]
        {
          penalty += 3
        }
      }
    }
    return penalty + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  private func linePenalty(_ isDark: (Int) -> Bool) -> Int {
    var (penalty, run, last, window) = (0, 0, false, 0)
    for position in 0..<size {
      let dark = isDark(position)
      run = position > 0 && dark == last ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
      last = dark
      window = (window << 1 | (dark ? 1 : 0)) & 0x7FF
      if position >= 10, window == 0b101_1101_0000 || window == 0b000_0101_1101 { penalty += 40 }
    }
    return penalty
  }
}

private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ value: Int, count length: Int) {
    for shift in stride(from: length - 1, through: 0, by: -1) {
      if count % 8 == 0 { bytes.append(0) }
      if value >> shift & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
      count += 1
    }
  }
}
