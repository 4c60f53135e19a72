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
  /// The color of an HCT, every channel within 0...1: with its hue and tone, and its chroma or the greatest an sRGB
  /// display can show there. Close to white and black some hues have no color; then it has another hue.
  ///
  /// `rgb` and `hex` match material-color-utilities, which rounds to 8 bits; the channels are only as exact as that
  /// takes.
  public init(_ color: HCT) {
    let luminance = stimulus((color.tone + 16) / 116)
    guard color.tone >= 0.0001 else {
      self = .black
      return
    }
    guard color.tone <= 99.9999 else {
      self = .white
      return
    }
    guard color.chroma >= 0.0001, color.hue.isFinite else {
      let gray = gammaEncoded(luminance)
      self.init(red: gray, green: gray, blue: gray)
      return
    }
    let hue = radians(turned(color.hue))
    let light =
      LinearSRGB(hue: hue, chroma: color.chroma, luminance: luminance)
      ?? LinearSRGB(mostColorfulOfHue: hue, luminance: luminance)
    self.init(light.clipped)
  }
}
