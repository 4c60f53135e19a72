import Catalog
import TestSupport
import Testing
import Theme

@Suite("A theme with more than four choices, as text")
struct AdjustedStringTests {
  static let whole =
    "primary=indigo-500&name=Harbor&neutral=brown-500&color.mint=00bfa5&color.deep-sea=cyan-900&pin.background=fff8e7"
    + "&pin.light.text=101010&pin.dark.on-mint=p3-ff8040&scale=1.25&size=16&title-weight=600&body-weight=400&corner=12"

  @Test("Each part reads back as it's written")
  func written() throws {
    let theme = try Theme(string: Self.whole)
    #expect(theme.neutral == Tint(slug: "brown-500"))
    #expect(theme.brandColors.map(\.name.text) == ["mint", "deep-sea"])
    #expect(theme.brandColors.map(\.tint.slug) == ["00bfa5", "cyan-900"])
    #expect(theme.pin(of: .background)?.light == Tint(slug: "fff8e7"))
    #expect(theme.pin(of: .background)?.dark == Tint(slug: "fff8e7"))
    #expect(theme.pin(of: .text)?.light == Tint(slug: "101010") && theme.pin(of: .text)?.dark == nil)
    #expect(theme.pin(of: .onBrand(0))?.dark == Tint(slug: "p3-ff8040") && theme.pin(of: .onBrand(0))?.light == nil)
    #expect(theme[.scale] == 1.25 && theme[.size] == 16 && theme[.corner] == 12)
    #expect(theme[.titleWeight] == 600 && theme[.bodyWeight] == 400)
    #expect(theme.isAdjusted)
    #expect(theme.string == Self.whole)
  }

  @Test("Parts come in any order: a pin may be of a brand color that comes later")
  func order() throws {
    let parts = Self.whole.split(separator: "&")
    let theme = try Theme(string: parts.reversed().joined(separator: "&"))
    #expect(theme.brandColors.map(\.name.text) == ["deep-sea", "mint"])
    #expect(theme.pins.map { theme.name(of: $0.role) } == ["background", "text", "on-mint"])
    #expect(theme.string.split(separator: "&").sorted() == parts.sorted())
  }

  @Test("A pin of one appearance goes before one of both, in any order")
  func pinOfBoth() throws {
    for string in ["pin.text=111111&pin.dark.text=eeeeee", "pin.dark.text=eeeeee&pin.text=111111"] {
      #expect(try Theme(string: string).string == "pin.light.text=111111&pin.dark.text=eeeeee")
    }
  }

  @Test("Corners can be round")
  func round() throws {
    let theme = try Theme(string: "corner=round")
    #expect(theme[.corner] == .infinity)
    #expect(theme.string == "corner=round")
  }

  @Test("Numbers may have up to three decimals", arguments: ["1.067", "1.125", "1.2", "1.333", "1.5", "1.618"])
  func decimals(text: String) throws {
    let theme = try Theme(string: "scale=" + text)
    #expect(theme[.scale] == Double(text))
    #expect(theme.string == "scale=" + text)
  }

