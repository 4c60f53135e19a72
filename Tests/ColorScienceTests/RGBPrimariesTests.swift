import ColorScience
import Testing

/// The displays' spaces, defined again by the chromaticities in their standards.
@Suite("RGB spaces by their primaries")
struct RGBPrimariesTests {
  /// Source: IEC 61966-2-1.
  enum Screen: RGBSpace {
    typealias White = D65
    static let definition = RGBDefinition(
      white: White.self, red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06), linearized: linearized,
      encoded: gammaEncoded)
  }

  /// Source: SMPTE EG 432-1.
  enum Cinema: RGBSpace {
    typealias White = D65
    static let definition = RGBDefinition(
      white: White.self, red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), linearized: linearized,
      encoded: gammaEncoded)
  }

  @Test(
    "give the colors of the published matrices, and back",
    arguments: [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 1.0, 1.0), (0.2, 0.5, 0.9), (-0.1, 1.1, 0.4)])
  func published(red: Double, green: Double, blue: Double) {
    let pairs = [
      (LinearSRGB(SRGB(red: red, green: green, blue: blue)), XYZ(RGBColor<Screen>(red: red, green: green, blue: blue))),
      (
        LinearSRGB(DisplayP3(red: red, green: green, blue: blue)),
        XYZ(RGBColor<Cinema>(red: red, green: green, blue: blue))
      ),
    ]
    for (light, made) in pairs {
      let known = XYZ<D65>(light)
      #expect(abs(known.x - made.x) < 1e-12 && abs(known.y - made.y) < 1e-12 && abs(known.z - made.z) < 1e-12)
    }
    let back = RGBColor<Screen>(pairs[0].1)
    #expect(abs(back.red - red) < 1e-12 && abs(back.green - green) < 1e-12 && abs(back.blue - blue) < 1e-12)
  }
}
