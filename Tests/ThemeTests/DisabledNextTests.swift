import Catalog
import ColorScience
import Testing
import Theme

@Suite("A disabled Next")
struct DisabledNextTests {
  @Test("VC02.6: it's the primary's 800 on every Material primary")
  func usual() {
    for primary in Material.primaries {
      #expect(Theme(primary: primary).disabledNextColor == primary.ramp[.s800]?.color, "\(primary.label)")
    }
  }

  // Indigo 900 isn't one of them: its 800 is 1.27:1 on it.
  @Test("VC02.6: a primary whose 800 can't be told gets the shade three steps lighter")
  func dark() throws {
    for (slug, step) in [("indigo-700", Step.s400), ("indigo-800", .s500), ("brown-900", .s600), ("000000", .s200)] {
      let primary = try #require(Tint(slug: slug))
      let usual = try #require(primary.ramp[.s800])
      #expect(usual.color.contrastRatio(with: primary.color) < 1.25, "\(slug)")
      #expect(Theme(primary: primary).disabledNextColor == primary.ramp[step]?.color, "\(slug)")
    }
  }

  @Test("VC02.6: it can be told from the bar in every shade of every ramp, and in mixed colors")
  func everyShade() throws {
    let slugs = ["000000", "ffffff", "c0ffee", "010203", "808080", "atomic-tangerine"]
    let ramps = Material.ramps + slugs.compactMap { Tint(slug: $0)?.ramp }
    #expect(ramps.count == 25)
    for ramp in ramps {
      for primary in ramp.swatches.compactMap({ Tint(ramp, $0.step) }) {
        let color = try #require(Theme(primary: primary).disabledNextColor)
        #expect(color.contrastRatio(with: primary.color) >= 1.25, "\(primary.label)")
      }
    }
  }

  @Test("Without a primary there is none")
  func empty() { #expect(Theme().disabledNextColor == nil) }
}
