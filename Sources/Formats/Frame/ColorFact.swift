import ColorScience
import _Text

// Colors and numbers as texts that pass between programs.

/// The number that digits say, a billion at most; 0 for what isn't a number.
func wholeNumber(_ digits: String) -> Int { Int(min(decimal(digits.bytes) ?? 0, 1e9)) }

extension SRGB {
  /// The hex digits or, if they don't say everything, the bits of the channels as 48 of them.
  var fact: String {
    if self == SRGB(rgb) { return hexDigits }
    var digits: [UInt8] = []
    for channel in [red, green, blue] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        let digit = UInt8(channel.bitPattern >> shift & 15)
        digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit)
      }
    }
    return String(bytes: digits)
  }

  init?(fact: String) {
    let digits = fact.bytes.compactMap { hexDigitValue($0) }
    func number(_ digits: ArraySlice<UInt8>) -> UInt64 { digits.reduce(0) { $0 << 4 | UInt64($1) } }
    switch digits.count {
    case 6: self.init(UInt32(truncatingIfNeeded: number(digits[...])))
    case 48:
      self.init(
        red: Double(bitPattern: number(digits[..<16])), green: Double(bitPattern: number(digits[16..<32])),
        blue: Double(bitPattern: number(digits[32...])))
    default: return nil
    }
  }
}
