/// Makes inputs that look almost right: seeds cut, doubled, joined and with bytes changed. The same ones for the same
/// seed of chance.
struct Mutator {
  private let seeds: [[UInt8]]
  private let pieces: [[UInt8]]
  private var state: UInt64

  /// - Parameters:
  ///   - seeds: Whole inputs to begin with.
  ///   - pieces: Parts of inputs to put in.
  init(seeds: [[UInt8]], pieces: [String], seed: UInt64) {
    self.seeds = seeds
    self.pieces = pieces.map { Array($0.utf8) }
    state = seed
  }

  /// Replaces the bytes by the next input.
  mutating func next(_ bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    if chance(16) {
      for _ in 0..<below(40) { bytes.append(UInt8(truncatingIfNeeded: random())) }
      return
    }
    // Now and then all of a long seed, which takes long to read; mostly a part that a change is likely to matter in.
    bytes.append(contentsOf: seeds[below(seeds.count)].prefix(chance(256) ? .max : 4096))
    for _ in 0..<below(6) { mutate(&bytes) }
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = below(bytes.count + 1)
    switch below(7) {
    case 0: bytes.insert(UInt8(truncatingIfNeeded: random()), at: place)
    case 1: bytes.insert(contentsOf: pieces[below(pieces.count)], at: place)
    case 2 where place < bytes.count: bytes.remove(at: place)
    case 3 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random())
    case 4 where place < bytes.count: bytes[place] ^= 1 << UInt8(below(8))
    case 5: bytes.removeSubrange(place..<place + below(bytes.count - place + 1))
    default: bytes.append(contentsOf: bytes.prefix(place))
    }
    if bytes.count > 4096 { bytes.removeLast(bytes.count - 4096) }
  }

  private mutating func below(_ bound: Int) -> Int { Int(random() % UInt64(bound)) }
  private mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

  /// SplitMix64.
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
