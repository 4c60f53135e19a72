/// A number without an exponent, such as 0.25 or 0.25f; nil for anything else.
func decimal(_ digits: [UInt8]) -> Double? {
  guard digits.count < 24 else { return nil }
  var value = 0.0
  var scale = 0.0
  for digit in digits {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = value * 10 + Double(digit - UInt8(ascii: "0"))
      scale *= 10
    case UInt8(ascii: ".") where scale == 0: scale = 1
    case UInt8(ascii: "f"), UInt8(ascii: "F"): break
    default: return nil
    }
  }
  return scale > 0 ? value / scale : value
}
