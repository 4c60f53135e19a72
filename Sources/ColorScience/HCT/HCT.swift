/// A color in HCT, the space of Material Design 3: CAM16's hue and chroma with CIE lightness as the tone.
///
/// It only has the colors of the sRGB gamut. The viewing conditions are the library's default: sRGB's white, an
/// adapting luminance of 11.72 cd/m², a background of L* 50, an average surround.
/// Source: material-foundation/material-color-utilities; C. Li et al., "Comprehensive color solutions: CAM16, CAT16,
/// and CAM16-UCS", 2017.
public struct HCT: Equatable, Sendable {
  /// CAM16's hue in degrees: about 27 for red, 142 for green, 283 for blue.
  public var hue: Double
  /// CAM16's chroma, 0 and up; the most colorful red of sRGB has 113.
  public var chroma: Double
  /// CIE L*, 0 for black to 100 for white. Tones 50 apart have a contrast of 4.5:1 or nearly, tones 40 apart 3:1.
  public var tone: Double

  /// Takes a hue in degrees, a chroma of 0 and up, and a tone of 0...100.
  public init(hue: Double, chroma: Double, tone: Double) {
    self.hue = hue
    self.chroma = chroma
    self.tone = tone
  }
}
