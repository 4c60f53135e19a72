import Catalog
import Studio
import TestSupport
import Testing
import Theme

@Suite("The library keeps themes on this device")
struct LibraryTests {
  private let notes = KeptTheme(
    id: 7, string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes")
  private let harbor = KeptTheme(id: 3, string: "primary=teal-700&accent=orange-a200&title=Roboto+Slab&body=Hack")

  /// A studio in the library, where these two are.
  private func visit(_ route: Route = .summary) -> Studio {
    var studio = Studio.at(route)
    studio.follow(.navigation(.routeTapped(.library)), .library(.listed([notes, harbor])))
    return studio
  }

  @Test(
    "A theme's file is called what the theme is, without what a file system would take for its own",
    arguments: [
      ("Harbor", 1, "Harbor.tintype"), ("Harbor", 2, "Harbor 2.tintype"), ("a:b/c\n", 1, "a-b-c-.tintype"),
      ("..", 1, "Theme.tintype"), (".hidden", 3, "hidden 3.tintype"), ("Hafen Süd", 1, "Hafen Süd.tintype"),
      ("", 1, "Theme.tintype"),
    ])
  func fileName(label: String, number: Int, name: String) { #expect(KeptTheme.fileName(label, number) == name) }

  @Test("A long label is cut between two characters, so that the name has at most 255 bytes")
  func longFileName() {
    let name = KeptTheme.fileName(String(repeating: "ü", count: 300), 99_999)
    #expect(name.utf8.count <= 255 && name.hasPrefix("üü") && name.hasSuffix("ü 99999.tintype"))
  }

  @Test(
    "Library.1: Keep hands the theme to the device, and says so once it's there", arguments: [Route.library, .summary])
  func keep(route: Route) throws {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(route)))
    let theme = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
    let button = try #require(route == .library ? studio.bar.next : studio.article?.keep)
    #expect(studio.follow(button.event) == [.library(.keep([theme]))])
    #expect(studio.notice == nil, "not before it's on the disk")
    studio.follow(.library(.done(1)))
    #expect(studio.notice?.sentence == "“EB Garamond in Indigo” is now in your library.")
    studio.follow(button.event, .library(.done(0)))
    #expect(studio.notice?.sentence == "“EB Garamond in Indigo” is already in your library.")
    #expect(studio.notice?.undo == nil)
  }

  @Test("Library.1: What was just kept is taken out again by Undo")
  func forget() throws {
    var studio = Studio.at(.summary)
    studio.follow(.library(.keepTapped), .library(.done(1)))
    let undo = try #require(studio.notice?.undo)
    #expect(studio.follow(undo.event) == [.library(.forget)])
    studio.follow(.library(.done(0)))
    #expect(studio.notice?.sentence == "“EB Garamond in Indigo” isn’t in your library anymore.")
    #expect(studio.follow(undo.event).isEmpty, "once")
  }

