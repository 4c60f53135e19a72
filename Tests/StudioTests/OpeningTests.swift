import Studio
import TestSupport
import Testing
import Theme

@Suite("Opening the app")
struct OpeningTests {
  let session = "#/title-font?primary=indigo-500&accent=pink-a200"

  @Test("The very first visit starts with the primary color")
  func firstVisit() {
    var studio = Studio()
    let effects = studio.follow(.session(.opened(address: "", session: "", refused: "")))
    #expect(studio == Studio())
    #expect(effects == [.saveSession("#/primary")])
  }

  @Test("The saved choices and screen come back")
  func restored() {
    var studio = Studio()
    let effects = studio.follow(.session(.opened(address: "", session: session, refused: "")))
    #expect(studio.route == .titleFont)
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(effects == [.saveSession(session)])
    #expect(studio.notice == nil)
  }

  @Test("An address opens its screen with the saved choices")
  func addressOverSession() {
    let studio = Studio.opened("#/primary", session: session)
    #expect(studio.route == .primary)
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
  }

  @Test("A link's theme replaces the saved one, and undo brings that back")
  func adopted() {
    var studio = Studio()
    let effects = studio.follow(.session(.opened(address: "#/accent?primary=teal-500", session: session, refused: "")))
    #expect(studio.route == .accent)
    #expect(studio.theme.string == "primary=teal-500")
    let undoable = Effect.saveHistory("<primary=indigo-500&accent=pink-a200")
    #expect(effects == [undoable, .saveSession("#/accent?primary=teal-500")])
    #expect(studio.notice == nil, "a person who opens a link knows")
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(studio.notice == nil)
  }

