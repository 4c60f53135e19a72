import ColorScience
import TestSupport
import Testing

@Suite("Gamut mapping")
struct GamutMappingTests {
  @Test func aColorInGamutIsItself() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let rgb = random.rgb()
      #expect(OKLCH(SRGB(rgb)).displayable().rgb == rgb)
    }
  }

  @Test func whateverComesOutIsInGamut() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<10_000 {
      let color = OKLCH(
        lightness: random.double(in: -0.2...1.2), chroma: random.double(in: 0...1), hue: random.double(in: -720...720))
      let shown = color.displayable()
      for channel in [shown.red, shown.green, shown.blue] { #expect((0...1).contains(channel)) }
    }
  }

  @Test func mappingKeepsLightnessToANoticeableDifference() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      let color = OKLCH(
        lightness: random.double(in: 0.05...0.95), chroma: random.double(in: 0...0.5), hue: random.double(in: 0...360))
      let shown = OKLab(color.displayable())
      #expect(abs(shown.lightness - color.lightness) <= 0.0201)
    }
  }

  /// The result differs from a color of the same lightness and hue by less than you can notice.
  @Test(arguments: [DisplayGamut.sRGB, .displayP3])
  func mappingKeepsLightnessAndHueOverTheWholeSpace(gamut: DisplayGamut) {
    for lightness in stride(from: 0.02, to: 1, by: 0.02) {
      for hue in stride(from: 0.0, to: 360, by: 5) {
        for chroma in [0.05, 0.1, 0.2, 0.3, 0.4, 1] {
          let color = OKLCH(lightness: lightness, chroma: chroma, hue: hue)
          let shown = color.displayable(in: gamut)
          #expect(shown.isInGamut(of: gamut))
          let lab = OKLab(shown)
          let asked = OKLab(color)
          let (cosine, sine) = (asked.a / chroma, asked.b / chroma)
          let kept = lab.a * cosine + lab.b * sine
          let reduced = OKLab(lightness: lightness, a: kept * cosine, b: kept * sine)
          #expect(lab.difference(from: reduced) < 0.0201, "\(color)")
          #expect(kept < chroma + 0.0201 && kept > -0.0201)
        }
      }
    }
  }

  @Test func aCrayonAtFullChromaKeepsItsHue() throws {
    // Atomic Tangerine has the hue 47.6; clipping each channel would make it #FF0000, with the hue 29.
    var color = OKLCH(try SRGB(hex: "FFA474"))
    let hue = color.hue
    color.chroma = 0.4
    #expect(!color.isInGamut(of: .sRGB) && !color.isInGamut(of: .displayP3))
    for gamut in [DisplayGamut.sRGB, .displayP3] {
      #expect(abs(OKLCH(color.displayable(in: gamut)).hue - hue) < 6)
    }
  }

  @Test func displayP3ShowsMoreThanSRGB() throws {
    let red = try CSSColor("color(display-p3 1 0 0)")
    #expect(!SRGB(red).isInGamut(of: .sRGB))
    #expect(SRGB(red).isInGamut(of: .displayP3))
    #expect(DisplayP3(red.displayable(in: .displayP3)).rgb == 0xFF0000)
    let clipped = DisplayP3(OKLCH(lightness: 0.7, chroma: 0.4, hue: 33).displayable(by: .clip, in: .displayP3))
    for channel in [clipped.red, clipped.green, clipped.blue] { #expect(channel > -1e-9 && channel < 1 + 1e-9) }
  }

  // Source: coloraide 8.13.1, `fit("display-p3", method="oklch-chroma")`, an independent implementation.
  @Test(
    arguments: [
      (OKLCH(lightness: 0.7, chroma: 0.4, hue: 33), DisplayP3(red: 255 / 255, green: 74 / 255, blue: 30 / 255)),
      (OKLCH(lightness: 0.9, chroma: 0.4, hue: 140), DisplayP3(red: 136 / 255, green: 255 / 255, blue: 67 / 255)),
      (OKLCH(lightness: 0.3, chroma: 0.3, hue: 200), DisplayP3(red: 0 / 255, green: 56 / 255, blue: 62 / 255)),
      (OKLCH(lightness: 0.5, chroma: 0.35, hue: 270), DisplayP3(red: 49 / 255, green: 15 / 255, blue: 255 / 255)),
      (OKLCH(lightness: 0.98, chroma: 0.1, hue: 110), DisplayP3(red: 253 / 255, green: 255 / 255, blue: 184 / 255)),
      (OKLCH(lightness: 0.15, chroma: 0.2, hue: 330), DisplayP3(red: 26 / 255, green: 0 / 255, blue: 28 / 255)),
      (OKLCH(lightness: 0.6, chroma: 0.35, hue: 0), DisplayP3(red: 226 / 255, green: 0 / 255, blue: 120 / 255)),
      (OKLCH(lightness: 0.8, chroma: 0.4, hue: 95), DisplayP3(red: 225 / 255, green: 186 / 255, blue: 0 / 255)),
      (OKLCH(lightness: 0.75, chroma: 0.4, hue: 48), DisplayP3(red: 255 / 255, green: 122 / 255, blue: 0 / 255)),
    ] as [(OKLCH, DisplayP3)])
  func localMINDEInDisplayP3AgreesWithAnIndependentLibrary(color: OKLCH, shown: DisplayP3) {
    #expect(DisplayP3(color.displayable(in: .displayP3)).rgb == shown.rgb)
  }

  // Source: CSS Color Module Level 4, section 13.2: a lightness of 1 or more is white.
  @Test func anOKLabOfLightnessOneIsWhite() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let (a, b) = (random.double(in: -0.4...0.4), random.double(in: -0.4...0.4))
      #expect(try CSSColor("oklab(1 \(a) \(b))").displayable() == .white)
      #expect(try CSSColor("oklab(0 \(a) \(b))").displayable() == .black)
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

  @Test(arguments: [DisplayGamut.sRGB, .displayP3])
  func loweringTheChromaKeepsLightnessAndHueAndAllTheChromaThereIs(gamut: DisplayGamut) {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let color = OKLCH(
        lightness: random.double(in: 0.01...0.99), chroma: random.double(in: 0...0.5), hue: random.double(in: 0...359))
      let lowered = color.loweredIntoGamut(of: gamut)
      #expect(lowered.isInGamut(of: gamut))
      #expect(lowered.lightness == color.lightness && lowered.hue == color.hue && lowered.chroma <= color.chroma)
      var more = lowered
      more.chroma += 1e-6
      #expect(lowered.chroma == color.chroma || !more.isInGamut(of: gamut))
    }
  }
}
