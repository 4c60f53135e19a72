extension SRGB {
  /// The color without its alpha. A missing component counts as 0. Nothing is clamped: a color of a wider space may be
  /// outside 0...1.
  public init(_ color: CSSColor) {
    let (first, second, third) = (color.first ?? 0, color.second ?? 0, color.third ?? 0)
    switch color.space {
    case .rgb, .srgb: self.init(red: first, green: second, blue: third)
    case .hsl: self.init(HSL(hue: first, saturation: second, lightness: third))
    case .hwb: self.init(HWB(hue: first, whiteness: second, blackness: third))
    case .lab: self.init(CIELAB<D50>(lightness: first, a: second, b: third))
    case .lch: self.init(CIELAB<D50>(CIELCH<D50>(lightness: first, chroma: second, hue: third)))
    case .oklab: self.init(OKLab(lightness: first, a: second, b: third))
    case .oklch: self.init(OKLCH(lightness: first, chroma: second, hue: third))
    case .srgbLinear: self.init(LinearSRGB(red: first, green: second, blue: third))
    case .displayP3: self.init(DisplayP3(red: first, green: second, blue: third))
    case .displayP3Linear: self.init(LinearSRGB(linearP3: (first, second, third)))
    case .a98RGB: self.init(XYZ<D65>(A98RGB(red: first, green: second, blue: third)))
    case .proPhotoRGB: self.init(XYZ<D65>(XYZ<D50>(ProPhotoRGB(red: first, green: second, blue: third))))
    case .rec2020: self.init(XYZ<D65>(Rec2020(red: first, green: second, blue: third)))
    case .xyzD50: self.init(XYZ<D65>(XYZ<D50>(x: first, y: second, z: third)))
    case .xyzD65: self.init(XYZ<D65>(x: first, y: second, z: third))
    }
  }

  /// Encodes tristimulus values. Nothing is clamped.
  public init(_ color: XYZ<D65>) { self.init(LinearSRGB(color)) }
}

extension SRGB {
  /// The color in CSS: its hex, or, outside sRGB, `color(display-p3 …)`.
  public var css: String {
    guard !isInGamut else { return hex }
    let wide = DisplayP3(self)
    return CSSColor(.displayP3, wide.red, wide.green, wide.blue).text
  }
}

extension CSSColor {
  /// Writes a color as rgb().
  public init(_ color: SRGB, alpha: Double = 1) {
    self.init(.rgb, color.red, color.green, color.blue, alpha: alpha)
  }

  /// Writes a color as oklch(). The hue of a gray is missing.
  public init(_ color: OKLCH, alpha: Double = 1) {
    self.init(.oklch, color.lightness, color.chroma, color.hueIsPowerless ? nil : color.hue, alpha: alpha)
  }

  /// The color without its alpha, as a display with this gamut can show it. In Display P3 these sRGB channels may be
  /// outside 0...1; those of `DisplayP3` are within.
  public func displayable(by method: GamutMapping = .localMINDE, in gamut: DisplayGamut = .sRGB) -> SRGB {
    switch space {
    case .rgb, .hsl, .hwb: SRGB(self).clipped
    // Straight from the given lightness: at 1 that's white, which rounding on a detour would miss.
    case .oklab:
      OKLab(lightness: first ?? 0, a: second ?? 0, b: third ?? 0).displayable(by: method, in: gamut)
    case .oklch:
      OKLCH(lightness: first ?? 0, chroma: second ?? 0, hue: third ?? 0).displayable(by: method, in: gamut)
    default: SRGB(self).displayable(by: method, in: gamut)
    }
  }
}
