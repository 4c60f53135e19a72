import Catalog
import ColorScience
import TestSupport
import Testing
import Theme

@Suite("A theme as text")
struct ThemeStringTests {
  static let whole = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

  @Test("It's readable")
  func written() throws {
    let theme = Theme(
      primary: Tint(slug: "indigo-500"), accent: Tint(slug: "pink-a200"), titleFont: .named("EB Garamond"),
      bodyFont: .named("Lato"))
    #expect(theme.string == Self.whole)
    #expect(try Theme(string: Self.whole) == theme)
  }

  @Test("Its parts can be in any order, and any can be missing")
  func parts() throws {
    let theme = try Theme(string: "body=Lato&primary=indigo-500")
    #expect(theme == Theme(primary: Tint(slug: "indigo-500"), bodyFont: .named("Lato")))
    #expect(theme.string == "primary=indigo-500&body=Lato")
  }

  @Test("A hex may have its # and capitals", arguments: ["%233F51B5", "3F51B5", "%233f51b5"])
  func hexes(written: String) throws {
    #expect(try Theme(string: "primary=" + written).string == "primary=3f51b5")
  }

  @Test("Nothing chosen is the empty text")
  func empty() throws {
    #expect(Theme().string == "")
    #expect(try Theme(string: "").isEmpty)
  }

  @Test("A swatch is written as its hue and step")
  func slugs() throws {
    let theme = try Theme(string: "primary=deep-purple-50&accent=light-green-a700")
    #expect(theme.primary?.label == "Deep Purple 50")
    #expect(theme.accent?.label == "Light Green A700")
  }

  @Test("Every Material swatch reads back, as primary and as accent")
  func everyTint() throws {
    let tints = Material.ramps.flatMap { ramp in Step.allCases.compactMap { Tint(ramp, $0) } }
    #expect(tints.count == 254)
    for tint in tints {
      let theme = Theme(primary: tint, accent: tint)
      #expect(try Theme(string: theme.string) == theme, "\(tint.label)")
    }
  }

  @Test(
    "Every font name reads back",
    arguments: [
      ("EB Garamond", "EB+Garamond"), ("A&B", "A%26B"), ("A=B", "A%3DB"), ("1+1", "1%2B1"), ("100%", "100%25"),
      ("%41", "%2541"), ("Été", "%C3%89t%C3%A9"), ("源ノ角", "%E6%BA%90%E3%83%8E%E8%A7%92"), ("🖍", "%F0%9F%96%8D"),
      ("\"'\\<b>", "%22%27%5C%3Cb%3E"), ("#?/;", "%23%3F%2F%3B"), (" x ", "+x+"), ("a-b.c_d", "a-b.c_d"),
    ])
  func fontName(name: String, encoded: String) throws {
    let theme = Theme(titleFont: .named(name))
    #expect(theme.string == "title=" + encoded)
    let read = try Theme(string: theme.string)
    #expect(read.titleFont.map { Array($0.name.utf8) } == Array(name.utf8))
  }

  @Test(
    "A theme can have a name, in any script",
    arguments: [
      ("Field Notes", "Field+Notes"), ("潮汐表", "%E6%BD%AE%E6%B1%90%E8%A1%A8"), ("<b>&amp;", "%3Cb%3E%26amp%3B"),
      (" x ", "+x+"), ("👩🏽‍🚀", "%F0%9F%91%A9%F0%9F%8F%BD%E2%80%8D%F0%9F%9A%80"),
    ])
  func name(text: String, encoded: String) throws {
    let theme = Theme(primary: Tint(slug: "indigo-500"), name: try ThemeName(text))
    #expect(theme.string == "primary=indigo-500&name=" + encoded)
    #expect(try Theme(string: theme.string) == theme)
    #expect(!Theme(name: try ThemeName(text)).isEmpty)
  }

  @Test("Lowercase escapes work, too")
  func lowerCaseEscapes() throws {
    #expect(try Theme(string: "title=%c3%89t%c3%a9").titleFont?.name == "Été")
  }

  @Test("A font in the table comes with what we know about it, another with what its name suggests")
  func family() throws {
    let theme = try Theme(string: "title=Impact&body=My+Own+Mono")
    #expect(theme.titleFont?.category == .display)
    #expect(theme.titleFont?.hasBold == false)
    #expect(theme.bodyFont?.category == .mono)
    #expect(theme.bodyFont?.hasBold == nil)
  }

  @Test("Whatever can be chosen reads back as it was, however long the fonts' names, in any script")
  func everyTheme() throws {
    var random = SeededGenerator(seed: 38)
    var refused = 0
    for _ in 0..<2000 {
      let fonts = [Family.named(random.fontName()), .named(random.fontName())]
      refused += fonts.filter { !$0.fitsThemeString }.count
      let theme = Theme(
        primary: Tint(mixed: SRGB(UInt32.random(in: 0...0xFFFFFF, using: &random))),
        accent: Tint(slug: "purple-mountains-majesty-900"), titleFont: fonts[0].fitsThemeString ? fonts[0] : nil,
        bodyFont: fonts[1].fitsThemeString ? fonts[1] : nil, name: try? ThemeName(random.fontName()))
      #expect(theme.string.utf8.count <= Limits.themeString)
      #expect(try Theme(string: theme.string) == theme, "\(theme.string)")
    }
    #expect((100...2000).contains(refused), "too few or too many names were too long: \(refused)")
  }
}

extension SeededGenerator {
  /// A name of up to 400 letters of one script, with what a query escapes among them.
  fileprivate mutating func fontName() -> String {
    let scripts = ["abc XYZ-", "é ü&", "源ノ角=", "ไทย%", "🖍+🎨", "עברית ", "\u{301}a"]
    let letters = Array(scripts[Int.random(in: scripts.indices, using: &self)])
    let count = Bool.random(using: &self) ? 40 : 400
    return String((1...Int.random(in: 1...count, using: &self)).map { _ in letters.randomElement(using: &self) ?? "a" })
  }
}
