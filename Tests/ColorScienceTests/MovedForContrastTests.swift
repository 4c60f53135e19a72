import ColorScience
import TestSupport
import Testing

@Suite("The nearest lightness that reaches a contrast ratio")
struct MovedForContrastTests {
  @Test func itReachesTheRatioAgainstEveryBackgroundAsAHex() throws {
    var random = SeededGenerator(seed: 71)
    var count = 0
    for index in 0..<20_000 {
      let color = SRGB(random.rgb())
      let backgrounds = (0...index % 3).map { _ in SRGB(random.rgb()) }
      let ratio = [3, 4.5, 7][index / 3 % 3]
      guard let moved = color.movedInLightness(toReach: ratio, on: backgrounds) else { continue }
      count += 1
      let shown = try SRGB(hex: moved.hex)
      #expect(shown == moved)
      for background in backgrounds { #expect(shown.contrastRatio(with: background) >= ratio) }
    }
    // On one background, white or black reaches 3 and 4.5: those are two thirds of a third of the colors.
    #expect(count >= 20_000 * 2 / 9)
  }

  /// Tries every two-thousandth of lightness, outward from the color's own.
  @Test func noLightnessNearerToTheColorsReachesIt() {
    var random = SeededGenerator(seed: 72)
    for index in 0..<120 {
      let color = index < 20 ? OKLCH(SRGB(UInt32(index) * 0x0D0D0D)) : OKLCH(SRGB(random.rgb()))
      let backgrounds = (0...index % 3).map { _ in SRGB(random.rgb()) }
      let ratio = [3, 4.5, 7][index / 3 % 3]
      let moved = color.movedInLightness(toReach: ratio, on: backgrounds)

      func tried(_ lightness: Double) -> SRGB? {
        guard (0...1).contains(lightness) else { return nil }
        let fitted = OKLCH(lightness: lightness, chroma: color.chroma, hue: color.hue).loweredIntoGamut()
        let shown = SRGB(SRGB(fitted).rgb)
        return backgrounds.allSatisfy { shown.contrastRatio(with: $0) >= ratio } ? shown : nil
      }
      var nearest: [SRGB] = []
      var step = 0.0
      while step <= 1, nearest.isEmpty {
        // A color equally near on the other side, within a step, is fine, too.
        nearest = [step, -step, step + 0.0005, -step - 0.0005].compactMap { tried(color.lightness + $0) }
        step += 0.0005
      }
      guard let moved else {
        #expect(nearest.isEmpty, "\(color) at \(ratio)")
        continue
      }
      #expect(
        nearest.contains { $0.isWithinAByte(of: moved) },
        "\(moved.hex), not \(nearest.map(\.hex)), for \(color) at \(ratio) on \(backgrounds.map(\.hex))")
    }
  }

  @Test func aColorThatReachesItStays() {
    var random = SeededGenerator(seed: 73)
    for _ in 0..<2000 {
      let (color, background) = (SRGB(random.rgb()), SRGB(random.rgb()))
      let ratio = color.contrastRatio(with: background)
      #expect(color.movedInLightness(toReach: ratio, on: [background]) == color)
    }
  }

  // WCAG's gray on white is #767676. On black, a luminance of 4.5 · 0.05 - 0.05 = 0.175 is wanted: #757575 has 0.1779,
  // #747474 has 0.1746.
  @Test(
    arguments: [
      ("white", "white", 4.5, "#767676"), ("black", "black", 4.5, "#757575"), ("#777", "white", 4.5, "#767676"),
      ("black", "white", 21, "#000000"), ("white", "black", 21, "#FFFFFF"), ("white", "white", 21, "#000000"),
      ("black", "black", 21, "#FFFFFF"),
    ] as [(String, String, Double, String)])
  func graysStayGray(color: String, background: String, ratio: Double, moved: String) throws {
    let background = try SRGB(CSSColor(background))
    #expect(try SRGB(CSSColor(color)).movedInLightness(toReach: ratio, on: [background])?.hex == moved)
  }

  @Test(arguments: ["yellow", "blue", "#FFEB3B", "#3F51B5", "#FF4081", "#00C853"])
  func theHueStays(text: String) throws {
    let color = OKLCH(try SRGB(CSSColor(text)))
    for background in [SRGB.white, .black, SRGB(0x808080)] {
      for ratio in [3, 4.5] {
        let moved = try #require(color.movedInLightness(toReach: ratio, on: [background]))
        // Rounding to bytes turns the hue of a dark color by more than two degrees.
        #expect(abs(OKLCH(moved).hue - color.hue) < 2, "\(moved.hex)")
        #expect(OKLCH(moved).chroma < color.chroma + 0.004)
      }
    }
  }

  @Test func itMayLieBetweenTwoBackgrounds() throws {
    let moved = try #require(SRGB.white.movedInLightness(toReach: 4.5, on: [.white, .black]))
    #expect(moved.hex == "#767676")
    #expect(SRGB.white.movedInLightness(toReach: 4.6, on: [.white, .black]) == nil)
  }

  @Test func whereNothingReachesItThereIsNone() {
    #expect(SRGB(0x336699).movedInLightness(toReach: 7, on: [SRGB(0x777777)]) == nil)
    #expect(SRGB(0x336699).movedInLightness(toReach: 21.1, on: [.white]) == nil)
    #expect(SRGB(0x336699).movedInLightness(toReach: .nan, on: [.white]) == nil)
  }

  @Test func aColorOutsideSRGBStaysInDisplayP3AndReachesItAsAHexToo() throws {
    var wide = 0
    for hue in stride(from: 0.0, to: 360, by: 5) {
      for lightness in stride(from: 0.1, through: 0.9, by: 0.1) {
        for ratio in [3, 4.5] {
          let color = OKLCH(lightness: lightness, chroma: 0.4, hue: hue)
          let moved = try #require(color.movedInLightness(toReach: ratio, on: [.white]))
          let channels = DisplayP3(moved)
          for channel in [channels.red, channels.green, channels.blue] {
            #expect(channel > -1e-9 && channel < 1 + 1e-9)
            if !moved.isInGamut { #expect(abs(channel * 255 - (channel * 255).rounded()) < 1e-6) }
          }
          if !moved.isInGamut { wide += 1 }
          #expect(moved.contrastRatio(with: .white) >= ratio)
          #expect(try SRGB(hex: moved.displayable().hex).contrastRatio(with: .white) >= ratio)
        }
      }
    }
    #expect(wide > 1000)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300])
  func noNumberHoldsItUp(number: Double) {
    for color in [
      OKLCH(lightness: number, chroma: 0.1, hue: 10), OKLCH(lightness: 0.5, chroma: number, hue: 10),
      OKLCH(lightness: 0.5, chroma: 0.1, hue: number),
    ] {
      let moved = color.movedInLightness(toReach: 4.5, on: [.white])
      #expect(moved.map { $0.contrastRatio(with: .white) >= 4.5 } == true)
    }
  }
}

extension SRGB {
  fileprivate func isWithinAByte(of other: SRGB) -> Bool {
    [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) < 1.5 / 255 }
  }
}
