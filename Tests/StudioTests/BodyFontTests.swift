import Catalog
import ColorScience
import Testing

@testable import Studio

@Suite("VC04 Body font")
struct BodyFontTests {
  var studio = Studio.at(.bodyFont)

  @Test("VC04.1 One list shows the fonts of the device, each name in its own font")
  func list() throws {
    let list = try #require(studio.list)
    #expect(list.families == .device)
    #expect(list.typeface == nil)
    #expect(list.selection == nil)
  }

  @Test("VC04.2 A choice sets every name in that font")
  mutating func typeface() {
    studio.follow(.fontTapped("Hack"))
    #expect(studio.list?.typeface == .onDevice("Hack"))
  }

  @Test(
    "VC04.3 The chosen row has the accent behind and the primary in front, or what of it is legible",
    arguments: [
      ("primary=indigo-500&accent=yellow-a200", 0xFFFF00, 0x3F51B5, false),
      ("primary=red-500&accent=amber-a200", 0xFFD740, 0xB71C1C, false),
      ("primary=indigo-500&accent=pink-a200", 0xFF4081, 0xFFFFFF, true),
    ] as [(String, UInt32, UInt32, Bool)])
  func highlight(colors: String, fill: UInt32, text: UInt32, isStrong: Bool) {
    var studio = Studio.opened("#/body-font?" + colors + "&title=Lato")
    studio.follow(.fontTapped("Impact"))
    #expect(studio.list?.selection == 3)
    #expect(studio.list?.highlight == .init(fill: SRGB(fill), text: SRGB(text), isStrong: isStrong))
  }

  @Test("VC04.4 A tap on the chosen font brings back the initial screen")
  mutating func takenBack() {
    let initial = studio.screen
    studio.follow(.fontTapped("Hack"))
    #expect(studio.screen != initial)
    studio.follow(.fontTapped("Hack"))
    #expect(studio.screen == initial)
  }

  @Test("VC04.5 Next is disabled at first, in the primary's 800")
  mutating func nextAtFirst() {
    #expect(studio.bar.next == BarButton(label: "Next", isEnabled: false, tint: SRGB(0x283593)))
    #expect(studio.follow(.nextTapped).isEmpty)
  }

  @Test("VC04.6 A choice enables Next")
  mutating func nextEnabled() {
    studio.follow(.fontTapped("Hack"))
    #expect(studio.bar.next == BarButton(label: "Next", isEnabled: true, tint: nil))
    studio.follow(.nextTapped)
    #expect(studio.place == .summary)
  }

  @Test("VC04.7 Taking the choice back disables Next")
  mutating func nextDisabledAgain() {
    studio.follow(.fontTapped("Hack"), .fontTapped("Hack"))
    #expect(studio.bar.next == BarButton(label: "Next", isEnabled: false, tint: SRGB(0x283593)))
  }

  @Test("VC04.8 Back keeps the choice")
  mutating func backKeeps() {
    studio.follow(.fontTapped("Hack"), .backTapped)
    #expect(studio.place == .titleFont)
    studio.follow(.nextTapped)
    #expect(studio.list?.selection == 2)
    #expect(studio.theme.bodyFont?.name == "Hack")
  }

  @Test("The title keeps the title font")
  mutating func title() {
    #expect(studio.bar.typeface?.name == "EB Garamond")
    studio.follow(.fontTapped("Hack"))
    #expect(studio.bar.typeface?.name == "EB Garamond")
    #expect(studio.bar.isGrown)
  }

  @Test("The bar's second line shows in the chosen body font")
  mutating func subtitle() {
    #expect(studio.bar.subtitle?.typeface == nil)
    studio.follow(.fontTapped("Hack"))
    #expect(studio.bar.subtitle?.typeface == .onDevice("Hack"))
  }
}
