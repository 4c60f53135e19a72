import _Text

extension Scanner {
  /// Whether a number starts here. Source: CSS Syntax Module Level 3, section 4.3.10.
  var numberBegins: Bool {
    var offset = position
    if byte(at: offset) == UInt8(ascii: "+") || byte(at: offset) == UInt8(ascii: "-") { offset += 1 }
    if byte(at: offset) == UInt8(ascii: ".") { offset += 1 }
    return byte(at: offset).isDigit
  }

  /// Reads the number that starts here. Exact for up to 15 digits with an exponent within ±22, otherwise within a few
  /// units in the last place. Anything above 1e38 is read as 1e38.
  /// Source: CSS Syntax Module Level 3, section 4.3.12.
  mutating func number() -> Double {
    let negative = here == UInt8(ascii: "-")
    if negative || here == UInt8(ascii: "+") { advance() }
    var mantissa: UInt64 = 0
    var exponent = 0
    while here.isDigit {
      if mantissa < mantissaLimit { mantissa = mantissa * 10 + UInt64(here & 15) } else { exponent += 1 }
      advance()
    }
    if here == UInt8(ascii: "."), byte(at: position + 1).isDigit {
      advance()
      while here.isDigit {
        if mantissa < mantissaLimit {
          mantissa = mantissa * 10 + UInt64(here & 15)
          exponent -= 1
        }
        advance()
      }
    }
    exponent += writtenExponent()
    let magnitude = scaled(mantissa, exponent)
    return negative ? -magnitude : magnitude
  }

  /// Reads an exponent such as `e+10` if there is one here. An absurd exponent becomes ±9999.
  private mutating func writtenExponent() -> Int {
    guard here | 0x20 == UInt8(ascii: "e") else { return 0 }
    let sign = byte(at: position + 1)
    let signed = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    guard byte(at: position + (signed ? 2 : 1)).isDigit else { return 0 }
    for _ in 0..<(signed ? 2 : 1) { advance() }
    var exponent = 0
    while here.isDigit {
      exponent = min(exponent * 10 + Int(here & 15), 9999)
      advance()
    }
    return sign == UInt8(ascii: "-") ? -exponent : exponent
  }
}

/// Larger numbers become this one, about the browsers' limit, so that everything computed from a color is finite.
let largestNumber = 1e38

/// Below this, one more digit fits into 64 bits.
private let mantissaLimit: UInt64 = 1_000_000_000_000_000_000

private func scaled(_ mantissa: UInt64, _ exponent: Int) -> Double {
  let digits = Double(mantissa)
  if exponent == 0 || mantissa == 0 { return digits }
  if exponent < 0 && exponent >= -22 { return digits / powersOfTen[-exponent] }
  if exponent > 0 && exponent <= 22 { return digits * powersOfTen[exponent] }
  var number = digits
  var rest = exponent
  while rest < -22 && number > 0 {
    number /= 1e22
    rest += 22
  }
  while rest > 22 && number < largestNumber {
    number *= 1e22
    rest -= 22
  }
  return min(rest < 0 ? number / powersOfTen[max(-22, rest) * -1] : number * powersOfTen[min(22, rest)], largestNumber)
}

/// The powers of ten that a Double can represent exactly.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]
