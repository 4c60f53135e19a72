extension CSSColor {
  /// The color as CSS serialises it: rgb(), hsl(), hwb(), hex and names as `rgb(255, 99, 71)` or `rgba(…, 0.5)` in
  /// whole bytes, a missing component as 0; the others in their own notation with up to 6 decimals and `none`.
  /// Source: CSS Color Module Level 4, section 15.
  public var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(bytes: bytes)
  }

  /// Appends the text to UTF-8.
  public func append(to bytes: inout [UInt8]) {
    switch space {
    case .rgb, .hsl, .hwb: appendAsBytes(to: &bytes)
    default:
      bytes.append(utf8: space.opening)
      appendComponent(first, to: &bytes)
      bytes.append(UInt8(ascii: " "))
      appendComponent(second, to: &bytes)
      bytes.append(UInt8(ascii: " "))
      appendComponent(third, to: &bytes)
      // An alpha that would be printed as 1 is left out like 1, and read back the same.
      if alpha.map({ $0 < 1 - 0.000_000_5 }) ?? true {
        bytes.append(utf8: " / ")
        appendComponent(alpha, to: &bytes)
      }
      bytes.append(UInt8(ascii: ")"))
    }
  }

  private func appendComponent(_ component: Double?, to bytes: inout [UInt8]) {
    if let component { FixedDecimal(component, places: 6).append(to: &bytes) } else { bytes.append(utf8: "none") }
  }

  private func appendAsBytes(to bytes: inout [UInt8]) {
    let rgb = SRGB(self).rgb
    let isOpaque = byte(opacity) == 255
    bytes.append(utf8: isOpaque ? "rgb(" : "rgba(")
    for shift in [UInt32(16), 8, 0] {
      if shift < 16 { bytes.append(utf8: ", ") }
      bytes.append(digits: UInt64(rgb >> shift & 255))
    }
    if !isOpaque {
      bytes.append(utf8: ", ")
      FixedDecimal(opacity, places: decimals(ofAlpha: opacity)).append(to: &bytes)
    }
    bytes.append(UInt8(ascii: ")"))
  }
}

/// Two decimals where they survive the way to 8 bits and back, else three.
private func decimals(ofAlpha alpha: Double) -> Int {
  byte((alpha * 100 + 0.5).rounded(.down) / 100) == byte(alpha) ? 2 : 3
}

extension CSSColor.Space {
  /// What comes before the first component.
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