  @Test("Of a link with a bad part the good ones are taken over, the bad one is named, and undo brings back the rest")
  func adoptedInPart() {
    var studio = Studio()
    let link = "primary=teal-500&accent=beige&title=Lato"
    let effects = studio.follow(.session(.opened(address: "#/summary?" + link, session: session, refused: "")))
    #expect(studio.theme.string == "primary=teal-500&title=Lato")
    #expect(
      effects == [
        .saveRefused(link), .saveHistory("<primary=indigo-500&accent=pink-a200"),
        .saveSession("#/accent?primary=teal-500&title=Lato"),
      ])
    #expect(
      studio.notice?.sentence == "Opened the link without its accent: “beige” isn’t a color we know. Undo brings your "
        + "choices back. Choose an accent color first.")
    #expect(studio.notice?.isError == true)
    #expect(studio.notice?.undo?.event == .history(.undoTapped))
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
  }

  @Test("If nothing was chosen yet, such a link has nothing to bring back")
  func adoptedInPartFromNothing() {
    let studio = Studio.opened("#/primary?primary=teal-500&body=%ZZ")
    #expect(studio.theme.string == "primary=teal-500")
    #expect(studio.notice?.sentence == "Opened the link without its body font: “%ZZ” isn’t readable.")
    #expect(studio.notice?.undo == nil)
  }

  @Test("Kept choices longer than a theme may be come back as far as they are valid")
  func longSession() {
    let long = String(repeating: "é", count: 400)
    let studio = Studio.opened(session: "#/accent?primary=indigo-500&accent=pink-a200&title=\(long)\(long)\(long)")
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(studio.notice?.sentence.hasPrefix("We couldn’t restore your title font: “é") == true)
  }

  @Test("A link into no choices leaves nothing to undo; if a choice was undone, nothing to redo")
  func adoptedFromNothing() {
    var studio = Studio.opened("#/primary?primary=teal-500")
    #expect(!studio.screen.tabBar.undo.isEnabled)
    studio = Studio.at(.accent)
    studio.follow(.history(.undoTapped), .navigation(.addressEntered("#/accent?primary=teal-500")))
    #expect(!studio.screen.tabBar.redo.isEnabled)
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.isEmpty)
  }

  @Test(
    "A link with only a theme leads as far as the theme allows",
    arguments: [
      ("primary=teal-500", Route.accent), ("primary=teal-500&accent=red-a200&title=A", .bodyFont),
      ("primary=teal-500&accent=red-a200&title=A&body=B", .summary), ("accent=red-a200", .primary), ("", .primary),
    ])
  func themeAlone(theme: String, route: Route) {
    let studio = Studio.opened("#/?" + theme)
    #expect(studio.route == route)
    #expect(studio.notice == nil)
    #expect(studio.theme.string == theme)
  }

  @Test("A link whose theme is empty leaves the choices as they are", arguments: ["#/title-font?", "#/?", "?", "#/?&"])
  func emptyTheme(address: String) {
    let studio = Studio.opened(address, session: session)
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(studio.route == .titleFont)
  }

  @Test("A link to a screen that isn't open yet goes as far as it can, and says why")
  func tooEarly() {
    let studio = Studio.opened("#/summary?primary=teal-500")
    #expect(studio.route == .accent)
    #expect(studio.notice?.sentence == "Choose an accent color first.")
    #expect(studio.notice?.isError == true)
  }

  @Test("It says why, too, if it tells of the link, and of saved choices that are damaged")
  func tooEarlyInAnotherTheme() {
    var studio = Studio.opened("#/summary?primary=teal-500", session: session)
    #expect(studio.notice?.sentence == "Choose an accent color first.")
    #expect(studio.notice?.isError == true)
    studio = .opened("#/summary", session: "#/accent?primary=indigo-500&accent=beige")
    #expect(
      studio.notice?.sentence
        == "We couldn’t restore your accent: “beige” isn’t a color we know. Choose an accent color first.")
  }

  @Test("A link whose theme can't be read is set aside, and your choices stay")
  func badLink() {
    var studio = Studio()
    let effects = studio.follow(.session(.opened(address: "#/summary?primary=beige", session: session, refused: "")))
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(effects == [.saveRefused("primary=beige"), .saveSession(session)])
    #expect(
      studio.notice?.sentence
        == "We couldn’t use the link’s primary: “beige” isn’t a color we know. Your own choices are unchanged. "
        + "Choose a title font first.")
    #expect(studio.notice?.undo == nil)
  }

  @Test("An address without a screen is set aside, and nothing else changes")
  func badAddress() {
    var studio = Studio()
    let effects = studio.follow(.session(.opened(address: "#/nowhere?primary=red-500", session: session, refused: "")))
    #expect(studio.route == .titleFont)
    #expect(effects == [.saveRefused("#/nowhere?primary=red-500"), .saveSession(session)])
    #expect(
      studio.notice?.sentence
        == "We don’t have a screen called “nowhere”; try primary, accent, title-font, body-font, summary, preview, take-home, "
        + "library, crayons, or crayons/almond.")
  }

  @Test("Damaged saved choices keep their good parts, and the text is set aside")
  func damagedSession() {
    var studio = Studio()
    let damaged = "primary=indigo-500&accent=beige&title=Lato"
    let effects = studio.follow(.session(.opened(address: "", session: "#/summary?" + damaged, refused: "")))
    #expect(studio.theme.string == "primary=indigo-500&title=Lato")
    #expect(studio.route == .accent)
    #expect(
      effects == [.saveRefused(damaged), .saveSession("#/accent?primary=indigo-500&title=Lato")])
    #expect(
      studio.notice?.sentence == "We couldn’t restore your accent: “beige” isn’t a color we know.")
  }

  @Test("Saved choices that can't be read at all are set aside, on one line")
  func unreadableSession() {
    var studio = Studio()
    let effects = studio.follow(.session(.opened(address: "", session: "ju\nnk", refused: "")))
    #expect(studio.theme.isEmpty)
    #expect(effects == [.saveRefused("ju nk"), .saveSession("#/primary")])
    #expect(studio.notice?.isError == true)
  }

  @Test("It still says what went wrong with the saved choices when the address leads elsewhere")
  func noticeOutlivesTheAddress() {
    let studio = Studio.opened("#/primary", session: "#/accent?primary=indigo-500&accent=beige")
    #expect(studio.route == .primary)
    #expect(studio.notice?.isError == true)
  }

  @Test("The last twenty texts set aside are kept, each once")
  func refusedTexts() {
    var studio = Studio.opened(refused: "one\ntwo")
    #expect(studio.follow(.navigation(.addressEntered("#/three"))).first == .saveRefused("one\ntwo\n#/three"))
    #expect(studio.follow(.navigation(.addressEntered("#/three"))).first == .saveRefused("one\ntwo\n#/three"))
    for number in 1...30 { studio.follow(.navigation(.addressEntered("#/bad\(number)"))) }
    #expect(
      studio.follow(.navigation(.addressEntered("#/bad30"))).first
        == .saveRefused((11...30).map { "#/bad\($0)" }.joined(separator: "\n")))
  }

  @Test("Any address and session lead to a screen that the choices allow")
  func hostile() {
    var random = SeededGenerator(seed: 2014)
    for _ in 0..<3000 {
      let text = random.hostileText()
      var studio = Studio()
      studio.follow(
        .session(.opened(address: text, session: text, refused: text)),
        .navigation(.addressEntered("#/summary?" + text)))
      #expect(studio.theme.allows(studio.route), "\(text.debugDescription)")
    }
  }
}
