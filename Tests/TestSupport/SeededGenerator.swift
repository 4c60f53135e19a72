/// SplitMix64: the same numbers from the same seed, on every machine.
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Either bytes of any value, or pieces of theme texts shuffled and cut.
  public mutating func hostileText() -> String {
    if Bool.random(using: &self) {
      let bytes = (0..<Int.random(in: 0...60, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }
      return String(decoding: bytes, as: UTF8.self)
    }
    let pieces = [
      "primary=", "accent=", "title=", "body=", "&", "&", "&", "=", "+", "%", "%4", "%C3%A9", "%FF", "red-500",
      "pink-a200", "Lato", "é", "\u{0}", "\u{1F}", "?", "#/", "title-font", "summary", "\n", "\u{FFFD}", "🖍",
    ]
    return (0..<Int.random(in: 0...9, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }
}
