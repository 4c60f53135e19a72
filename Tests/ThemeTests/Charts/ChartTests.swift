import Catalog
import ColorScience
import Testing
import Theme

@Suite("Colors for charts")
struct ChartTests {
  /// Of every kind: vivid, dark, pale, gray, black, white, yellow, neon, red, and Display P3's primaries.
  static let themes: [String] = [
    "primary=indigo-500&accent=pink-a200", "primary=1f5f6b&accent=f4a58a", "primary=14213d&accent=fca311",
    "primary=f6bac6&accent=a3195b", "primary=808080", "primary=000000&accent=ff7545", "primary=ffffff&accent=ffffff",
    "primary=ffeb3b&accent=212121", "primary=39ff14&accent=ff00ff", "primary=fa2122&accent=00bcd4",
    "primary=p3-ff0000&accent=p3-00ff00", "primary=p3-00ff00&accent=p3-0000ff", "primary=p3-0000ff&accent=p3-ff0000",
    "primary=a8321f&accent=ffc857&color.basil=3f7d3a", "",
    // These have a way only among many.
    "primary=754019&accent=ad010b", "primary=5706ea&accent=a62e2d",
  ]

  private func schemes(_ string: String) throws -> [(scheme: Scheme, contrast: Contrast)] {
    let theme = try Theme(string: string)
    let charts = theme.charts
    return Scheme.variants.map { (theme.scheme($0, $1, with: charts), $1) }
  }

  private func colors(_ scheme: Scheme, _ role: (UInt8) -> SchemeRole, count: UInt8) -> [SRGB] {
    (0..<count).map { scheme.color(of: role($0)).hex }
  }

  /// As typical, protan, deutan and tritan eyes see it.
  private func seen(_ color: SRGB) -> [SRGB] {
    [color] + [ColorVision.protan, .deutan, .tritan].map { color.seen(with: $0) }
  }

  private func difference(_ one: SRGB, _ other: SRGB) -> Double {
    zip(seen(one), seen(other)).map { $0.difference2000(from: $1) }.min() ?? 0
  }

  @Test(
    "Everyone can tell any two categories of a chart apart, however many it has, and in gray too", arguments: themes)
  func apart(string: String) throws {
    for (scheme, contrast) in try schemes(string) {
      let categories = colors(scheme, { .chart($0) }, count: 8)
      for (last, distance) in zip([5, 6, 8], contrast == .standard ? [14, 12, 9] : [10, 8.5, 7]) {
        for index in 0..<last {
          for other in 0..<index {
            #expect(difference(categories[index], categories[other]) >= distance, "\(index) and \(other) of \(last)")
          }
        }
      }
      let lightnesses = categories.map { CIELAB<D65>($0).lightness }.sorted()
      #expect(zip(lightnesses, lightnesses.dropFirst()).allSatisfy { $1 - $0 >= 2 })
      #expect(scheme.charts?.safeCount == 8)
    }
  }

  @Test("A category stands out from pages, text reads on it, and nobody takes it for a state", arguments: themes)
  func readable(string: String) throws {
    for (scheme, contrast) in try schemes(string) {
      for role in SchemeRole.charts {
        for background in role.backgrounds {
          let ratio = scheme.color(of: role).hex.contrastRatio(with: scheme.color(of: background).hex)
          #expect(ratio >= role.kind.ratio(contrast), "\(role) on \(background)")
        }
      }
      for category in colors(scheme, { .chart($0) }, count: 8) {
        for state in [SchemeRole.positive, .warning, .negative] {
          #expect(category.difference2000(from: scheme.color(of: state).hex) >= 10, "\(category.hex), \(state)")
        }
      }
    }
  }

