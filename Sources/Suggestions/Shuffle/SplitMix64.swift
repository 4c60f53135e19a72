/// SplitMix64: the same numbers from the same seed on every machine.
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SplitMix64: Equatable, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of 0..<bound; the bound is at most 2³¹, so that none is more likely than another by more than 2⁻³².
  /// Source: Lemire, "Fast Random Integer Generation in an Interval", 2019, without its last correction.
  mutating func next(below bound: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) * UInt64(bound)) >> 32)
  }
}
