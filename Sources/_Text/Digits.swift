extension Int {
  /// The number in decimal digits.
  // Not inlined, here and below: dozens of places call it, and each would be a copy.
  @inline(never)
  public var text: String {
    var bytes: [UInt8] = []
    if self < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digits: UInt64(magnitude))
    return String(bytes: bytes)
  }

  /// The number for a sentence, with commas between thousands: "4,096".
  @inline(never)
  public var groupedText: String {
    guard magnitude >= 1000 else { return text }
    let thousandPlusRest = 1000 + Int(magnitude % 1000)
    return (self / 1000).groupedText + "," + String(bytes: Array(thousandPlusRest.text.bytes.dropFirst()))
  }
}

extension FixedWidthInteger {
  /// Reads decimal digits, and nothing else; nil if there are none, another byte is among them, or they don't fit.
  public init?(digits: some Sequence<UInt8>) {
    var number: Self = 0
    var isEmpty = true
    for byte in digits {
      guard byte.isDigit else { return nil }
      let (tens, isTooLong) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = tens.addingReportingOverflow(Self(byte & 15))
      guard !isTooLong, !isTooLarge else { return nil }
      number = sum
      isEmpty = false
    }
    guard !isEmpty else { return nil }
    self = number
  }
}

extension [UInt8] {
  /// Appends a text that is written in the code.
  public mutating func append(utf8 text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends the decimal digits of a number, the last `places` of them after a point.
  public mutating func append(digits number: UInt64, places: Int = 0) {
    // Enough for 20 digits, which is every number, and a point.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
      var rest = number
      var position = buffer.count
      var written = 0
      while rest > 0 || written <= places {
        if written == places && places > 0 {
          position -= 1
          buffer[position] = UInt8(ascii: ".")
        }
        position -= 1
        buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        written += 1
      }
      guard let base = buffer.baseAddress else { return }
      append(contentsOf: UnsafeBufferPointer(start: base + position, count: buffer.count - position))
    }
  }
}

/// The uppercase hex digit of a value, 0...15.
public func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
}

/// The value of an ASCII hex digit, 0...15; nil for other bytes.
public func hexDigitValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}

extension UInt8 {
  /// Whether it's an ASCII digit, 0-9.
  @inlinable
  public var isDigit: Bool { self >= 48 && self <= 57 }

  /// Whether it's an ASCII letter, A-Z or a-z.
  @inlinable
  public var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether it's an ASCII letter or digit.
  @inlinable
  public var isLetterOrDigit: Bool { isLetter || isDigit }
}
