import ColorScience
import TestSupport
import Testing

@Suite("Contrast, by WCAG 2.2")
struct ContrastTests {
  @Test func blackOnWhiteIsTwentyOneToOne() {
    #expect(SRGB.black.contrastRatio(with: .white) == 21)
  }

  @Test func contrastIsTheSameBothWaysRound() {
    let indigo = SRGB(0x3F51B5)
    #expect(indigo.contrastRatio(with: .white) == SRGB.white.contrastRatio(with: indigo))
  }

  // The published boundary cases: #767676 is the lightest gray that passes 4.5:1 on white, #777777 falls short.
  @Test(arguments: [(0x767676 as UInt32, true), (0x777777, false)])
  func theLightestGrayOnWhiteIsJudgedUnrounded(gray: UInt32, passes: Bool) {
    #expect((SRGB(gray).contrastRatio(with: .white) >= 4.5) == passes)
  }
}

@Suite("What WCAG 2.2 requires")
struct ContrastLevelTests {
  // Source: WCAG 2.2, success criteria 1.4.3, 1.4.6, 1.4.11: "at least". Nothing is rounded first.
  @Test(arguments: [
    (ContrastSubject.text, 4.499_999, ContrastLevel.fails), (.text, 4.5, .aa), (.text, 6.999, .aa), (.text, 7, .aaa),
    (.largeText, 2.999, .fails), (.largeText, 3, .aa), (.largeText, 4.499, .aa), (.largeText, 4.5, .aaa),
    (.nonText, 2.999, .fails), (.nonText, 3, .aa), (.nonText, 21, .aa),
  ])
  func theLevelOfARatioDependsOnWhatStandsThere(subject: ContrastSubject, ratio: Double, level: ContrastLevel) {
    #expect(subject.level(of: ratio) == level)
  }

  // Source: WCAG 2.2, "large scale": 18 point, or 14 point bold; 1 point is 4/3 CSS px.
  @Test(arguments: [
    (24.0, 400, ContrastSubject.largeText), (23.9, 400, .text), (23.9, 600, .text), (18.67, 700, .largeText),
    (18.6, 700, .text), (18.67, 600, .text),
  ])
  func textIsLargeBySizeAndWeight(size: Double, weight: Int, subject: ContrastSubject) {
    #expect(ContrastSubject.text(size: size, weight: weight) == subject)
  }

  @Test func alphaIsCompositedBeforeContrastIsTaken() throws {
    // Black at 87% on white is #212121, as in Material's guidelines.
    let text = try CSSColor("rgb(0 0 0 / 87%)")
    #expect(text.composited(over: .white).hex == "#212121")
    let ratio = try #require(text.contrastRatio(over: CSSColor("white")))
    #expect(abs(ratio - SRGB(red: 0.13, green: 0.13, blue: 0.13).contrastRatio(with: .white)) < 1e-9)
  }

  @Test func withoutAnOpaqueBackgroundThereIsNoRatio() throws {
    #expect(try CSSColor("black").contrastRatio(over: CSSColor("rgb(255 255 255 / 99%)")) == nil)
  }

  @Test func oneOfBlackAndWhiteAlwaysPasses() {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<10_000 {
      let color = random.srgb()
      #expect(color.contrastRatio(with: color.blackOrWhite) >= 4.58)
    }
  }
}
