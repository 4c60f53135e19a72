/// The tones of one hue and chroma, as in Material Design 3.
///
/// Tone 99 of a yellow is solved like any other; the library's TypeScript, Java and Kotlin average 98 and 100 instead.
public struct TonalPalette: Equatable, Sendable {
  /// The usual tones, from black to white.
  public static let tones = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 100]

  /// The hue in degrees of every tone but black and white.
  public var hue: Double
  /// The chroma requested of every tone; each has as much of it as a display can show.
  public var chroma: Double

  /// Takes a CAM16 hue in degrees and a chroma of 0 and up.
  public init(hue: Double, chroma: Double) {
    self.hue = hue
    self.chroma = chroma
  }

  /// Takes a color's hue and chroma.
  public init(of color: SRGB) {
    let seed = HCT(color)
    self.init(hue: seed.hue, chroma: seed.chroma)
  }

  /// The color of a tone, 0 for black to 100 for white.
  public func color(tone: Double) -> SRGB { SRGB(HCT(hue: hue, chroma: chroma, tone: tone)) }

  /// The colors of the usual tones, from black to white.
  public var colors: [SRGB] { Self.tones.map { color(tone: Double($0)) } }
}
