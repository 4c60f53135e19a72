import Catalog
import ColorScience
import Testing

@testable import Studio
@testable import Theme

/// The screens of both fonts. Everything they share is tested on both.
@Suite("VC03 Title font, VC04 Body font")
struct FontTests {
  static let roles: [Role] = [.titleFont, .bodyFont]

  /// A studio on the screen of a font, on which a font was tapped.
  private func studio(_ role: Role, tapped names: String...) -> Studio {
    var studio = Studio.at(.choice(role))
    for name in names { studio.follow(.fonts(.fontTapped(role, name))) }
    return studio
  }

  @Test("VC03.1, VC04.1 One list shows the fonts of the device, each name in its own font", arguments: roles)
  func list(role: Role) throws {
    let list = try #require(studio(role).list)
    #expect(list.families == .generic + .device)
    #expect(list.typeface == nil)
    #expect(list.selection == nil)
  }

  @Test("VC03.2, VC04.2 A choice sets every name in that font", arguments: roles)
  func typeface(role: Role) {
    let list = studio(role, tapped: "Hack").list
    #expect(list?.typeface == .onDevice("Hack"))
    #expect(list?.families == .generic + .device)
  }

  @Test(
    "VC03.3, VC04.3 The chosen row is the accent; its text is the primary, moved in lightness only as far as 4.5:1 takes",
    arguments: roles,
    [
      ("primary=indigo-500&accent=yellow-a200", 0xFFFF00, 0x3F51B5),
      ("primary=indigo-500&accent=pink-a200", 0xFF4081, 0x161377),
    ] as [(String, UInt32, UInt32)])
  func selectedRow(role: Role, colors: (string: String, background: UInt32, text: UInt32)) throws {
    let title = role == .bodyFont ? "&title=Lato" : ""
    var studio = Studio.opened("#/" + role.slug + "?" + colors.string + title)
    studio.follow(.fonts(.fontTapped(role, "Impact")))
    #expect(studio.list?.selection == 8)
    let row = try #require(studio.list).selectedRow
    #expect(row.background == SRGB(colors.background))
    #expect(OKLab(row.text).difference(from: OKLab(SRGB(colors.text))) < 0.01)
  }

  @Test("VC03.5, VC04.4 A tap on the chosen font brings back the initial screen", arguments: roles)
  func takenBack(role: Role) {
    var studio = studio(role)
    let initial = studio.screen
    studio.follow(.fonts(.fontTapped(role, "Hack")))
    #expect(studio.screen != initial)
    studio.follow(.fonts(.fontTapped(role, "Hack")))
    #expect(studio.screen == initial)
  }

  @Test("VC03.6, VC04.5 Next is disabled at first, in the primary's 800", arguments: roles)
  func nextAtFirst(role: Role) {
    var studio = studio(role)
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.bar.nextText == SRGB(0x283593))
    #expect(studio.follow(.navigation(.nextTapped)).isEmpty)
    #expect(studio.route == .choice(role))
  }

  @Test("VC03.7, VC04.6 A choice enables Next", arguments: zip(roles, [Route.bodyFont, .summary]))
  func nextEnabled(role: Role, next: Route) {
    var studio = studio(role, tapped: "Hack")
    #expect(studio.bar.next?.isEnabled == true)
    #expect(studio.bar.nextText == nil)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.route == next)
  }

  @Test("VC03.8, VC04.7 Taking the choice back disables Next", arguments: roles)
  func nextDisabledAgain(role: Role) {
    let studio = studio(role, tapped: "Hack", "Hack")
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.bar.nextText == SRGB(0x283593))
  }

  @Test("VC03.9, VC04.8 Back keeps the choice", arguments: zip(roles, [Route.accent, .titleFont]))
  func backKeeps(role: Role, previous: Route) {
    var studio = studio(role, tapped: "Hack")
    studio.follow(.navigation(.backTapped))
    #expect(studio.route == previous)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.list?.selection == 7)
    #expect(studio.theme[role] == Family.onDevice("Hack").map { .font($0) })
  }

  @Test("A tap on another font works as if it were the first", arguments: roles)
  func anotherFont(role: Role) {
    #expect(studio(role, tapped: "Hack", "Lato").screen == studio(role, tapped: "Lato").screen)
  }

  @Test("You can't choose a font the device doesn't have", arguments: roles)
  func absentFont(role: Role) {
    let before = studio(role)
    var studio = before
    #expect(studio.follow(.fonts(.fontTapped(role, "Zapfino"))).isEmpty)
    #expect(studio == before)
  }

  @Test(
    "The selected row says what the font lacks", arguments: roles,
    [
      ("Lato", nil), ("Linden Hill", "no real bold"), ("Roboto Slab", "no real italic"),
      ("Impact", "no real bold, no real italic"),
    ])
  func remark(role: Role, font: (family: String, remark: String?)) {
    #expect(studio(role, tapped: font.family).remark(on: font.family) == font.remark)
  }

  // The bar, in which the two differ

  @Test("VC03.4 The bar's title takes the font and grows; the second line disappears")
  func titleTakesFont() {
    let before = studio(.titleFont).bar
    #expect(before.typeface == nil && before.titleStyle == .barTitle)
    #expect(before.subtitle?.text.isEmpty == false)
    let after = studio(.titleFont, tapped: "EB Garamond").bar
    #expect(after.typeface == .onDevice("EB Garamond"))
    #expect(after.titleStyle == .largeBarTitle)
    #expect(after.subtitle == nil)
  }

  @Test("VC03.4 The second line is set in the body font, once there is one")
  func secondLineOfTitleFont() {
    var studio = studio(.titleFont)
    #expect(studio.bar.subtitle?.typeface == nil)
    studio.follow(
      .fonts(.fontTapped(.titleFont, "EB Garamond")), .navigation(.nextTapped), .fonts(.fontTapped(.bodyFont, "Lato")),
      .navigation(.backTapped))
    studio.follow(.fonts(.fontTapped(.titleFont, "EB Garamond")))
    #expect(studio.bar.subtitle?.typeface?.name == "Lato")
  }

  @Test("VC04.1 The title keeps the title font")
  func titleKeepsFont() {
    for bar in [studio(.bodyFont).bar, studio(.bodyFont, tapped: "Hack").bar] {
      #expect(bar.typeface?.name == "EB Garamond")
      #expect(bar.titleStyle == .largeBarTitle)
    }
  }

  @Test("VC04.2 The bar's second line is in the chosen body font")
  func secondLineOfBodyFont() {
    #expect(studio(.bodyFont).bar.subtitle?.typeface == nil)
    #expect(studio(.bodyFont, tapped: "Hack").bar.subtitle?.typeface == .onDevice("Hack"))
  }
}
