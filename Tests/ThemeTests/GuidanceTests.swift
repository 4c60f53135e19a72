import Catalog
import ColorScience
import Testing

@testable import Theme

@Suite("ContrastAudit for a theme")
struct GuidanceTests {
  static let themes = Material.primaries.flatMap { primary in
    stride(from: 0, to: 16, by: 3).map { Theme(primary: primary, accent: Material.accents[$0]) }
  }

  @Test func aThemeWithoutColorsHasNoPairs() {
    #expect(ContrastAudit(Theme()).pairs.isEmpty)
  }

  @Test func withoutAnAccentOnlyThePrimaryIsJudged() throws {
    let theme = try Theme(string: "primary=indigo-500")
    #expect(ContrastAudit(theme).pairs.map(\.use) == [.barText, .primaryOnPage, .primaryHighlight])
  }

  @Test func everyPairOfAWholeThemeIsJudged() throws {
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
    #expect(ContrastAudit(theme).pairs.map(\.use) == PairUse.allCases)
  }

  // Indigo 500 on the page is 6.41:1 by WCAG: AAA at the summary's 19 px bold, but AA where the body font has no bold.
  @Test func aFontWithoutABoldIsNotBold() throws {
    var theme = try Theme(string: "primary=indigo-500")
    for (hasBold, subject) in [(false, ContrastSubject.text), (true, .largeText)] {
      theme.bodyFont = Family(name: "Bebas Neue", category: .display, hasBold: hasBold)
      let pair = try #require(ContrastAudit(theme, level: .aaa).pairs.first { $0.use == .primaryHighlight })
      #expect(pair.subject == subject)
      #expect(pair.passes == hasBold)
    }
  }

  // White on Indigo 500 is 6.87:1. The bar's title is 24 px in its font, which is large without a bold.
  @Test func theBarsTitleIsLargeInAnyFont() throws {
    var theme = try Theme(string: "primary=indigo-500")
    theme.titleFont = Family(name: "Bebas Neue", category: .display, hasBold: false)
    #expect(ContrastAudit(theme, level: .aaa).pairs.first { $0.use == .barText }?.passes == true)
  }

  @Test func theBarsTitleIsNotJudgedByTheBodyFont() throws {
    var theme = try Theme(string: "primary=indigo-500")
    theme.bodyFont = Family(name: "Bebas Neue", category: .display, hasBold: false)
    #expect(ContrastAudit(theme, level: .aaa).pairs.first { $0.use == .barText }?.subject == .largeText)
  }

  @Test(arguments: [ContrastLevel.aa, .aaa])
  func aChangePassesAndNoNearerShadeDoes(level: ContrastLevel) {
    for theme in Self.themes {
      for pair in ContrastAudit(theme, level: level).shortfalls {
        guard let change = pair.change else { continue }
        #expect(Self.passes(pair.use, change.theme, level))
        let present = pair.use.part == .primary ? theme.primary : theme.accent
        guard let present else { continue }
        let passing = present.ramp.swatches.map(\.step).filter { step in
          guard step != present.swatch.step, !step.isAccent || present.swatch.step.isAccent else { return false }
          return Self.passes(pair.use, Self.theme(theme, with: Tint(present.ramp, step), pair.use.part), level)
        }
        #expect(change.isOfTheRamp == !passing.isEmpty)
        guard change.isOfTheRamp else { continue }
        let distance = { (step: Step) in abs(Int(step.rawValue) - Int(present.swatch.step.rawValue)) }
        #expect(distance(change.tint.swatch.step) == passing.map(distance).min())
      }
    }
  }

  @Test func whereNoShadePassesTheLightnessMovesAsLittleAsItCan() throws {
    // A ramp of one color has no other shade.
    for index in UInt32(0)..<40 {
      let color = SRGB(index &* 0x9E37_79B1 >> 8)
      let ramp = try #require(Ramp(name: "One", swatches: [Swatch(step: .s500, color: color)]))
      let theme = Theme(primary: Tint(ramp, .s500), accent: Material.accents.first)
      for pair in ContrastAudit(theme, level: .aaa).shortfalls where pair.use == .primaryOnPage {
        let change = try #require(pair.change)
        #expect(!change.isOfTheRamp)
        let made = OKLCH(change.tint.color)
        let move = abs(made.lightness - OKLCH(color).lightness)
        #expect(change.tint.color.contrastRatio(with: Appearance.light.background) >= pair.subject.ratio(for: .aaa))
        // Exhaustively: no color of the same hue and chroma that is nearer in lightness, by more than a rounding to 8
        // bits makes, passes.
        let seed = OKLCH(color)
        for step in 1..<100 {
          let near = Double(step) / 100 * (move - 0.004)
          for lightness in [seed.lightness - near, seed.lightness + near] where move > 0.004 {
            let nearer = OKLCH(lightness: lightness, chroma: seed.chroma, hue: seed.hue).loweredIntoGamut()
            let ratio = SRGB(SRGB(nearer).rgb).contrastRatio(with: Appearance.light.background)
            #expect(ratio < pair.subject.ratio(for: .aaa))
          }
        }
      }
    }
  }

  @Test func everyKindOfVisionIsJudged() throws {
    let theme = try Theme(string: "primary=red-500&accent=teal-a200")
    for pair in ContrastAudit(theme).pairs {
      #expect(pair.seen.map(\.vision) == ColorVision.allCases)
      // Without color only luminance remains, and contrast is of luminance.
      #expect(abs((pair.seen.last?.ratio ?? 0) - pair.ratio) < 1e-9)
    }
  }

  private static func passes(_ use: PairUse, _ theme: Theme, _ level: ContrastLevel) -> Bool {
    guard let pair = use.drawn(in: theme, on: .light) else { return false }
    return pair.front.contrastRatio(with: pair.back) >= pair.subject.ratio(for: level)
  }

  private static func theme(_ theme: Theme, with tint: Tint?, _ part: ThemePart) -> Theme {
    var theme = theme
    if part == .primary { theme.primary = tint } else { theme.accent = tint }
    return theme
  }
}
