import RealModule

/// The direction of a point from the origin, in degrees of 0..<360; 0 for the origin itself.
func degrees(y: Double, x: Double) -> Double {
  let angle = Double.atan2(y: y, x: x) * (180 / Double.pi)
  guard angle < 0 else { return angle }
  let turned = angle + 360
  return turned < 360 ? turned : 0
}

/// Degrees as radians.
func radians(_ degrees: Double) -> Double { degrees * (Double.pi / 180) }

/// An angle in degrees, normalized to 0..<360; 0 if it isn't finite.
func turned(_ degrees: Double) -> Double {
  guard degrees.isFinite else { return 0 }
  let remainder = degrees.truncatingRemainder(dividingBy: 360)
  guard remainder < 0 else { return remainder }
  let angle = remainder + 360
  return angle < 360 ? angle : 0
}
