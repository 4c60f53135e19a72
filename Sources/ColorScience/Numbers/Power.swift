import RealModule

/// A number of 0 and up to any power, to 14 digits for what isn't astronomical. In WebAssembly from series, because the tables
/// of the C library's function weigh as much as all color spaces together.
func power(_ base: Double, _ exponent: Double) -> Double {
  #if hasFeature(Embedded)
    powerBySeries(base, exponent)
  #else
    Double.pow(base, exponent)
  #endif
}

/// The same as e to the power of the exponent times the base's logarithm: ln m = 2 artanh((m - 1) / (m + 1)).
func powerBySeries(_ base: Double, _ exponent: Double) -> Double {
  guard base > 0, base < .infinity else { return base == 0 && exponent > 0 ? 0 : base * exponent }
  var mantissa = base.significand
  var power = Double(base.exponent)
  if mantissa > 1.4142135623730951 { (mantissa, power) = (mantissa / 2, power + 1) }
  let ratio = (mantissa - 1) / (mantissa + 1)
  let square = ratio * ratio
  var series = 0.0
  var term = 23.0
  while term > 0 {
    series = series * square + 1 / term
    term -= 2
  }
  // The powers of two stay apart from the rest, so that large ones don't cost digits.
  let twos = power * exponent
  let whole = (twos + 2 * ratio * series * exponent / 0.6931471805599453).rounded()
  guard whole.magnitude < 1000 else { return whole > 0 ? .infinity : 0 }
  let rest = (twos - whole) * 0.6931471805599453 + 2 * ratio * series * exponent
  var result = 1.0
  term = 16
  while term > 0 {
    result = 1 + rest / term * result
    term -= 1
  }
  return result * Double(sign: .plus, exponent: Int(whole), significand: 1)
}
