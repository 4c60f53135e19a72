import ColorScience
import Testing

@Suite("Gamut mapping")
struct GamutMappingTests {
  @Test func aColorInGamutIsItself() {
    var random = Random(seed: 1)
    for _ in 0..<1000 {
      let rgb = random.rgb()
      #expect(OKLCH(SRGB(rgb)).displayable().rgb == rgb)
    }
  }

  @Test func whateverComesOutIsInGamut() {
    var random = Random(seed: 2)
    for _ in 0..<10_000 {
      let color = OKLCH(
        lightness: random.double(in: -0.2...1.2), chroma: random.double(in: 0...1), hue: random.double(in: -720...720))
      let shown = color.displayable()
      for channel in [shown.red, shown.green, shown.blue] { #expect((0...1).contains(channel)) }
    }
  }

  @Test func mappingKeepsLightnessToANoticeableDifference() {
    var random = Random(seed: 3)
    for _ in 0..<10_000 {
      let color = OKLCH(
        lightness: random.double(in: 0.05...0.95), chroma: random.double(in: 0...0.5), hue: random.double(in: 0...360))
      let shown = OKLab(color.displayable())
      #expect(abs(shown.lightness - color.lightness) <= 0.0201)
    }
  }

  @Test func tooLightIsWhiteAndTooDarkIsBlack() {
    #expect(OKLCH(lightness: 1.2, chroma: 0.4, hue: 30).displayable() == .white)
    #expect(OKLCH(lightness: -1, chroma: 0.4, hue: 30).displayable() == .black)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, Double.leastNonzeroMagnitude])
  func noNumberHoldsItUp(number: Double) {
    for color in [
      OKLCH(lightness: number, chroma: 0.1, hue: 10), OKLCH(lightness: 0.5, chroma: number, hue: 10),
      OKLCH(lightness: 0.5, chroma: 0.1, hue: number),
    ] {
      #expect(color.displayable().isInGamut)
      #expect(color.displayable(by: .clip).isInGamut)
    }
  }
}
