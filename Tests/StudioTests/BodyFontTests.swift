import ColorScience
import Testing
import _Text

@testable import Studio
@testable import Theme

@Suite("VC04 Body font")
struct BodyFontTests {
  var studio = Studio.at(.bodyFont)

  @Test("VC04.1 One list shows the fonts of the device, each name in its own font")
  func list() throws {
    let list = try #require(studio.list)
    #expect(list.families == .generic + .device)
    #expect(list.typeface == nil)
    #expect(list.selection == nil)
  }

  @Test("VC04.2 A choice sets every name in that font")
  mutating func typeface() {
    studio.follow(.fonts(.fontTapped(.bodyFont, "Hack")))
    #expect(studio.list?.typeface == .onDevice("Hack"))
  }

  @Test(
    "VC04.3 The chosen row is the accent; its text is the primary, moved in lightness only as far as 4.5:1 takes",
    arguments: [
      ("primary=indigo-500&accent=yellow-a200", 0xFFFF00, 0x3F51B5),
      ("primary=indigo-500&accent=pink-a200", 0xFF4081, 0x161377),
    ] as [(String, UInt32, UInt32)])
  func selectedRow(colors: String, background: UInt32, text: UInt32) throws {
    var studio = Studio.opened("#/body-font?" + colors + "&title=Lato")
    studio.follow(.fonts(.fontTapped(.bodyFont, "Impact")))
    #expect(studio.list?.selection == 8)
    let row = try #require(studio.list).selectedRow
    #expect(row.background == SRGB(background))
    #expect(OKLab(row.text).difference(from: OKLab(SRGB(text))) < 0.01)
  }

  @Test("VC04.4 A tap on the chosen font brings back the initial screen")
  mutating func takenBack() {
    let initial = studio.screen
    studio.follow(.fonts(.fontTapped(.bodyFont, "Hack")))
    #expect(studio.screen != initial)
    studio.follow(.fonts(.fontTapped(.bodyFont, "Hack")))
    #expect(studio.screen == initial)
  }

  @Test("VC04.5 Next is disabled at first, in the primary's 800")
  mutating func nextAtFirst() {
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.bar.nextText == SRGB(0x283593))
    #expect(studio.follow(.navigation(.nextTapped)).isEmpty)
  }

  @Test("VC04.6 A choice enables Next")
  mutating func nextEnabled() {
    studio.follow(.fonts(.fontTapped(.bodyFont, "Hack")))
    #expect(studio.bar.next?.isEnabled == true)
    #expect(studio.bar.nextText == nil)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.route == .summary)
  }

  @Test("VC04.7 Taking the choice back disables Next")
  mutating func nextDisabledAgain() {
    studio.follow(.fonts(.fontTapped(.bodyFont, "Hack")), .fonts(.fontTapped(.bodyFont, "Hack")))
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.bar.nextText == SRGB(0x283593))
  }

  @Test("VC04.8 Back keeps the choice")
  mutating func backKeeps() {
    studio.follow(.fonts(.fontTapped(.bodyFont, "Hack")), .navigation(.backTapped))
    #expect(studio.route == .titleFont)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.list?.selection == 7)
    #expect(studio.theme.bodyFont?.name == "Hack")
  }

  @Test("The title keeps the title font")
  mutating func title() {
    #expect(studio.bar.typeface?.name == "EB Garamond")
    studio.follow(.fonts(.fontTapped(.bodyFont, "Hack")))
    #expect(studio.bar.typeface?.name == "EB Garamond")
    #expect(studio.bar.titleStyle == .largeBarTitle)
  }

  @Test("The bar's second line is in the chosen body font")
  mutating func subtitle() {
    #expect(studio.bar.subtitle?.typeface == nil)
    studio.follow(.fonts(.fontTapped(.bodyFont, "Hack")))
    #expect(studio.bar.subtitle?.typeface == .onDevice("Hack"))
  }
}
