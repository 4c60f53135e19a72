import Catalog
import ColorScience
import Testing

@Suite("The OKLCH ramp follows Material's")
struct RampFromMaterialTests {
  /// A medium color, so dull that none of its shades reaches the gamut's edge.
  static let dull = OKLCH(lightness: 0.6, chroma: 0.02, hue: 100)

  @Test(arguments: [Step.s50, .s100, .s200, .s300, .s400])
  func aLighterShadeGoesMaterialsMedianPartOfTheWayToWhite(step: Step) throws {
    let part = median(of: Material.ramps) { shade, middle in
      (shade.lightness - middle.lightness) / (1 - middle.lightness)
    }(step)
    let shade = try shade(step)
    #expect(abs((shade.lightness - Self.dull.lightness) / (1 - Self.dull.lightness) - part) < 0.0001)
  }

  @Test(arguments: [Step.s600, .s700, .s800, .s900])
  func aDarkerShadeKeepsMaterialsMedianPartOfTheLightness(step: Step) throws {
    let part = median(of: Material.ramps) { shade, middle in shade.lightness / middle.lightness }(step)
    #expect(abs(try shade(step).lightness / Self.dull.lightness - part) < 0.0001)
  }

  @Test(arguments: [Step.s50, .s100, .s200, .s300, .s400, .s600, .s700, .s800, .s900])
  func aShadeKeepsTheMedianPartOfTheChromaOfTheColorfulHues(step: Step) throws {
    let colorful = Material.ramps.filter(\.hasAccents)
    let part = median(of: colorful) { shade, middle in shade.chroma / middle.chroma }(step)
    #expect(abs(try shade(step).chroma / Self.dull.chroma - part) < 0.001)
  }

  private func shade(_ step: Step) throws -> OKLCH {
    OKLCH(try #require(OKLCHRamp(around: SRGB(Self.dull))[Int(step.label) ?? 0]))
  }

  private func median(
    of ramps: [Ramp], _ part: @escaping (_ shade: OKLCH, _ middle: OKLCH) -> Double
  ) -> (Step) -> Double {
    { step in
      let parts = ramps.compactMap { ramp -> Double? in
        guard let shade = ramp[step], let middle = ramp[.s500] else { return nil }
        return part(OKLCH(shade.color), OKLCH(middle.color))
      }.sorted()
      return (parts[(parts.count - 1) / 2] + parts[parts.count / 2]) / 2
    }
  }
}
