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

  @Test("A JPEG's blurred edges aren't among the picture's colors, and black isn't its primary")
  func edges() {
    let flat = { (color: UInt32, share: Double) in
      PictureColor(color: SRGB(color), share: share, x: 0.5, y: 0.5, isFlat: true)
    }
    let edge = PictureColor(color: SRGB(0x36140B), share: 0.01, x: 0.7, y: 0.5)
    let shade = PictureColor(color: SRGB(0xE6846B), share: 0.2, x: 0.7, y: 0.5)
    let palette = PicturePalette([flat(0x1D1D1D, 0.8), flat(0xFF7A59, 0.2), shade, edge])
    #expect(palette.colors.map(\.color.hex) == ["#1D1D1D", "#FF7A59"])
    #expect(hex(palette, palette.primary) == "#FF7A59")
    #expect(hex(palette, palette.accent) == "#1D1D1D")
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

  @Test func thePrimaryStandsOutFromPagesAndTheAccentFromThePrimary() {
    let palette = palette(0xE9C46A, 0x2A9D8F, 0x264653, 0xF4A261, 0xE76F51)
    #expect(palette.theme.primary.map { $0.color.contrastRatio(with: .white) >= 3 } == true)
    let (primary, accent) = (hex(palette, palette.primary), hex(palette, palette.accent))
    #expect(["#2A9D8F", "#264653"].contains(primary))
    #expect(["#E9C46A", "#F4A261", "#E76F51"].contains(accent))
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
