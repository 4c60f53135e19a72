/// Unpacks deflated bytes. Stops with an error once there would be more than the most.
/// Source: RFC 1951.
func inflated(_ packed: [UInt8], atMost most: Int) throws(ImportError) -> [UInt8] {
  var inflation = Inflation(packed, most: most)
  try inflation.run()
  return inflation.bytes
}

/// A run through deflated bytes.
private struct Inflation {
  private(set) var bytes: [UInt8] = []
  private let packed: [UInt8]
  private let most: Int
  private var position = 0
  /// Bits that were taken from the bytes before the position and not used yet, the next one lowest.
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0

  init(_ packed: [UInt8], most: Int) {
    self.packed = packed
    self.most = most
  }

  mutating func run() throws(ImportError) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(fixedLengths, fixedDistances)
      case 2:
        let (lengths, distances) = try codes()
        try unpack(lengths, distances)
      default: throw damage
      }
    }
  }

  private var damage: ImportError { .damaged("This zip is damaged: a file in it can’t be unpacked.") }

  /// Takes up to 13 bits.
  private mutating func take(_ count: UInt32) throws(ImportError) -> Int {
    while bitCount < count {
      guard position < packed.count else { throw damage }
      bits |= UInt32(packed[position]) << bitCount
      bitCount += 8
      position += 1
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return Int(bits & (1 << count - 1))
  }

  /// RFC 1951, 3.2.4.
  private mutating func copyStored() throws(ImportError) {
    bits = 0
    bitCount = 0
    guard position + 4 <= packed.count else { throw damage }
    let length = Int(packed[position]) | Int(packed[position + 1]) << 8
    let complement = Int(packed[position + 2]) | Int(packed[position + 3]) << 8
    position += 4
    guard length == complement ^ 0xFFFF, position + length <= packed.count, bytes.count + length <= most else {
      throw damage
    }
    bytes += packed[position..<position + length]
    position += length
  }

  /// The codes that a block describes: RFC 1951, 3.2.7.
  private mutating func codes() throws(ImportError) -> (lengths: HuffmanCode, distances: HuffmanCode) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    guard lengthCount <= 286, distanceCount <= 30 else { throw damage }
    var sizes = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { sizes[codeOrder[index]] = UInt8(truncatingIfNeeded: try take(3)) }
    guard let code = HuffmanCode(sizes) else { throw damage }
    sizes = []
    while sizes.count < lengthCount + distanceCount {
      let symbol = try symbol(of: code)
      switch symbol {
      case ..<16: sizes.append(UInt8(truncatingIfNeeded: symbol))
      case 16:
        guard let last = sizes.last else { throw damage }
        sizes += [UInt8](repeating: last, count: try take(2) + 3)
      case 17: sizes += [UInt8](repeating: 0, count: try take(3) + 3)
      default: sizes += [UInt8](repeating: 0, count: try take(7) + 11)
      }
    }
    guard sizes.count == lengthCount + distanceCount, let lengths = HuffmanCode(Array(sizes[..<lengthCount])),
      let distances = HuffmanCode(Array(sizes[lengthCount...]))
    else { throw damage }
    return (lengths, distances)
  }

  /// The bytes of a block: RFC 1951, 3.2.5.
  private mutating func unpack(_ lengths: HuffmanCode, _ distances: HuffmanCode) throws(ImportError) {
    while true {
      let symbol = try symbol(of: lengths)
      if symbol == 256 { return }
      guard symbol > 256 else {
        guard bytes.count < most else { throw damage }
        bytes.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      guard symbol <= 285 else { throw damage }
      let length = lengthBases[symbol - 257] + (try take(lengthBits[symbol - 257]))
      let distanceSymbol = try self.symbol(of: distances)
      guard distanceSymbol < 30 else { throw damage }
      let distance = distanceBases[distanceSymbol] + (try take(distanceBits[distanceSymbol]))
      guard distance <= bytes.count, bytes.count + length <= most else { throw damage }
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
  }

  private mutating func symbol(of code: HuffmanCode) throws(ImportError) -> Int {
    // Codes come with their highest bit first. Those of a length are a run of numbers.
    var (number, first, index) = (0, 0, 0)
    for length in 1...15 {
      number |= try take(1)
      let count = code.counts[length]
      if number - first < count { return code.symbols[index + number - first] }
      index += count
      first = (first + count) << 1
      number <<= 1
    }
    throw damage
  }
}

/// A code whose symbols have different numbers of bits: RFC 1951, 3.2.2.
private struct HuffmanCode: Sendable {
  /// How many symbols have codes of each length, 0...15.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols in their codes' order.
  private(set) var symbols: [Int] = []

  /// Takes the length of each symbol's code, 0...15, 0 for none; nil if there are more codes than their lengths allow.
  init?(_ lengths: [UInt8]) {
    for length in lengths { counts[Int(length & 15)] += 1 }
    var room = 1
    for length in 1...15 {
      room = room << 1 - counts[length]
      guard room >= 0 else { return nil }
    }
    for length in UInt8(1)...15 {
      for (symbol, itsLength) in lengths.enumerated() where itsLength == length { symbols.append(symbol) }
    }
    counts[0] = 0
  }

  private init(counts: [Int], symbols: [Int]) {
    self.counts = counts
    self.symbols = symbols
  }

  static let none = HuffmanCode(counts: [Int](repeating: 0, count: 16), symbols: [])
}

private let fixedLengths =
  HuffmanCode(
    (0...287).map { symbol in symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8 }) ?? .none
private let fixedDistances = HuffmanCode([UInt8](repeating: 5, count: 30)) ?? .none

private let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
private let lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
]
private let lengthBits: [UInt32] = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
]
private let distanceBases = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
]
private let distanceBits: [UInt32] = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
]
