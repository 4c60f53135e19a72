import ColorScience
import Testing

@Suite("Contrast, after WCAG 2.2")
struct ContrastTests {
  @Test func blackOnWhiteIsTwentyOneToOne() {
    #expect(SRGB.black.contrastRatio(with: .white) == 21)
  }

  @Test func contrastIsTheSameBothWaysRound() {
    let indigo = SRGB(0x3F51B5)
    #expect(indigo.contrastRatio(with: .white) == SRGB.white.contrastRatio(with: indigo))
  }

  // The published boundary cases: #767676 is the lightest grey that passes 4.5:1 on white, #777777 falls short.
  @Test(arguments: [(0x767676 as UInt32, true), (0x777777, false)])
  func theLightestGreyOnWhiteIsJudgedUnrounded(grey: UInt32, passes: Bool) {
    #expect((SRGB(grey).contrastRatio(with: .white) >= 4.5) == passes)
  }
}
