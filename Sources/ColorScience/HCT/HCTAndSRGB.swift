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
  /// sRGB display can show there. Next to white and black some hues have no color at all: another hue's is given.
  ///
  /// `rgb` and `hex` give the numbers of material-color-utilities, which rounds to 8 bits; the channels are as exact as
  /// it takes for that.
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
