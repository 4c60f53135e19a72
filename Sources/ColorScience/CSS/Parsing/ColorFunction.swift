extension Scanner {
  /// Reads a color function from after its opening parenthesis to its closing one.
  mutating func function(named name: Word, at start: Int) throws(CSSColorError) -> CSSColor {
    if name == "rgb" || name == "rgba" { return try notationWithCommasOrSpaces(.rgb, .byte, .byte, .byte) }
    if name == "hsl" || name == "hsla" { return try notationWithCommasOrSpaces(.hsl, .hue, .saturation, .percent) }
    if name == "hwb" { return try notation(.hwb, .hue, .percent, .percent) }
    if name == "lab" { return try notation(.lab, .cieLightness, .cieAxis, .cieAxis) }
    if name == "lch" { return try notation(.lch, .cieLightness, .cieChroma, .hue) }
    if name == "oklab" { return try notation(.oklab, .okLightness, .okAxis, .okAxis) }
    if name == "oklch" { return try notation(.oklch, .okLightness, .okChroma, .hue) }
    if name == "color" { return try notation(try predefinedSpace(), .unit, .unit, .unit) }
    let outOfScope = name == "color-mix" || name == "light-dark" || name == "contrast-color" || name == "device-cmyk"
    throw error(outOfScope ? .unsupported : .unknownFunction, at: start)
  }

  /// Three components separated by spaces, then optionally a slash and the alpha.
  private mutating func notation(
    _ space: CSSColor.Space, _ first: ComponentScale, _ second: ComponentScale, _ third: ComponentScale
  ) throws(CSSColorError) -> CSSColor {
    try notation(space, from: component(first.wanted), first, second, third)
  }

  private mutating func notation(
    _ space: CSSColor.Space, from component: Component, _ first: ComponentScale, _ second: ComponentScale,
    _ third: ComponentScale
  ) throws(CSSColorError) -> CSSColor {
    var color = CSSColor(space, try first.value(of: component), nil, nil)
    color.second = try second.value(of: componentAfterSpace(second.wanted))
    color.third = try third.value(of: componentAfterSpace(third.wanted))
    try skipBlanks()
    if take(UInt8(ascii: "/")) {
      color.alpha = try alpha(self.component(.numberOrPercentage))
      try close(.end)
    } else {
      try close(.slashOrEnd)
    }
    return color
  }

  /// The same, or the older notation with commas, which has no `none`, doesn't mix numbers and percentages, and
  /// requires percentages after the hue of hsl().
  private mutating func notationWithCommasOrSpaces(
    _ space: CSSColor.Space, _ first: ComponentScale, _ second: ComponentScale, _ third: ComponentScale
  ) throws(CSSColorError) -> CSSColor {
    let opening = try component(first.wanted)
    try skipBlanks()
    guard here == UInt8(ascii: ",") else { return try notation(space, from: opening, first, second, third) }
    var color = CSSColor(space, try first.value(of: opening), nil, nil)
    if opening.kind == .none { throw error(.noneBetweenCommas, at: opening.offset) }
    let kind = space == .hsl ? .percentage : opening.kind
    let wanted: CSSColorError.Expected = kind == .percentage ? .percentage : .number
    color.second = try second.value(of: componentAfterComma(wanted, of: kind))
    color.third = try third.value(of: componentAfterComma(wanted, of: kind))
    try skipBlanks()
    if here == UInt8(ascii: ",") {
      color.alpha = try alpha(componentAfterComma(.numberOrPercentage, of: nil))
      try close(.end)
    } else {
      try close(.commaOrEnd)
    }
    return color
  }

  private mutating func componentAfterSpace(_ wanted: CSSColorError.Expected) throws(CSSColorError) -> Component {
    try skipBlanks()
    if here == UInt8(ascii: ",") { throw error(.unexpectedComma) }
    return try component(wanted)
  }

  private mutating func componentAfterComma(
    _ wanted: CSSColorError.Expected, of kind: Component.Kind?
  ) throws(CSSColorError) -> Component {
    try skipBlanks()
    guard take(UInt8(ascii: ",")) else { throw error(.expected(.comma)) }
    let component = try component(wanted)
    if component.kind == .none { throw error(.noneBetweenCommas, at: component.offset) }
    if let kind, component.kind != kind {
      let mixed = component.kind != .angle && wanted == .number || component.kind == .number
      throw error(mixed ? .mixedBetweenCommas : .expected(wanted), at: component.offset)
    }
    return component
  }

  private func alpha(_ component: Component) throws(CSSColorError) -> Double? {
    switch component.kind {
    case .none: return nil
    case .number: return clampedToUnit(component.value)
    case .percentage: return clampedToUnit(component.value / 100)
    case .angle: throw error(.expected(.numberOrPercentage), at: component.offset)
    }
  }

  private mutating func close(_ wanted: CSSColorError.Expected) throws(CSSColorError) {
    try skipBlanks()
    guard take(UInt8(ascii: ")")) else { throw error(.expected(wanted)) }
  }

  private mutating func predefinedSpace() throws(CSSColorError) -> CSSColor.Space {
    try skipBlanks()
    let start = position
    guard identifierBegins(at: position) else { throw error(.unknownSpace) }
    let name = word()
    if name == "srgb" { return .srgb }
    if name == "display-p3" { return .displayP3 }
    if name == "srgb-linear" { return .srgbLinear }
    if name == "display-p3-linear" { return .displayP3Linear }
    if name == "xyz" || name == "xyz-d65" { return .xyzD65 }
    if name == "xyz-d50" { return .xyzD50 }
    if name == "rec2020" { return .rec2020 }
    if name == "a98-rgb" { return .a98RGB }
    if name == "prophoto-rgb" { return .proPhotoRGB }
    throw error(name == "from" ? .unsupported : .unknownSpace, at: start)
  }
}
