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

  // Source: coloraide 8.13.1, `fit(method="oklch-chroma")`, an independent implementation of the same search.
  @Test(
    arguments: [
      ("oklch(0.7 0.4 33)", 0xFF5937), ("color(display-p3 1 0 0)", 0xFF0B0C), ("color(display-p3 0 1 0)", 0x00FB29),
      ("color(display-p3 0 0 1)", 0x0000FF), ("color(rec2020 0 1 0)", 0x00F272), ("oklch(0.9 0.4 140)", 0x62FF31),
      ("oklch(0.3 0.3 200)", 0x00383C), ("oklch(0.5 0.35 270)", 0x3425FF), ("oklch(0.98 0.1 110)", 0xFCFFAF),
      ("oklch(0.15 0.2 330)", 0x1D001C),
    ] as [(String, UInt32)])
  func localMINDEAgreesWithAnIndependentLibrary(text: String, rgb: UInt32) throws {
    #expect(try CSSColor(text).displayable(by: .localMINDE).hex == SRGB(rgb).hex)
  }

  @Test func clippingCutsEachChannel() throws {
    let color = try CSSColor("color(display-p3 1 0 0)")
    #expect(color.displayable(by: .clip).hex == "#FF0000")
    #expect(SRGB(color).red > 1)
  }

  @Test func loweringTheChromaKeepsLightnessAndHueAndAllTheChromaThereIs() {
    var random = Random(seed: 4)
    for _ in 0..<2000 {
      let color = OKLCH(
        lightness: random.double(in: 0.01...0.99), chroma: random.double(in: 0...0.5), hue: random.double(in: 0...359))
      let lowered = color.loweredIntoGamut()
      #expect(lowered.isInGamut)
      #expect(lowered.lightness == color.lightness && lowered.hue == color.hue && lowered.chroma <= color.chroma)
      var more = lowered
      more.chroma += 1e-6
      #expect(lowered.chroma == color.chroma || !more.isInGamut)
    }
  }
}
