import ColorScience
import TestSupport
import Testing

@Suite("HCT")
struct HCTTests {
  // Source: material-color-utilities, hct_test.ts, to the digits that are printed there.
  @Test(arguments: [
    (0xFF0000 as UInt32, 27.408, 113.358), (0x00FF00, 142.140, 108.410), (0x0000FF, 282.788, 87.231),
    (0xFFFFFF, 209.492, 2.869),
  ])
  func hueAndChromaAreTheLibrarys(rgb: UInt32, hue: Double, chroma: Double) {
    let color = HCT(SRGB(rgb))
    #expect(abs(color.hue - hue) < 0.001)
    #expect(abs(color.chroma - chroma) < 0.001)
  }

  // Source: material-color-utilities, Cam16Tests.swift; chroma is its m over the fourth root of F_L.
  @Test(arguments: [
    (1_151_024_110 as UInt32, 311.42806917590127, 64.10143150621671),
    (2_599_766_946, 355.0503461678604, 64.2339418261725),
    (207_007_830, 145.62456894249067, 45.67944977111023),
    (2_178_068_049, 89.18218954198817, 31.023158944993195),
    (2_293_293_753, 154.90292039856698, 24.01419462632291),
    (2_127_352_735, 119.29861501791848, 18.68775872501647),
    (2_692_552_334, 327.9022451708669, 53.16273184281286),
  ])
  func hueAndChromaAgreeToEveryDigit(argb: UInt32, hue: Double, colorfulness: Double) {
    let color = HCT(SRGB(argb))
    #expect(abs(color.hue - hue) < 1e-7)
    #expect(abs(color.chroma * 0.7894826179304937 - colorfulness) < 1e-7)
  }

  @Test func theToneIsCIELightness() {
    #expect(abs(HCT(SRGB(0x00FF00)).tone - 87.737) < 0.001)
    #expect(abs(HCT(SRGB(0x0000FF)).tone - 32.302) < 0.001)
  }

  // Source: material-color-utilities, palettes_test.dart, "tones of blue".
  @Test(arguments: [
    (0.0, 0x000000 as UInt32), (3, 0x00003C), (10, 0x00006E), (20, 0x0001AC), (30, 0x0000EF), (40, 0x343DFF),
    (50, 0x5A64FF), (60, 0x7C84FF), (70, 0x9DA3FF), (80, 0xBEC2FF), (90, 0xE0E0FF), (95, 0xF1EFFF), (99, 0xFFFBFF),
    (100, 0xFFFFFF),
  ])
  func theTonesOfBlueAreTheLibrarys(tone: Double, rgb: UInt32) {
    #expect(TonalPalette(of: SRGB(0x0000FF)).color(tone: tone).hexDigits == SRGB(rgb).hexDigits)
  }

  @Test func everyHueOfEveryToneIsTheLibrarys() {
    var count = 0
    for line in hctVectors.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard let tone = Double(fields[0]), let chroma = Double(fields[1]) else { continue }
      for (index, expected) in fields.dropFirst(2).enumerated() {
        let color = SRGB(HCT(hue: Double(index) * 15, chroma: chroma, tone: tone))
        #expect(color.hexDigits == expected, "hue \(index * 15), chroma \(chroma), tone \(tone)")
        count += 1
      }
    }
    #expect(count == 42 * 24)
  }

  // Source: material-color-utilities; the seed of Material 3's own baseline scheme, and a more colorful violet.
  @Test(arguments: [0x6750A4 as UInt32, 0x4F1BDB])
  func toneNinetyNineOfAVioletIsAlmostWhite(seed: UInt32) {
    #expect(TonalPalette(of: SRGB(seed)).color(tone: 99).hexDigits == "FFFBFF")
  }

  @Test func everyColorComesBackFromItsHueChromaAndTone() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<100_000 {
      let rgb = random.rgb()
      #expect(SRGB(HCT(SRGB(rgb))).rgb == rgb)
    }
  }

  // Source: the bounds of material-color-utilities' own test, hct_test.ts.
  @Test func hueAndToneAreKeptAndChromaIsAsMuchAsThereIs() {
    for hue in stride(from: 15.0, to: 360, by: 30) {
      for chroma in stride(from: 0.0, through: 100, by: 10) {
        for tone in stride(from: 20.0, through: 80, by: 10) {
          let color = SRGB(HCT(hue: hue, chroma: chroma, tone: tone))
          let made = HCT(SRGB(color.rgb))
          #expect(abs(made.tone - tone) < 0.5)
          #expect(made.chroma <= chroma + 2.9)
          guard chroma > 0 else { continue }
          #expect(abs(made.hue - hue) < 4)
          if made.chroma < chroma - 2.5 {
            let bytes = [color.rgb >> 16, color.rgb >> 8 & 255, color.rgb & 255]
            #expect(bytes.contains(0) || bytes.contains(255))
          }
        }
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300])
  func noNumberHoldsItUp(number: Double) {
    for color in [
      HCT(hue: number, chroma: 10, tone: 50), HCT(hue: 10, chroma: number, tone: 50),
      HCT(hue: 10, chroma: 10, tone: number),
    ] {
      #expect(SRGB(color).isInGamut)
    }
  }
}
