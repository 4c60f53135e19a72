import RealModule

// The powers of the transfer functions, whose exponents are all fractions: with roots they're exact to a few units in
// the last place, and faster than the general power, whose tables alone would be a tenth of the page.

/// The fifth root of a number of 0 and up.
func fifthRoot(_ number: Double) -> Double {
  guard number > 0, number < .infinity else { return number }
  // A fifth of the exponent is the root within 5%; each of Newton's steps doubles the digits.
  var root = Double(bitPattern: number.bitPattern / 5 + 0x3326_6666_6666_6666)
  for _ in 0..<5 {
    let square = root * root
    root -= (root - number / (square * square)) / 5
  }
  return root
}

/// The number, 0 and up, to the power of 2.4.
func power2point4(_ number: Double) -> Double {
  let root = fifthRoot(number)
  return number * number * root * root
}

/// The number, 0 and up, to the power of 1 / 2.4, which is 1/4 + 1/6.
func power1over2point4(_ number: Double) -> Double {
  let root = number.squareRoot()
  return root.squareRoot() * Double.root(root, 3)
}

/// The number, 0 and up, to the power of 1.8.
func power1point8(_ number: Double) -> Double {
  let root = fifthRoot(number)
  return number * root * root * root * root
}

/// The number, 0 and up, to the power of 563/256, which is 2 + 1/8 + 1/16 + 1/128 + 1/256.
func power563over256(_ number: Double) -> Double {
  let eighth = number.squareRoot().squareRoot().squareRoot()
  let sixteenth = eighth.squareRoot()
  let over128 = sixteenth.squareRoot().squareRoot().squareRoot()
  return number * number * eighth * sixteenth * over128 * over128.squareRoot()
}
