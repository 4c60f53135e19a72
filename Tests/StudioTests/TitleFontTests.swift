import ColorScience
import Testing
import _Text

@testable import Studio
@testable import Theme

@Suite("VC03 Title font")
struct TitleFontTests {
  var studio = Studio.at(.titleFont)

  @Test("VC03.1 One list shows the fonts of the device, each name in its own font")
  func list() throws {
    let list = try #require(studio.list)
    #expect(list.families == .generic + .device)
    #expect(list.typeface == nil)
    #expect(list.selection == nil)
  }

  @Test("VC03.2 A choice sets every name in that font")
  mutating func typeface() {
    studio.follow(.fonts(.fontTapped(.titleFont, "Hack")))
    #expect(studio.list?.typeface == .onDevice("Hack"))
    #expect(studio.list?.families == .generic + .device)
  }

  @Test(
    "VC03.3 The chosen row is the accent; its text is the primary, moved in lightness only as far as 4.5:1 takes",
    arguments: [
      ("primary=indigo-500&accent=yellow-a200", 0xFFFF00, 0x3F51B5),
      ("primary=indigo-500&accent=pink-a200", 0xFF4081, 0x161377),
    ] as [(String, UInt32, UInt32)])
  func selectedRow(colors: String, background: UInt32, text: UInt32) throws {
    var studio = Studio.opened("#/title-font?" + colors)
    studio.follow(.fonts(.fontTapped(.titleFont, "Impact")))
    #expect(studio.list?.selection == 8)
    let row = try #require(studio.list).selectedRow
    #expect(row.background == SRGB(background))
    #expect(OKLab(row.text).difference(from: OKLab(SRGB(text))) < 0.01)
  }

  @Test("VC03.4 The bar's title takes the font and grows; the second line disappears")
  mutating func bar() {
    #expect(studio.bar.typeface == nil && studio.bar.titleStyle == .barTitle)
    #expect(studio.bar.subtitle?.text.isEmpty == false)
    studio.follow(.fonts(.fontTapped(.titleFont, "EB Garamond")))
    #expect(studio.bar.typeface == .onDevice("EB Garamond"))
    #expect(studio.bar.titleStyle == .largeBarTitle)
    #expect(studio.bar.subtitle == nil)
  }

  @Test("VC03.4 The second line is set in the body font, once there is one")
  mutating func subtitle() {
    #expect(studio.bar.subtitle?.typeface == nil)
    studio.follow(
      .fonts(.fontTapped(.titleFont, "EB Garamond")), .navigation(.nextTapped), .fonts(.fontTapped(.bodyFont, "Lato")),
      .navigation(.backTapped))
    studio.follow(.fonts(.fontTapped(.titleFont, "EB Garamond")))
    #expect(studio.bar.subtitle?.typeface?.name == "Lato")
  }

  @Test("VC03.5 A tap on the chosen font brings back the initial screen")
  mutating func takenBack() {
    let initial = studio.screen
    studio.follow(.fonts(.fontTapped(.titleFont, "Hack")))
    #expect(studio.screen != initial)
    studio.follow(.fonts(.fontTapped(.titleFont, "Hack")))
    #expect(studio.screen == initial)
  }

  @Test("VC03.6 Next is disabled at first, in the primary's 800")
  mutating func nextAtFirst() {
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.bar.nextText == SRGB(0x283593))
    #expect(studio.follow(.navigation(.nextTapped)).isEmpty)
  }

  @Test("VC03.7 A choice enables Next")
  mutating func nextEnabled() {
    studio.follow(.fonts(.fontTapped(.titleFont, "Hack")))
    #expect(studio.bar.next?.isEnabled == true)
    #expect(studio.bar.nextText == nil)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.route == .bodyFont)
  }

  @Test("VC03.8 Taking the choice back disables Next")
  mutating func nextDisabledAgain() {
    studio.follow(.fonts(.fontTapped(.titleFont, "Hack")), .fonts(.fontTapped(.titleFont, "Hack")))
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.bar.nextText == SRGB(0x283593))
  }

  @Test("VC03.9 Back keeps the choice")
  mutating func backKeeps() {
    studio.follow(.fonts(.fontTapped(.titleFont, "Hack")), .navigation(.backTapped))
    #expect(studio.route == .accent)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.list?.selection == 7)
    #expect(studio.theme.titleFont?.name == "Hack")
  }

  @Test("A tap on another font works as if it were the first")
  mutating func anotherFont() {
    var first = studio
    first.follow(.fonts(.fontTapped(.titleFont, "Lato")))
    studio.follow(.fonts(.fontTapped(.titleFont, "Hack")), .fonts(.fontTapped(.titleFont, "Lato")))
    #expect(studio.screen == first.screen)
  }

  @Test("You can't choose a font the device doesn't have")
  mutating func absentFont() {
    let before = studio
    #expect(studio.follow(.fonts(.fontTapped(.titleFont, "Zapfino"))).isEmpty)
    #expect(studio == before)
  }

  @Test(
    "The selected row says what the font lacks",
    arguments: [
      ("Lato", nil), ("Linden Hill", "no real bold"), ("Roboto Slab", "no real italic"),
      ("Impact", "no real bold, no real italic"),
    ])
  mutating func remark(family: String, remark: String?) {
    studio.follow(.fonts(.fontTapped(.titleFont, family)))
    #expect(studio.remark(on: family) == remark)
  }
}