  @Test("The first is the primary's hue, and each means the same in all four schemes", arguments: themes)
  func hues(string: String) throws {
    let all = try schemes(string).map { colors($0.scheme, { .chart($0) }, count: 8).map { OKLCH($0) } }
    func turn(_ one: Double, _ other: Double) -> Double { min((one - other).magnitude, 360 - (one - other).magnitude) }
    let theme = try Theme(string: string)
    if let primary = theme.primary.map({ OKLCH($0.color.asHex) }), primary.chroma >= 0.03 {
      for colors in all { #expect(turn(colors[0].hue, primary.hue) <= 10) }
    }
    for index in 0..<8 {
      for colors in all where colors[index].chroma >= 0.03 && all[0][index].chroma >= 0.03 {
        #expect(turn(colors[index].hue, all[0][index].hue) <= 15, "category \(index + 1)")
      }
    }
  }

  @Test("The sequential ramp goes evenly away from the page, for everyone", arguments: themes)
  func sequential(string: String) throws {
    for (scheme, contrast) in try schemes(string) {
      let ramp = colors(scheme, { .sequential($0) }, count: 9)
      let steps = zip(ramp, ramp.dropFirst()).map { OKLab($1).lightness - OKLab($0).lightness }
      let mean = steps.reduce(0, +) / 8
      #expect(steps.allSatisfy { ($0 / mean - 1).magnitude <= 0.1 }, "\(steps)")
      for eyes in 0..<4 {
        let lightnesses = ramp.map { OKLab(seen($0)[eyes]).lightness }
        #expect(zip(lightnesses, lightnesses.dropFirst()).allSatisfy { ($1 - $0) * mean > 0 })
      }
      let page = scheme.color(of: .background).hex
      #expect(ramp[8].contrastRatio(with: page) > ramp[0].contrastRatio(with: page))
      let mark = try #require(scheme.charts?.firstMark)
      for (index, color) in ramp.enumerated() {
        let isMark = [SchemeRole.background, .surface, .raised].allSatisfy {
          color.contrastRatio(with: scheme.color(of: $0).hex) >= SchemeRole.Kind.mark.ratio(contrast)
        }
        #expect(isMark == (index + 1 >= mark))
      }
    }
  }

  @Test(
    "The diverging ramp has a neutral middle and two equal arms, whose ends everyone tells apart", arguments: themes)
  func diverging(string: String) throws {
    for (scheme, _) in try schemes(string) {
      let ramp = colors(scheme, { .diverging($0) }, count: 9)
      #expect(OKLCH(ramp[4]).chroma <= 0.03)
      #expect(difference(ramp[0], ramp[8]) >= 20, "\(ramp[0].hex), \(ramp[8].hex)")
      let lightnesses = ramp.map { OKLab($0).lightness }
      for step in 0..<4 {
        #expect((lightnesses[step] - lightnesses[8 - step]).magnitude <= 0.02)
        #expect((lightnesses[step] - lightnesses[4]).magnitude > (lightnesses[step + 1] - lightnesses[4]).magnitude)
      }
    }
  }

  @Test("A brand color's hue is one of the categories, in the person's order; one too many is left out")
  func brands() throws {
    let theme = try Theme(
      string: "primary=indigo-500&color.mint=00bfa5&color.sun=ffb300&color.slate=808080&color.sea=00bfa6")
    let charts = theme.charts
    let scheme = theme.scheme(.light, with: charts)
    for (category, brand) in [(1, 0), (2, 1)] {
      let turn = OKLCH(scheme[.chart(UInt8(category))]).hue - OKLCH(theme.brandColors[brand].tint.color).hue
      #expect(min(turn.magnitude, 360 - turn.magnitude) <= 15)
    }
    #expect(charts.leftOut == [2], "a gray has no hue; sea's is mint's")
  }

  @Test("Each brand color has the hue of a category or is left out, however hard a way is to find", arguments: themes)
  func brandsEverywhere(string: String) throws {
    let brands = [
      "color.mint=00bfa5", "color.sun=ffb300", "color.rose=e91e63", "color.sky=03a9f4", "color.leaf=7cb342",
    ]
    let theme = try Theme(string: ([string].filter { !$0.isEmpty } + brands).joined(separator: "&"))
    let charts = theme.charts
    let hues = colors(theme.scheme(.light, with: charts), { .chart($0) }, count: 8).map { OKLCH($0).hue }
    for (index, brand) in theme.brandColors.enumerated() where !charts.leftOut.contains(index) {
      let hue = OKLCH(brand.tint.color).hue
      let turns = hues.map { min(($0 - hue).magnitude, 360 - ($0 - hue).magnitude) }
      #expect(turns.contains { $0 <= 25 }, "\(brand.name.text)")
    }
  }

  @Test("A pinned category is painted as it's pinned; others keep their distance, and the law says how many are safe")
  func pins() throws {
    let theme = try Theme(string: "primary=indigo-500&pin.chart-2=d04a02&pin.light.sequential-1=ffffff")
    let scheme = theme.scheme(.light, with: theme.charts)
    #expect(scheme[.chart(1)] == SRGB(0xD04A02) && scheme[.sequential(0)] == .white)
    for place in [0, 2, 3, 4, 5, 6, 7] as [UInt8] {
      #expect(difference(scheme[.chart(place)], scheme[.chart(1)]) >= (place < 5 ? 14 : place < 6 ? 12 : 9))
    }
    let pale = try Theme(string: "primary=indigo-500&pin.chart-3=eeeeee")
    #expect(pale.charts[.light].safeCount == 2)
    #expect(try Theme(string: pale.string) == pale)
    // No color stands out from both.
    let impossible = try Theme(string: "primary=indigo-500&pin.background=767676&pin.surface=000000&pin.raised=ffffff")
    #expect(impossible.charts[.light].safeCount == 0)
  }

  @Test("Every theme has charts, and the same ones each time")
  func everyTheme() throws {
    for theme in try Theme.randomAdjusted(12, seed: 56) {
      let charts = theme.charts
      #expect(charts == theme.charts)
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast, with: charts)
        for role in SchemeRole.charts { #expect(scheme[role] == SRGB(scheme.color(of: role).hex.rgb)) }
      }
    }
  }
}