  @Test("Library.1: Nothing can't be kept, and one choice can")
  func keepLittle() {
    var studio = Studio()
    studio.follow(.navigation(.routeTapped(.library)))
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.follow(.library(.keepTapped)).isEmpty)
    studio.follow(
      .navigation(.themeTapped), .colors(.swatchTapped(.primary, Hue.indigo)), .navigation(.routeTapped(.library)))
    #expect(studio.bar.next?.isEnabled == true)
    #expect(studio.follow(.library(.keepTapped)) == [.library(.keep(["primary=indigo-500"]))])
  }

  @Test("Library.2: The themes are read each time the screen opens, and at no other time")
  func reading() {
    var studio = Studio.at(.summary)
    #expect(
      !studio.follow(.navigation(.backTapped), .navigation(.nextTapped), .navigation(.routeTapped(.preview))).contains(
        .library(.read)))
    #expect(studio.follow(.navigation(.routeTapped(.library))).contains(.library(.read)))
    #expect(studio.themeList?.isLoading == true)
    #expect(studio.follow(.library(.listed([notes]))).isEmpty)
    #expect(studio.themeList?.isLoading == false)
    #expect(
      !studio.follow(.navigation(.routeTapped(.library)), .library(.keepTapped), .navigation(.themeTapped)).contains(
        .library(.read)))
    #expect(studio.follow(.navigation(.addressEntered("#/library"))).contains(.library(.read)))
    var reopened = Studio()
    #expect(
      reopened.follow(.session(.opened(address: "#/library", session: "", refused: ""))).contains(.library(.read)))
  }

  @Test("Library.3: Each theme shows its name, its fonts and a sample of its colors")
  func cards() throws {
    let list = try #require(visit().themeList)
    #expect(list.status == "2 themes on this device")
    let cards = list.themes.map(list.card)
    #expect(cards.map(\.title) == ["Field Notes", "Roboto Slab in Teal"])
    #expect(cards.map(\.subtitle) == ["EB Garamond · Lato", "Roboto Slab · Hack"])
    #expect(cards[0].fill == Tint.named("indigo-500")?.color)
    #expect(cards[0].dots == [try #require(Tint.named("pink-a200")).color])
    #expect(cards[1].typeface == Family.onDevice("Roboto Slab"), "as this device has it")
    #expect(cards.map(\.open.label) == ["Open Field Notes", "Open Roboto Slab in Teal"])
  }

  @Test("Library.3: Buttons of themes with one name say which one they're for, the most recent first")
  func namesakes() throws {
    let others = [
      KeptTheme(id: 12, string: "primary=red-500&name=Harbor"), KeptTheme(id: 11, string: "primary=teal-500&name=Cove"),
      KeptTheme(id: 9, string: "primary=blue-500&name=Harbor"),
    ]
    var studio = visit()
    studio.follow(.library(.listed(others + [notes], of: 4)))
    let list = try #require(studio.themeList)
    let cards = list.themes.map(list.card)
    #expect(
      cards.map(\.open.label) == ["Open Harbor, 1 of 2", "Open Cove", "Open Harbor, 2 of 2", "Open Field Notes"])
    #expect(
      cards.map(\.more.label)
        == ["More for Harbor, 1 of 2", "More for Cove", "More for Harbor, 2 of 2", "More for Field Notes"])
    #expect(cards.map(\.title) == ["Harbor", "Cove", "Harbor", "Field Notes"], "which is what they're called")
    studio.follow(.library(.listed(others.dropLast() + [notes], of: 3)))
    let rest = try #require(studio.themeList)
    #expect(rest.card(others[0]).open.label == "Open Harbor", "no other has its name now")
  }

  @Test("Library.3: A theme without a font is called by its color, and shows its colors")
  func fewChoices() {
    let list = visit().themeList
    let card = list?.card(KeptTheme(id: 1, string: "primary=indigo-500"))
    #expect(card?.title == "Indigo")
    #expect(card?.subtitle == "Indigo 500")
    #expect(card?.dots == [])
    let branded = list?.card(KeptTheme(id: 3, string: "accent=pink-a200&color.mint=00bfa5&color.sea=006064"))
    #expect(branded?.dots.map(\.hex) == ["#FF4081", "#00BFA5", "#006064"])
    #expect(list?.card(KeptTheme(id: 2, string: "nonsense")).title == "Empty theme")
  }

  @Test("Library.3: The theme that's open is marked")
  func current() {
    var studio = visit()
    #expect(studio.themeList?.current == nil)
    studio.follow(.library(.openTapped(harbor)), .navigation(.routeTapped(.library)))
    #expect(studio.themeList?.current == 1)
  }

  @Test("Library.4: Opening a theme replaces the current one, and Undo brings that back")
  func open() throws {
    var studio = visit()
    let before = studio.theme
    studio.follow(.library(.openTapped(harbor)))
    #expect(studio.theme.string == harbor.string)
    #expect(studio.theme.titleFont == .onDevice("Roboto Slab"))
    #expect(studio.route == .summary)
    #expect(studio.notice?.sentence == "Opened “Roboto Slab in Teal”.")
    studio.follow(try #require(studio.notice?.undo).event)
    #expect(studio.theme == before)
  }

  @Test("Library.4: A theme that lacks something opens where that's chosen")
  func openIncomplete() {
    var studio = visit()
    studio.follow(.library(.openTapped(KeptTheme(id: 1, string: "primary=red-500"))))
    #expect(studio.route == .accent)
    #expect(studio.notice?.undo != nil)
    let session = studio
    studio.follow(.library(.openTapped(KeptTheme(id: 2, string: "beige"))))
    #expect(studio == session, "there's nothing to open")
  }

  @Test("Library.5: A sheet offers what can be done with a theme")
  func sheet() throws {
    var studio = visit()
    studio.follow(try #require(studio.themeList).card(notes).more.event)
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.title == "Field Notes")
    #expect(sheet.actions.map(\.label) == ["Open", "Compare", "Rename…", "Duplicate"])
    #expect(sheet.removal?.label == "Delete")
    studio.follow(sheet.cancel.event)
    #expect(studio.screen.sheet == nil)
  }

  @Test("Library.5: The sheet closes when you leave")
  func sheetCloses() {
    var studio = visit()
    studio.follow(.library(.actionsTapped(notes)), .navigation(.addressEntered("#/summary")))
    #expect(studio.screen.sheet == nil)
  }

  @Test("Library.6: A theme can be renamed, and nothing else of it changes")
  func rename() throws {
    var studio = visit()
    studio.follow(.library(.actionsTapped(harbor)), .library(.renameTapped(harbor)))
    #expect(studio.screen.sheet?.field?.text == "Roboto Slab in Teal")
    let field = try #require(studio.screen.sheet?.field)
    studio.follow(field.input.changed(to: "Harbor & Bay"))
    let rename = try #require(studio.screen.sheet?.confirm)
    #expect(rename.isEnabled)
    #expect(
      studio.follow(rename.event) == [.library(.change(3, harbor.string + "&name=Harbor+%26+Bay"))])
    #expect(studio.screen.sheet == nil)
    studio.follow(.library(.done(0)))
    #expect(studio.notice?.sentence == "The theme is now called “Harbor & Bay”.")
  }

  @Test(
    "Library.6: A name that can't be used says why, and stays in the field",
    arguments: [(" ", "it’s blank"), (String(repeating: "a", count: 61), "it’s 61 characters long")])
  func badName(name: String, reason: String) {
    var studio = visit()
    studio.follow(.library(.renameTapped(notes)), .library(.nameTyped(name)))
    #expect(studio.screen.sheet?.field?.text == name)
    #expect(studio.screen.sheet?.fieldError?.contains(reason) == true)
    #expect(studio.screen.sheet?.confirm?.isEnabled == false)
    #expect(studio.follow(.library(.nameConfirmed)).isEmpty)
    #expect(studio.screen.sheet != nil)
  }

  @Test("Library.7: A copy gets its own name")
  func duplicate() {
    var studio = visit()
    studio.follow(.library(.actionsTapped(notes)))
    let copy = notes.string + "+copy"
    #expect(studio.follow(.library(.duplicateTapped(notes))) == [.library(.keep([copy]))])
    #expect(studio.screen.sheet == nil)
    studio.follow(.library(.listed([KeptTheme(id: 8, string: copy), notes])), .library(.done(1)))
    #expect(studio.notice?.sentence == "“Field Notes copy” is now in your library.")
    #expect(studio.follow(.library(.duplicateTapped(notes))) == [.library(.keep([copy + "+2"]))])
  }

  @Test("Library.7: The copy of a theme with the longest name has one that fits")
  func duplicateLongest() throws {
    var theme = notes.theme
    theme.name = try ThemeName(String(repeating: "é", count: 60))
    var studio = visit()
    let effects = studio.follow(.library(.duplicateTapped(KeptTheme(id: 9, string: theme.string))))
    guard case .library(.keep(let strings)) = effects.first else { throw Missing() }
    #expect(try Theme(string: try #require(strings.first)).name?.text == String(repeating: "é", count: 20) + " copy")
  }

  private struct Missing: Error {}

  @Test("Library.8: A deleted theme comes back with Undo, once")
  func delete() throws {
    var studio = visit()
    studio.follow(.library(.actionsTapped(notes)))
    let delete = try #require(studio.screen.sheet?.removal)
    #expect(studio.follow(delete.event) == [.library(.remove(7))])
    #expect(studio.screen.sheet == nil)
    studio.follow(.library(.listed([harbor])), .library(.done(0)))
    #expect(studio.notice?.sentence == "Deleted “Field Notes”.")
    let undo = try #require(studio.notice?.undo)
    #expect(studio.follow(undo.event) == [.library(.restore)])
    studio.follow(.library(.listed([notes, harbor])), .library(.done(0)))
    #expect(studio.notice?.sentence == "“Field Notes” is back.")
    #expect(studio.follow(undo.event).isEmpty)
  }

  @Test("Library.9: In a wide window, a theme is compared beside the current one")
  func compareBeside() throws {
    var studio = visit()
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)), .stage(.tabTapped(.code)))
    studio.follow(.library(.actionsTapped(harbor)), .library(.compareTapped(harbor)))
    #expect(studio.route == .library)
    #expect(studio.screen.sheet == nil)
    guard case .screens(let screens) = studio.screen.stage?.panel else { throw Missing() }
    #expect(screens.sheets.map(\.title) == ["Now", "Before"])
    #expect(screens.sheets[1].paints[0].titleFont == .onDevice("Roboto Slab"))
  }

  @Test("Library.9: On a phone, Preview shows it as long as a button is held")
  func compareHeld() throws {
    var studio = visit()
    studio.follow(.stage(.samplesLoaded(true)), .library(.compareTapped(harbor)))
    #expect(studio.route == .preview)
    let own = try paint(studio)
    studio.follow(.stage(.compareHeld(true)))
    #expect(try paint(studio).titleFont == .onDevice("Roboto Slab"))
    studio.follow(.stage(.compareHeld(false)))
    #expect(try paint(studio) == own)
  }

  private func paint(_ studio: Studio) throws -> SamplePaint {
    guard case .preview(let stage) = studio.screen.content, case .screens(let screens) = stage.panel else {
      throw Missing()
    }
    return try #require(screens.sheets.first?.paints.first)
  }

  @Test("Library.10: All themes are exported as lines, which can be imported again")
  func export() {
    var studio = visit()
    let text = notes.string + "\n" + harbor.string + "\n"
    #expect(studio.follow(.library(.exportTapped)) == [.saveFile("tintype-themes.txt", Array(text.utf8))])
    #expect(studio.follow(.library(.fileRead(text))) == [.library(.keep([notes.string, harbor.string]))])
    studio.follow(.library(.done(2)))
    #expect(studio.notice?.sentence == "Added 2 themes.")
    #expect(studio.notice?.isError == false)
    studio.follow(.library(.fileRead(text)), .library(.done(0)))
    #expect(studio.notice?.sentence == "Your library already has these themes.")
  }

  @Test("Library.11: From a broken file, what's valid is kept and the rest is named")
  func broken() {
    var studio = visit()
    let text = """
      primary=indigo-500\r
      primary=beige&accent=pink-a200

      https://example.org/#/summary?primary=red-500
      <b>bold</b>
      """
    #expect(
      studio.follow(.library(.fileRead(text))) == [
        .library(.keep(["primary=indigo-500", "accent=pink-a200", "primary=red-500"]))
      ])
    studio.follow(.library(.done(2)))
    #expect(studio.notice?.isError == true)
    let said = studio.notice?.sentence ?? ""
    #expect(said.contains("line 2, its primary (“beige” isn’t a color we know)"), "\(said)")
    #expect(said.contains("line 5, “<b>bold</b>” (a theme has no such part)"), "\(said)")
  }

  @Test("Library.11: A file that's larger than any library is refused")
  func tooLarge() {
    var studio = visit()
    #expect(studio.follow(.library(.fileRead(String(repeating: "primary=red-500\n", count: 1 << 17)))).isEmpty)
    #expect(studio.notice?.sentence == "This file is too large for a library. The limit is 1 MB.")
    #expect(studio.notice?.isError == true)
  }

  @Test("Library.11: A file without a theme says what one looks like, and nothing changes")
  func noThemes() {
    for text in ["", "\n\n", "PK\u{3}\u{4}\u{0}\u{0}", String(repeating: "&", count: 1 << 20)] {
      var studio = visit()
      #expect(studio.follow(.library(.fileRead(text))).isEmpty)
      #expect(studio.notice?.sentence.contains("There’s no theme in this file") == true)
      #expect(studio.notice?.isError == true)
    }
  }

  @Test("Library.11: Of many broken lines, three are named and the rest counted")
  func manyBroken() {
    var studio = visit()
    let lines = ["primary=red-500"] + (0..<9).map { "primary=nothing-\($0)" }
    studio.follow(.library(.fileRead(lines.joined(separator: "\n"))), .library(.done(1)))
    #expect(studio.notice?.sentence.hasPrefix("Added 1 theme. We left out what we couldn’t read: line 2,") == true)
    #expect(studio.notice?.sentence.hasSuffix("and 6 more lines.") == true)
  }

  @Test("Library.11: A file of more themes than a library takes at once is cut, and says where")
  func tooMany() {
    var studio = visit()
    let themes = (0..<5001).map { "primary=red-500&name=\($0)" }
    let effects = studio.follow(.library(.fileRead(themes.joined(separator: "\n"))))
    #expect(effects == [.library(.keep(Array(themes.prefix(5000))))])
    studio.follow(.library(.done(1)))
    #expect(studio.notice?.sentence.contains("all after line 5000") == true)
  }

  @Test("Library.15: The first themes show before all are read")
  func firstOfMany() {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(.library)), .library(.listed([notes], of: 2)))
    #expect(studio.themeList?.themes == [notes])
    #expect(studio.themeList?.status == "2 themes on this device")
    #expect(studio.themeList?.tools.first?.isEnabled == false, "an export has all of them")
    studio.follow(.library(.listed([notes, harbor], of: 2)))
    #expect(studio.themeList?.themes == [notes, harbor])
    #expect(studio.themeList?.tools.first?.isEnabled == true)
    let before = studio
    studio.follow(.library(.listed([notes], of: 2)))
    #expect(studio == before, "what was read stays until all are read again")
  }

  @Test("Library.12: A change in another tab shows here")
  func otherTab() {
    var studio = visit()
    let edition = studio.themeList?.edition
    studio.follow(.library(.listed([harbor])))
    #expect(studio.themeList?.themes == [harbor])
    #expect(studio.themeList?.edition != edition)
    let before = studio
    studio.follow(.library(.listed([harbor])))
    #expect(studio == before, "the same list again is no change")
  }

  @Test(
    "Library.13: What can't be kept is said in one sentence, and nothing else changes",
    arguments: [
      (LibraryFailure.full, "out of storage"), (.refused, "doesn’t let Tintype store"), (.gone, "another tab"),
      (.because("The folder can’t be read; unlock it."), "The folder can’t be read; unlock it."),
    ])
  func failures(failure: LibraryFailure, words: String) {
    var studio = visit()
    let before = studio
    studio.follow(.library(.keepTapped), .library(.failed(failure)))
    #expect(studio.notice?.sentence.contains(words) == true)
    #expect(studio.notice?.isError == true)
    studio.follow(.notice(.dismissed))
    #expect(studio == before)
  }

  @Test("Library.13: A library that can't be read says why in its place")
  func unreadable() {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(.library)), .library(.failed(.refused)))
    #expect(studio.themeList?.isLoading == false)
    #expect(studio.themeList?.status.contains("doesn’t let Tintype store") == true)
    #expect(studio.notice == nil)
    studio.follow(.library(.listed([notes])))
    #expect(studio.themeList?.status == "1 theme on this device")
  }

  @Test("Themes in iCloud Drive that this device can't see are never just gone: the list says where they are")
  func cloudIsAway() throws {
    let words = "Your themes are safe in iCloud Drive."
    var studio = Studio.at(.summary)
    // At the start, before the library was open, it's no news.
    studio.follow(.library(.cloudIsAway(true)))
    #expect(studio.notice == nil)
    studio.follow(.navigation(.routeTapped(.library)), .library(.listed([])))
    #expect(studio.themeList?.status.hasPrefix(words) == true)
    studio.follow(.library(.listed([harbor])))
    #expect(studio.themeList?.status.hasPrefix(words) == true)
    #expect(studio.themeList?.status.hasSuffix("1 theme on this device.") == true)
    studio.follow(.library(.cloudIsAway(false)))
    #expect(studio.themeList?.status == "1 theme on this device")
    // While the app runs, it's said at once.
    studio.follow(.library(.cloudIsAway(true)))
    #expect(studio.notice?.sentence.hasPrefix(words) == true && studio.notice?.isError == false)
  }

  @Test("The lines of a list are an id and a theme, whatever else is in them")
  func lines() {
    let text = "7 primary=indigo-500\n\nx y\n12\n99999999999999999999999 c\n3 " + String(repeating: "&", count: 3000)
    #expect([KeptTheme](lines: text).map(\.id) == [7, 3])
    #expect([KeptTheme](lines: "").isEmpty)
  }

  @Test("Whatever arrives, the library shows it")
  func hostile() {
    var random = SeededGenerator(seed: 51)
    var studio = visit()
    for _ in 0..<500 {
      let text = random.hostileText()
      studio.follow(.library(.listed([KeptTheme](lines: "1 " + text) + [KeptTheme](lines: text))))
      if let list = studio.themeList { _ = list.themes.map(list.card) }
      studio.follow(.library(.fileRead(text)), .library(.openTapped(KeptTheme(id: 1, string: text))))
      #expect(studio.theme.allows(studio.route))
      studio.follow(.navigation(.routeTapped(.library)))
    }
  }
}

extension Studio {
  fileprivate var themeList: ThemeList? {
    if case .library(let list) = screen.content { list } else { nil }
  }
}
