import ColorScience
import Testing

@Suite("OKLab and OKLCH")
struct OKLabTests {
  // Source: B. Ottosson's conversion of the sRGB primaries, as CSS Color 4's sample code gives it to five decimals.
  @Test(arguments: [
    (0xFF0000 as UInt32, 0.62796, 0.22486, 0.12585),
    (0x00FF00, 0.86644, -0.23389, 0.17950),
    (0x0000FF, 0.45201, -0.03246, -0.31153),
    (0xFFFFFF, 1, 0, 0),
    (0x000000, 0, 0, 0),
  ])
  func thePrimariesAreWhereThePaperPutsThem(rgb: UInt32, lightness: Double, a: Double, b: Double) {
    let color = OKLab(SRGB(rgb))
    #expect(abs(color.lightness - lightness) < 0.000_01)
    #expect(abs(color.a - a) < 0.000_01)
    #expect(abs(color.b - b) < 0.000_01)
  }

  @Test func hueIsOfZeroToBelow360() {
    #expect(abs(OKLCH(SRGB(0x0000FF)).hue - 264.052) < 0.001)
    #expect(abs(OKLCH(SRGB(0x0000FF)).chroma - 0.31321) < 0.000_01)
    #expect(OKLCH(OKLab(lightness: 0.5, a: 0.1, b: -1e-300)).hue < 360)
  }

  @Test func grayHasNoHue() {
    #expect(OKLCH(SRGB(0x808080)).hueIsPowerless)
    #expect(!OKLCH(SRGB(0x80807F)).hueIsPowerless)
  }
}
