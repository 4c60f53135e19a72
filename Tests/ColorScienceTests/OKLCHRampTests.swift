import ColorScience
import TestSupport
import Testing

@Suite("The OKLCH ramp around a color")
struct OKLCHRampTests {
  @Test func fiveHundredIsTheColorItself() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      let rgb = random.rgb()
      #expect(OKLCHRamp(around: SRGB(rgb))[500]?.rgb == rgb)
    }
  }

  @Test func everyShadeIsInGamutAndDarkerThanTheOneBefore() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<5000 {
      let ramp = OKLCHRamp(around: random.srgb())
      #expect(ramp.colors.count == OKLCHRamp.shades.count)
      var before = 2.0
      for color in ramp.colors {
        for channel in [color.red, color.green, color.blue] { #expect((0...1).contains(channel)) }
        let lightness = OKLab(color).lightness
        #expect(lightness < before)
        before = lightness
      }
    }
  }

  @Test func theHueStays() {
    for shade in OKLCHRamp(around: SRGB(0x3F51B5)).colors {
      #expect(abs(OKLCH(shade).hue - OKLCH(SRGB(0x3F51B5)).hue) < 0.001)
    }
  }

  @Test func materialsOwnIndigoIsNearlyItsRamp() {
    // Source: Material Design 2014, Indigo. Its shades are a designer's, so no two hues agree closer than this.
    let indigo: [UInt32] = [
      0xE8EAF6, 0xC5CAE9, 0x9FA8DA, 0x7986CB, 0x5C6BC0, 0x3F51B5, 0x3949AB, 0x303F9F, 0x283593, 0x1A237E,
    ]
    for (made, given) in zip(OKLCHRamp(around: SRGB(0x3F51B5)).colors, indigo) {
      #expect(OKLab(made).difference(from: OKLab(SRGB(given))) < 0.05)
    }
  }

  @Test func thereIsNoShadeOfAnotherName() {
    #expect(OKLCHRamp(around: .white)[550] == nil)
  }
}
