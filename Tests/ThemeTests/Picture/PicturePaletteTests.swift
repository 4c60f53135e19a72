import ColorScience
import Testing
import Theme

@Suite("A palette from a picture")
struct PicturePaletteTests {
  private func palette(_ colors: UInt32...) -> PicturePalette {
    PicturePalette(
      colors.map { PictureColor(color: SRGB($0), share: 1 / Double(colors.count), x: 0.5, y: 0.5) })
  }

  private func hex(_ palette: PicturePalette, _ index: Int?) -> String? { index.map { palette.colors[$0].color.hex } }

  @Test func graysAreNeitherPrimaryNorAccent() {
    let palette = palette(0xF2F2F2, 0x1B4965, 0x808080, 0xE4572E, 0x202020)
    #expect(hex(palette, palette.primary) == "#1B4965")
    #expect(hex(palette, palette.accent) == "#E4572E")
  }

  @Test func theTwoDifferForEveryTypeOfColorVision() {
    // To deutan eyes, the red and the green are one color.
    let palette = palette(0xB5532A, 0x7B7A1E, 0x23408F)
    guard let primary = palette.theme.primary?.color, let accent = palette.theme.accent?.color else {
      Issue.record("no pair")
      return
    }
    for vision in ColorVision.allCases {
      let seen = (OKLab(primary.seen(with: vision)), OKLab(accent.seen(with: vision)))
      #expect(seen.0.difference(from: seen.1) >= 0.1)
    }
  }

  @Test func noOtherPairNeedsOtherColorsInFewerPlaces() {
    let palette = palette(0x264653, 0x2A9D8F, 0xE9C46A, 0xF4A261, 0xE76F51)
    let chosen = ContrastAdvice(palette.theme, on: .light).count
    #expect(chosen <= 4)
    #expect(palette.primary != palette.accent)
  }

  @Test func aPictureOfOneColorHasAPrimaryOnly() {
    let palette = palette(0x3F51B5)
    #expect(palette.primary == 0)
    #expect(palette.accent == nil)
    #expect(palette.theme.string == "primary=3f51b5")
  }

  @Test func aPictureWithoutColorsHasNeither() {
    #expect(PicturePalette([]).primary == nil)
    #expect(PicturePalette([]).accent == nil)
  }
}
