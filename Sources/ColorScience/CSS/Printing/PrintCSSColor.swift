import _Text

extension CSSColor {
  /// The color as CSS serializes it. rgb(), hsl(), hwb(), hex and names become `rgb(255, 99, 71)` or `rgba(…, 0.5)`,
  /// the channels in whole bytes; with a missing component, which commas don't allow, rgb() becomes `color(srgb …)`,
  /// and hsl() and hwb() stay. The others keep their notation, with up to 6 decimals. Reading the result and printing
  /// it again gives the same text.
  /// Source: CSS Color Module Level 4, section 15.
  public var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(bytes: bytes)
  }

  /// Appends the text to UTF-8.
  public func append(to bytes: inout [UInt8]) {
    let isWhole = first != nil && second != nil && third != nil && alpha != nil
    switch space {
    case .rgb where !isWhole: append(.srgb, .number, .number, .number, to: &bytes)
    case .hsl where !isWhole, .hwb where !isWhole: append(space, .hue, .percentage, .percentage, to: &bytes)
    case .rgb, .hsl, .hwb: appendAsBytes(to: &bytes)
    case .lch, .oklch: append(space, .number, .number, .hue, to: &bytes)
    default: append(space, .number, .number, .number, to: &bytes)
    }
  }

  private enum Form { case number, percentage, hue }

  /// The notation without commas.
  private func append(
    _ space: Space, _ firstForm: Form, _ secondForm: Form, _ thirdForm: Form, to bytes: inout [UInt8]
  ) {
    bytes.append(utf8: space.opening)
    append(first, as: firstForm, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    append(second, as: secondForm, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    append(third, as: thirdForm, to: &bytes)
    if !isPrintedOpaque {
      bytes.append(utf8: " / ")
      append(alpha, as: .number, to: &bytes)
    }
    bytes.append(UInt8(ascii: ")"))
  }

  private func append(_ component: Double?, as form: Form, to bytes: inout [UInt8]) {
    guard let component else {
      bytes.append(utf8: "none")
      return
    }
    switch form {
    case .number: FixedDecimal(component, places: 6).append(to: &bytes)
    // A hue that would round to 360 is 0.
    case .hue: FixedDecimal(component < 360 - 0.000_000_5 ? component : 0, places: 6).append(to: &bytes)
    case .percentage:
      FixedDecimal(component * 100, places: 6).append(to: &bytes)
      bytes.append(UInt8(ascii: "%"))
    }
  }

  private func appendAsBytes(to bytes: inout [UInt8]) {
    let rgb = SRGB(self).rgb
    bytes.append(utf8: isPrintedOpaque ? "rgb(" : "rgba(")
    for shift in [UInt32(16), 8, 0] {
      if shift < 16 { bytes.append(utf8: ", ") }
      bytes.append(digits: UInt64(rgb >> shift & 255))
    }
    if !isPrintedOpaque {
      bytes.append(utf8: ", ")
      FixedDecimal(opacity, places: decimals(ofAlpha: opacity)).append(to: &bytes)
    }
    bytes.append(UInt8(ascii: ")"))
  }

  /// An alpha that would print as 1 is left out, like 1, and reads back the same.
  private var isPrintedOpaque: Bool { alpha.map { $0 >= 1 - 0.000_000_5 } ?? false }
}

/// For an alpha from a byte, as in a hex: two decimals if they give the same byte, else three. Six for any other.
private func decimals(ofAlpha alpha: Double) -> Int {
  guard Double(byte(alpha)) / 255 == alpha else { return 6 }
  return byte((alpha * 100 + 0.5).rounded(.down) / 100) == byte(alpha) ? 2 : 3
}

extension CSSColor.Space {
  /// The text before the first component.
  fileprivate var opening: StaticString {
    switch self {
    case .rgb: "rgb("
    case .hsl: "hsl("
    case .hwb: "hwb("
    case .lab: "lab("
    case .lch: "lch("
    case .oklab: "oklab("
    case .oklch: "oklch("
    case .srgb: "color(srgb "
    case .srgbLinear: "color(srgb-linear "
    case .displayP3: "color(display-p3 "
    case .displayP3Linear: "color(display-p3-linear "
    case .a98RGB: "color(a98-rgb "
    case .proPhotoRGB: "color(prophoto-rgb "
    case .rec2020: "color(rec2020 "
    case .xyzD50: "color(xyz-d50 "
    case .xyzD65: "color(xyz-d65 "
    }
  }
}
