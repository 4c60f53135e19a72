import _Text

extension Double {
  /// The number with two decimals, cut off rather than rounded, so that 4.499 never becomes 4.50. For numbers from 0 to
  /// a million; others become 0.00.
  public var hundredths: String {
    guard self >= 0, self < 1_000_000 else { return "0.00" }
    var bytes: [UInt8] = []
    bytes.append(digits: UInt64(self * 100), places: 2)
    return String(bytes: bytes)
  }

  /// The number as a contrast ratio, cut off the same way: "4.49:1".
  public var ratioText: String { hundredths + ":1" }
}
