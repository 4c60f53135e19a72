/// A decimal number as people write it: a percent sign may follow, and a comma is as good as a point.
public struct Numeral: Sendable {
  /// The number as it's written: 50 for "50%".
  public private(set) var value: Double
  public private(set) var hasPoint = false
  public private(set) var isPercentage = false

  /// Nil if the bytes aren't such a number.
  public init?(_ bytes: [UInt8]) {
    var whole = 0.0
    var scale = 1.0
    var digits = 0
    var isNegative = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: "+") where index == 0: break
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isPercentage && digits < 18:
        whole = whole * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { scale *= 10 }
        digits += 1
      case UInt8(ascii: ".") where !hasPoint && !isPercentage, UInt8(ascii: ",") where !hasPoint && !isPercentage:
        hasPoint = true
      case UInt8(ascii: "%") where !isPercentage && digits > 0: isPercentage = true
      // A slider's value may have more decimals than fit; the rest don't matter.
      case UInt8(ascii: "0")...UInt8(ascii: "9") where hasPoint && !isPercentage: break
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    value = (isNegative ? -whole : whole) / scale
  }
}
