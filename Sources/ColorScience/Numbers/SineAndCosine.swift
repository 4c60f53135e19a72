/// The sine and the cosine of an angle in degrees: exact at right angles, and within a unit or two in the last place
/// elsewhere. Uses nested Taylor series within 45 degrees of a right angle, where nine terms suffice.
func sineAndCosine(degrees angle: Double) -> (sine: Double, cosine: Double) {
  let angle = turned(angle)
  let quarter = (angle / 90).rounded()
  let rest = (angle - quarter * 90) * (Double.pi / 180)
  let square = rest * rest
  var sine = 1.0
  var cosine = 1.0
  var term = 18.0
  while term > 0 {
    sine = 1 - square / (term * (term + 1)) * sine
    cosine = 1 - square / ((term - 1) * term) * cosine
    term -= 2
  }
  sine *= rest
  switch quarter {
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  case 3: return (-cosine, sine)
  default: return (sine, cosine)
  }
}
