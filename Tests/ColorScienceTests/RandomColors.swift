import ColorScience

/// The same random numbers in every run. Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
/// generators", 2014 (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  mutating func rgb() -> UInt32 { UInt32(next() & 0xFFFFFF) }
  mutating func double(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func srgb() -> SRGB {
    SRGB(red: double(in: 0...1), green: double(in: 0...1), blue: double(in: 0...1))
  }
}
