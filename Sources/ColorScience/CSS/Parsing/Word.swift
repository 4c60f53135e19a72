/// A CSS identifier of at most 24 bytes in lowercase: enough for the longest keyword, and comparable without a string.
/// Longer ones equal no keyword.
struct Word: Equatable, Comparable {
  private var high: UInt64 = 0
  private var middle: UInt64 = 0
  private var low: UInt64 = 0
  private(set) var count = 0

  init() {}

  init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      for byte in bytes { append(byte) }
    }
  }

  /// Appends a byte, an ASCII letter in lowercase. Nothing but ASCII is folded: U+212A is not k.
  mutating func append(_ byte: UInt8) {
    let small = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    let shift = UInt64(56 - count % 8 * 8)
    switch count / 8 {
    case 0: high |= UInt64(small) << shift
    case 1: middle |= UInt64(small) << shift
    case 2: low |= UInt64(small) << shift
    default: break
    }
    count += 1
  }

  static func < (one: Word, other: Word) -> Bool {
    if one.high != other.high { return one.high < other.high }
    if one.middle != other.middle { return one.middle < other.middle }
    return one.low < other.low
  }

  // Not inlined: each keyword that's looked for would bring 24 bytes of constants, 0.8 kB on the wire in all.
  @inline(never)
  static func == (word: Word, text: StaticString) -> Bool {
    guard word.count == text.utf8CodeUnitCount else { return false }
    return word == Word(text)
  }
}
