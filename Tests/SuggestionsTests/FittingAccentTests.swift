import Catalog
import ColorScience
import TestSupport
import Testing
import Theme

@testable import Suggestions

@Suite("Accents that fit")
struct FittingAccentTests {
  private static let primaries =
    Material.ramps.flatMap { ramp in ramp.swatches.compactMap { Tint(ramp, $0.step) } }
    + ["000000", "ffffff", "808080", "p3-00ff00", "p3-ff0000"].compactMap { Tint(slug: $0) }

  private static let random: [Tint] = {
    var random = SeededGenerator(seed: 16)
    return (0..<500).compactMap { _ in Tint(mixed: SRGB(UInt32.random(in: 0...0xFFFFFF, using: &random))) }
  }()

  @Test("None is like a brand color that the theme has already")
  func brandColors() throws {
    let primary = Material.primaries[4]
    let accents = FittingAccent.accents(for: primary)
    let nearest = try #require(Tint(mixed: SRGB(accents[1].tint.color.rgb ^ 0x010101)))
    #expect(FittingAccent.accents(for: primary, besides: [nearest]) == [accents[0]] + accents[2...])
    #expect(FittingAccent.accents(for: primary, besides: [primary]) == accents)
  }

  @Test("Any primary has four, and everyone can tell each from it, in light and dark")
  func clear() {
    for primary in Self.primaries + Self.random {
      let accents = FittingAccent.accents(for: primary)
      #expect(accents.map(\.harmony) == Harmony.allCases, "\(primary.label)")
      for accent in accents {
        let dark = Theme(primary: primary).scheme(.dark)[.primary]
        for own in [primary.color, dark] {
          let seen = ColorVision.allCases.map { vision in
            OKLab(own.seen(with: vision)).difference(from: OKLab(accent.tint.color.seen(with: vision)))
          }
          let least = min(seen.min() ?? 0, OKLab(own.clipped).difference(from: OKLab(accent.tint.color)))
          #expect(least >= Tint.clearDifference, "\(primary.label), \(accent.tint.color.hex)")
        }
      }
    }
  }

  @Test("Each has its harmony's place on the wheel")
  func hues() {
    let turns: [Harmony: Double] = [.complement: 180, .splitComplement: 150, .triad: 120, .analogous: 45]
    for primary in Material.primaries where OKLCH(primary.color).chroma > 0.05 {
      for accent in FittingAccent.accents(for: primary) {
        let turn = distance(OKLCH(primary.color).hue, OKLCH(accent.tint.color).hue)
        #expect((turn - (turns[accent.harmony] ?? 0)).magnitude < 2, "\(primary.label), \(accent.harmony)")
        #expect(accent.reason == accent.harmony.reason)
      }
    }
  }

  @Test("They are exact colors, as if mixed")
  func exact() {
    for accent in FittingAccent.accents(for: Material.primaries[4]) {
      #expect(accent.tint.ramp.isMixed && accent.tint.color == SRGB(accent.tint.color.rgb))
      #expect(Tint(slug: accent.tint.slug) == accent.tint)
    }
  }

  @Test("A gray has no hue: any vivid color fits", arguments: ["grey-500", "000000", "ffffff"])
  func gray(slug: String) throws {
    let accents = FittingAccent.accents(for: try #require(Tint(slug: slug)))
    #expect(accents.allSatisfy { $0.reason == "vivid beside gray" && OKLCH($0.tint.color).chroma > 0.1 })
  }

  @Test("A clear difference is more than most hues' 500 and 700 have to those who see no colors")
  func threshold() throws {
    let differences = try Material.ramps.map { ramp in
      let seen = try [Step.s500, .s700].map { OKLab(try #require(ramp[$0]).color.seen(with: .achromat)) }
      return seen[0].difference(from: seen[1])
    }
    #expect(differences.sorted()[Material.ramps.count / 2] < Tint.clearDifference)
  }
}
