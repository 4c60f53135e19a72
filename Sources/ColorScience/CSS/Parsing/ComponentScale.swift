/// How a component of a notation becomes a number: the meaning of numbers and percentages, and the range.
enum ComponentScale {
  /// A number of 1 or 100% for 1: color().
  case unit
  /// A number of 255 or 100% for 1, clamped: rgb().
  case byte
  /// A number of 100 or 100% for 1: hsl(), hwb().
  case percent
  /// The same, not below 0: the saturation of hsl().
  case saturation
  /// A number of 100 or 100% for 100, clamped: lab(), lch().
  case cieLightness
  /// 100% for 125: lab().
  case cieAxis
  /// 100% for 150, not below 0: lch().
  case cieChroma
  /// 100% for 1, clamped: oklab(), oklch().
  case okLightness
  /// 100% for 0.4: oklab().
  case okAxis
  /// 100% for 0.4, not below 0: oklch().
  case okChroma
  /// Degrees, turned into 0..<360.
  case hue

  /// The expectation to report if a component is neither a number nor a percentage.
  var wanted: CSSColorError.Expected {
    switch self {
    case .hue: .hue
    default: .numberOrPercentage
    }
  }

  /// The component in the scale's unit; nil for `none`.
  /// Source: CSS Color Module Level 4, the ranges of sections 5, 7, 8, 9 and 10.
  func value(of component: Component) throws(CSSColorError) -> Double? {
    let number = component.value
    switch component.kind {
    case .none: return nil
    case .angle:
      guard case .hue = self else { throw CSSColorError(reason: .expected(wanted), offset: component.offset) }
      return turned(number)
    case .percentage:
      switch self {
      case .hue: throw CSSColorError(reason: .expected(wanted), offset: component.offset)
      case .cieAxis: return max(-largestNumber, min(largestNumber, number * 1.25))
      case .cieChroma: return max(0, min(largestNumber, number * 1.5))
      case .okAxis: return number * 0.004
      case .okChroma: return max(0, number * 0.004)
      case .cieLightness: return max(0, min(100, number))
      case .unit, .percent: return number / 100
      case .saturation: return max(0, number / 100)
      case .byte, .okLightness: return clampedToUnit(number / 100)
      }
    case .number:
      switch self {
      case .hue: return turned(number)
      case .unit, .cieAxis, .okAxis: return number
      case .cieChroma, .okChroma: return max(0, number)
      case .cieLightness: return max(0, min(100, number))
      case .percent: return number / 100
      case .saturation: return max(0, number / 100)
      case .okLightness: return clampedToUnit(number)
      case .byte: return clampedToUnit(number / 255)
      }
    }
  }
}
