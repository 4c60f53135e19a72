/// Makes inputs that look almost right: seeds cut, doubled, joined and with bytes changed. The same ones for the same
/// chance.
struct Mutator {
  private let seeds: [[UInt8]]
  private let longSeeds: [[UInt8]]
  private let pieces: [[UInt8]]
  private var random: SplitMix64

  /// - Parameters:
  ///   - seeds: Whole inputs to begin with.
  ///   - longSeeds: The same, but used only now and then, because they take long to read.
  ///   - pieces: Parts of inputs to put in.
  init(seeds: [[UInt8]], longSeeds: [[UInt8]], pieces: [String], random: SplitMix64) {
    self.seeds = seeds
    self.longSeeds = longSeeds
    self.pieces = pieces.map { Array($0.utf8) }
    self.random = random
  }

  /// Replaces the bytes by the next input.
  mutating func next(_ bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    if random.chance(16) {
      for _ in 0..<random.below(40) { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      return
    }
    let isLong = !longSeeds.isEmpty && random.chance(64)
    bytes += isLong ? longSeeds[random.below(longSeeds.count)] : seeds[random.below(seeds.count)]
    for _ in 0..<random.below(6) { mutate(&bytes, upTo: isLong ? .max : 4096) }
  }

  private mutating func mutate(_ bytes: inout [UInt8], upTo most: Int) {
    let offset = random.below(bytes.count + 1)
    switch random.below(7) {
    case 0: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: offset)
    case 1: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: offset)
    case 2 where offset < bytes.count: bytes.remove(at: offset)
    case 3 where offset < bytes.count: bytes[offset] = UInt8(truncatingIfNeeded: random.next())
    case 4 where offset < bytes.count: bytes[offset] ^= 1 << UInt8(random.below(8))
    case 5: bytes.removeSubrange(offset..<offset + random.below(bytes.count - offset + 1))
    default: bytes.append(contentsOf: bytes.prefix(offset))
    }
    if bytes.count > most { bytes.removeLast(bytes.count - most) }
  }
}
