import ColorScience
import Testing

@Suite("Where a gamut ends")
struct GamutBoundaryTests {
  @Test("The greatest chroma of each hue is in gamut, and any more isn't", arguments: [DisplayGamut.sRGB, .displayP3])
  func greatest(gamut: DisplayGamut) {
    for lightness in stride(from: 0.05, to: 1, by: 0.05) {
      let boundary = gamut.boundary(lightness: lightness, steps: 90)
      #expect(boundary.count == 91)
      for (step, chroma) in boundary.enumerated() {
        let hue = Double(step) * 4
        #expect(OKLCH(lightness: lightness, chroma: chroma - 1e-5, hue: hue).isInGamut(of: gamut))
        #expect(!OKLCH(lightness: lightness, chroma: chroma + 1e-5, hue: hue).isInGamut(of: gamut))
      }
    }
  }

  @Test(
    "The corners of sRGB lie on it, at their hue and lightness", arguments: [0xFF0000, 0x00FF00, 0xFF00FF, 0xFFFF00])
  func corners(rgb: UInt32) {
    let corner = OKLCH(SRGB(rgb))
    let boundary = DisplayGamut.sRGB.boundary(lightness: corner.lightness, steps: 3600)
    #expect(abs(boundary[Int((corner.hue * 10).rounded())] - corner.chroma) < 0.002)
  }

  @Test("Display P3 ends beyond sRGB, or with it")
  func wider() {
    for lightness in stride(from: 0.0, through: 1, by: 0.1) {
      let both = zip(
        DisplayGamut.sRGB.boundary(lightness: lightness, steps: 60),
        DisplayGamut.displayP3.boundary(lightness: lightness, steps: 60))
      #expect(both.allSatisfy { $0 <= $1 + 1e-6 })
    }
  }

  @Test("Black, white and what is beyond them have no chroma", arguments: [-1, 0, 1, 2, Double.nan, .infinity])
  func ends(lightness: Double) {
    #expect(DisplayGamut.sRGB.boundary(lightness: lightness, steps: 4) == [0, 0, 0, 0, 0])
    #expect(DisplayGamut.sRGB.boundary(lightness: lightness, steps: -3).count == 2)
  }
}
