extension HCT {
  /// The HCT of a color.
  public init(_ color: SRGB) { self.init(LinearSRGB(color)) }

  /// The HCT of light.
  public init(_ light: LinearSRGB) {
    let appearance = CAM16(light)
    self.init(
      hue: appearance.hue, chroma: appearance.chroma, tone: 116 * response(light.relativeLuminance) - 16)
  }
}

extension SRGB {
  /// The color of an HCT, every channel within 0...1: of that hue and tone, and of that chroma or the greatest that an
  /// sRGB display can show there.
  ///
  /// Not rounded to 8 bits, as material-color-utilities does; `rgb` gives its numbers.
  public init(_ color: HCT) {
    let luminance = stimulus((color.tone + 16) / 116)
    guard color.tone > 0.0001 else {
      self = .black
      return
    }
    guard color.tone < 99.9999 else {
      self = .white
      return
    }
    guard color.chroma >= 0.0001, color.hue.isFinite else {
      let grey = gammaEncoded(luminance)
      self.init(red: grey, green: grey, blue: grey)
      return
    }
    let light =
      LinearSRGB(hue: color.hue, chroma: color.chroma, luminance: luminance)
      ?? LinearSRGB(mostColorfulOfHue: color.hue, luminance: luminance)
    self.init(light.clipped)
  }
}
