/// One value between the parentheses of a color function.
struct Component {
  enum Kind { case number, percentage, angle, none }

  let kind: Kind
  /// The number, the percentage (50 for 50%), or the angle in degrees; 0 for `none`.
  let value: Double
  /// The offset of its first byte.
  let offset: Int
}

extension Scanner {
  /// Reads a number, a percentage, an angle or `none`; skips blanks before it.
  mutating func component(_ wanted: CSSColorError.Expected) throws(CSSColorError) -> Component {
    try skipBlanks()
    let start = position
    guard numberBegins else {
      guard identifierBegins(at: position) else { throw error(.expected(wanted)) }
      let word = word()
      if word == "none" && here != UInt8(ascii: "(") { return Component(kind: .none, value: 0, offset: start) }
      if here == UInt8(ascii: "(") || word == "from" { throw error(.unsupported, at: start) }
      throw error(.expected(wanted), at: start)
    }
    let value = number()
    if take(UInt8(ascii: "%")) { return Component(kind: .percentage, value: value, offset: start) }
    guard identifierBegins(at: position) else { return Component(kind: .number, value: value, offset: start) }
    let unitStart = position
    guard let degrees = degrees(of: word()) else { throw error(.unknownUnit, at: unitStart) }
    return Component(kind: .angle, value: value * degrees, offset: start)
  }

  private func degrees(of unit: Word) -> Double? {
    if unit == "deg" { return 1 }
    if unit == "turn" { return 360 }
    if unit == "rad" { return 180 / Double.pi }
    if unit == "grad" { return 0.9 }
    return nil
  }
}
