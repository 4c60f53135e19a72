import Studio
import Testing

@Suite("Opening the app")
struct OpeningTests {
  let session = "#/title-font?primary=indigo-500&accent=pink-a200"

  @Test("The very first visit begins with the primary color")
  func firstVisit() {
    var studio = Studio()
    let effects = studio.follow(.opened(address: "", session: "", refused: ""))
    #expect(studio == Studio())
    #expect(effects == [.replace("#/primary"), .keep("#/primary")])
  }

  @Test("What was kept comes back: choices and screen")
  func restored() {
    var studio = Studio()
    let effects = studio.follow(.opened(address: "", session: session, refused: ""))
    #expect(studio.place == .titleFont)
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(effects == [.replace("#/title-font"), .keep(session)])
    #expect(studio.notice == nil)
  }

  @Test("The address leads to its screen among the kept choices")
  func addressOverSession() {
    let studio = Studio.opened("#/primary", session: session)
    #expect(studio.place == .primary)
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
  }

  @Test("A theme in the link takes the place of the kept one, which undo brings back")
  func adopted() {
    var studio = Studio()
    let effects = studio.follow(.opened(address: "#/accent?primary=teal-500", session: session, refused: ""))
    #expect(studio.place == .accent)
    #expect(studio.theme.string == "primary=teal-500")
    let undoable = Effect.keepHistory("<primary=indigo-500&accent=pink-a200")
    #expect(effects == [undoable, .replace("#/accent"), .keep("#/accent?primary=teal-500")])
    studio.follow(.undoTapped)
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
  }

  @Test("A link into no choices leaves nothing to undo; where a choice was undone, nothing to redo")
  func adoptedFromNothing() {
    var studio = Studio.opened("#/primary?primary=teal-500")
    #expect(!studio.screen.dock.canUndo)
    studio = Studio.at(.accent)
    studio.follow(.undoTapped, .addressEntered("#/accent?primary=teal-500"))
    #expect(!studio.screen.dock.canRedo)
    studio.follow(.undoTapped)
    #expect(studio.theme.isEmpty)
  }

  @Test(
    "A link with nothing but a theme leads as far as the theme does",
    arguments: [
      ("primary=teal-500", Place.accent), ("primary=teal-500&accent=red-a200&title=A", .bodyFont),
      ("primary=teal-500&accent=red-a200&title=A&body=B", .summary), ("accent=red-a200", .primary), ("", .primary),
    ])
  func themeAlone(theme: String, place: Place) {
    let studio = Studio.opened("#/?" + theme)
    #expect(studio.place == place)
    #expect(studio.notice == nil)
    #expect(studio.theme.string == theme)
  }

  @Test("A link whose theme is empty leaves the choices as they are", arguments: ["#/title-font?", "#/?", "?"])
  func emptyTheme(address: String) {
    let studio = Studio.opened(address, session: session)
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(studio.place == .titleFont)
  }

  @Test("A link to a screen that is not open yet leads as far as it can, and says why")
  func tooEarly() {
    let studio = Studio.opened("#/summary?primary=teal-500")
    #expect(studio.place == .accent)
    #expect(studio.notice?.sentence == "Summary opens once this choice, the accent color, is made.")
    #expect(studio.notice?.isRefusal == true)
  }

  @Test("A link whose theme does not read is set aside, and one's own choices stand")
  func badLink() {
    var studio = Studio()
    let effects = studio.follow(.opened(address: "#/summary?primary=beige", session: session, refused: ""))
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(effects == [.setAside("primary=beige"), .replace("#/title-font"), .keep(session)])
    #expect(
      studio.notice?.sentence == "“beige” is no primary color; a color reads like indigo-500, pink-a200, "
        + "atomic-tangerine or c0ffee; your own choices stand as they were.")
  }

  @Test("An address of no screen is set aside, and nothing else changes")
  func badAddress() {
    var studio = Studio()
    let effects = studio.follow(.opened(address: "#/nowhere?primary=red-500", session: session, refused: ""))
    #expect(studio.place == .titleFont)
    #expect(effects == [.setAside("#/nowhere?primary=red-500"), .replace("#/title-font"), .keep(session)])
    #expect(
      studio.notice?.sentence
        == "There is no screen “nowhere”; there are primary, accent, title-font, body-font, summary, crayons, "
        + "and crayons/ with a crayon’s name.")
  }

  @Test("Of kept choices that are damaged the good parts come back, and the text is set aside")
  func damagedSession() {
    var studio = Studio()
    let damaged = "primary=indigo-500&accent=beige&title=Lato"
    let effects = studio.follow(.opened(address: "", session: "#/summary?" + damaged, refused: ""))
    #expect(studio.theme.string == "primary=indigo-500&title=Lato")
    #expect(studio.place == .accent)
    #expect(
      effects == [.setAside(damaged), .replace("#/accent"), .keep("#/accent?primary=indigo-500&title=Lato")])
    #expect(
      studio.notice?.sentence == "A part of the kept choices could not be read: "
        + "“beige” is no accent color; a color reads like indigo-500, pink-a200, atomic-tangerine or c0ffee.")
  }

  @Test("Kept choices that cannot be read at all are set aside, on one line")
  func unreadableSession() {
    var studio = Studio()
    let effects = studio.follow(.opened(address: "", session: "ju\nnk", refused: ""))
    #expect(studio.theme.isEmpty)
    #expect(effects == [.setAside("ju nk"), .replace("#/primary"), .keep("#/primary")])
    #expect(studio.notice?.isRefusal == true)
  }

  @Test("What went wrong with the kept choices is still said when the address leads elsewhere")
  func noticeOutlivesTheAddress() {
    let studio = Studio.opened("#/primary", session: "#/accent?primary=indigo-500&accent=beige")
    #expect(studio.place == .primary)
    #expect(studio.notice?.isRefusal == true)
  }

  @Test("Texts that were set aside before stand, each once, the last twenty")
  func refusedTexts() {
    var studio = Studio.opened(refused: "one\ntwo")
    #expect(studio.follow(.addressEntered("#/three")).first == .setAside("one\ntwo\n#/three"))
    #expect(studio.follow(.addressEntered("#/three")).first == .setAside("one\ntwo\n#/three"))
    for number in 1...30 { studio.follow(.addressEntered("#/bad\(number)")) }
    #expect(
      studio.follow(.addressEntered("#/bad30")).first
        == .setAside((11...30).map { "#/bad\($0)" }.joined(separator: "\n")))
  }
}
