/// A number as text with at most this many decimals: rounded half up, without trailing zeros or "-0".
public struct FixedDecimal: Sendable {
  private let value: Double
  private let places: Int

  /// Takes a number and the most decimals to print, 0...9.
  public init(_ value: Double, places: Int) {
    self.value = value
    self.places = max(0, min(9, places))
  }

  /// The text, such as "0.5" or "-12"; "100000000000e+9" from 1e15 on; "calc(NaN)" and "calc(infinity)", as CSS writes
  /// what isn't a number.
  public var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(bytes: bytes)
  }

  /// Appends the text to UTF-8.
  public func append(to bytes: inout [UInt8]) {
    guard value.isFinite else {
      bytes.append(utf8: value.isNaN ? "calc(NaN)" : value > 0 ? "calc(infinity)" : "calc(-infinity)")
      return
    }
    let magnitude = value.magnitude
    guard magnitude < 1e9 else {
      appendLarge(to: &bytes)
      return
    }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let product = magnitude * scale
    // Below 1e18. Half up, whatever the sign: -0.5 becomes -0, 0.5 becomes 1.
    let whole = Int64(product)
    let rest = product - Double(whole)
    var digits = UInt64(truncatingIfNeeded: whole)
    if value < 0 ? rest > 0.5 : rest >= 0.5 { digits += 1 }
    if value < 0 && digits > 0 { bytes.append(UInt8(ascii: "-")) }
    var places = digits == 0 ? 0 : places
    while places > 0 && digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    bytes.append(digits: digits, places: places)
  }

  /// From 1e9: no decimals. From 1e15: twelve digits and an exponent, few enough to read back the same.
  private func appendLarge(to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var magnitude = value.magnitude
    guard magnitude >= 1e15 else {
      bytes.append(digits: UInt64(magnitude))
      return
    }
    var exponent: UInt64 = 0
    while magnitude >= 1e12 - 0.5 {
      magnitude /= 10
      exponent += 1
    }
    bytes.append(digits: UInt64(magnitude + 0.5))
    bytes.append(utf8: "e+")
    bytes.append(digits: exponent)
  }
}