  @Test(
    "What can't be is refused in one sentence, and the rest is kept",
    arguments: [
      (
        "color.primary=00bfa5",
        "Check the color.primary: “primary” is the name of a role; write it like color.mint=00bfa5."
      ),
      (
        "color.on-x=00bfa5",
        "Check the color.on-x: “on-x” begins with “on-”, like text on a color; write it like color.mint=00bfa5."
      ),
      (
        "color.Mint=00bfa5",
        "Check the color.Mint: “Mint” isn’t made of a-z, 0-9 and single hyphens, beginning with a letter; write it like "
          + "color.mint=00bfa5."
      ),
      (
        "color.a--b=00bfa5",
        "Check the color.a--b: “a--b” isn’t made of a-z, 0-9 and single hyphens, beginning with a letter; write it like "
          + "color.mint=00bfa5."
      ),
      (
        "color.chart-blue=00bfa5",
        "Check the color.chart-blue: “chart-blue” begins with “chart-”, like the colors of charts; write it like "
          + "color.mint=00bfa5."
      ),
      (
        "color.chart2=00bfa5",
        "Check the color.chart2: “chart2” is the name of a role; write it like color.mint=00bfa5."
      ),
      ("color.=00bfa5", "Check the color.: a brand color needs a name; write it like color.mint=00bfa5."),
      (
        "color.abcdefghijklmnopqrstuvwxy=00bfa5",
        "Check the color.abcdefghijklmnopqrstuvwxy: the name is 25 characters long, and the limit is 24; write it like "
          + "color.mint=00bfa5."
      ),
      (
        "color.sea=00bfa5&color.sea=111111",
        "Check the color.sea: “sea” is taken by another brand color; leave one out."
      ),
      (
        "color.sea=00bfa5&color.sea-soft=111111",
        "Check the color.sea-soft: “sea-soft” is taken by another brand color; leave one out."
      ),
      (
        "color.sea-2=00bfa5&color.sea2=111111",
        "Check the color.sea2: “sea2” is taken by another brand color; leave one out."
      ),
      (
        "color.sea=sky",
        "Check the color.sea: “sky” isn’t a color we know; try indigo-500, pink-a200, atomic-tangerine or c0ffee."
      ),
      (
        "pin.sky=00bfa5",
        "Check the pin.sky: the theme has no such role; write it like pin.background=fff8e7 or pin.dark.on-primary=ffffff."
      ),
      (
        "pin.dim.text=00bfa5",
        "Check the pin.dim.text: the theme has no such role; write it like pin.background=fff8e7 or "
          + "pin.dark.on-primary=ffffff."
      ),
      ("pin.text=000000&pin.text=111111", "Check the second pin.text, “111111”: a theme has only one; leave one out."),
      ("pin.text=", "Check the pin.text: it has no value; write it like pin.background=fff8e7."),
      ("scale=NaN", "Check the scale: “NaN” isn’t a number from 1.067 to 1.618; write it like scale=1.25."),
      ("scale=2", "Check the scale: “2” isn’t a number from 1.067 to 1.618; write it like scale=1.25."),
      ("scale=1.2001", "Check the scale: “1.2001” isn’t a number from 1.067 to 1.618; write it like scale=1.25."),
      ("size=13", "Check the size: “13” isn’t a number from 14 to 20; write it like size=16."),
      (
        "corner=-1", "Check the corner: “-1” isn’t a number from 0 to 28, or round; write it like corner=12."
      ),
      (
        "title-weight=450.5",
        "Check the title-weight: “450.5” isn’t a whole number from 100 to 900; write it like title-weight=500."
      ),
      (
        "body-weight=950",
        "Check the body-weight: “950” isn’t a whole number from 100 to 900; write it like body-weight=500."
      ),
    ])
  func refused(text: String, sentence: String) {
    var errors: [ThemeStringError] = []
    let theme = Theme(salvaging: "primary=indigo-500&" + text + "&size=18", errors: &errors)
    #expect(errors.first?.sentence == sentence)
    #expect(theme.primary?.slug == "indigo-500")
    if !text.hasPrefix("size") { #expect(theme[.size] == 18) }
  }

  @Test("Of nine brand colors, eight are kept")
  func nine() {
    let nine = (1...9).map { "color.c\($0)=00bfa\($0)" }.joined(separator: "&")
    var errors: [ThemeStringError] = []
    let theme = Theme(salvaging: nine, errors: &errors)
    #expect(theme.brandColors.count == 8)
    #expect(errors.map(\.sentence) == ["Check the color.c9: a theme has at most 8 brand colors; leave one out."])
  }

  @Test("Whatever can be chosen reads back as it was, and fits")
  func everyTheme() throws {
    var random = SeededGenerator(seed: 35)
    for var theme in try Theme.randomAdjusted(500, seed: 35) {
      for setting in ThemeSetting.allCases where Bool.random(using: &random) {
        try theme.set(setting, to: Double.random(in: setting.range, using: &random))
      }
      #expect(try Theme(string: theme.string) == theme, "\(theme.string)")
    }
  }

  @Test("The longest theme fits")
  func longest() throws {
    var theme = Theme()
    for index in 0..<8 {
      let name = try BrandName("a234567890123456789012" + "-\(index)")
      try theme.add(BrandColor(name, try #require(Tint(slug: "purple-mountains-majesty-900"))))
    }
    for role in theme.roles + SchemeRole.charts {
      theme.pin(role, .light, to: Tint(slug: "purple-mountains-majesty-900"))
      theme.pin(role, .dark, to: Tint(slug: "purple-mountains-majesty-800"))
    }
    theme.titleFont = .named(String(repeating: "é", count: 150))
    theme.bodyFont = theme.titleFont
    theme.name = try ThemeName(String(repeating: "𝔸", count: 60))
    #expect(theme.string.utf8.count <= Limits.themeString)
    #expect(try Theme(string: theme.string) == theme)
  }
}
