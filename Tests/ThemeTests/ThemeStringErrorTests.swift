import TestSupport
import Testing
import Theme

@Suite("A text that isn't a theme")
struct ThemeStringErrorTests {
  @Test(
    "Malformed texts are refused",
    arguments: [
      ("primary", .noValue("primary")), ("primary=", .noValue("primary")), ("title=", .noValue("title")),
      ("&", .noValue("")), ("primary=red-500&", .noValue("")), ("&primary=red-500", .noValue("")),
      ("=red-500", .unknownKey("")), ("colour=red", .unknownKey("colour")),
      ("PRIMARY=red-500", .unknownKey("PRIMARY")),
      (" primary=red-500", .unknownKey(" primary")), ("#primary=red-500", .unknownKey("#primary")),
      ("primary=red-500&primary=red-500", .repeated("primary")), ("body=A&title=B&body=C", .repeated("body")),
      ("primary=beige", .unknownColor("primary", "beige")), ("primary=c0ffe", .unknownColor("primary", "c0ffe")),
      ("primary=Red-500", .unknownColor("primary", "Red-500")),
      ("primary=red-550", .unknownColor("primary", "red-550")),
      ("accent=brown-a200", .unknownColor("accent", "brown-a200")),
      ("accent=%23FF4081", .unknownColor("accent", "#FF4081")),
      ("primary=red-500=", .unknownColor("primary", "red-500=")),
      ("title=%", .unreadable("title")), ("title=%4", .unreadable("title")), ("title=%GG", .unreadable("title")),
      ("title=A%0", .unreadable("title")), ("title=%FF", .unreadable("title")), ("title=%C3", .unreadable("title")),
      ("title=%ED%A0%80", .unreadable("title")), ("title=%C0%AF", .unreadable("title")),
      ("title=%00", .unreadable("title")), ("body=A%0AB", .unreadable("body")), ("body=A\tB", .unreadable("body")),
      ("primary=%1F", .unreadable("primary")),
    ] as [(String, ThemeStringError)])
  func malformed(text: String, error: ThemeStringError) {
    #expect(throws: error) { try Theme(string: text) }
  }

  @Test("A text of 2000 bytes may be a theme; a longer one is refused")
  func tooLong() throws {
    let font = String(repeating: "x", count: 2000 - "title=".utf8.count)
    #expect(try Theme(string: "title=" + font).titleFont?.name == font)
    #expect(throws: ThemeStringError.tooLong(2001)) { try Theme(string: "title=x" + font) }
  }

  @Test(
    "Each refusal says what was wrong and what would be right",
    arguments: [
      (.unknownKey("colour"), "A theme has no “colour”; it can have primary, accent, title and body."),
      (.repeated("body"), "“body” appears twice; give each part of a theme once."),
      (.noValue("accent"), "“accent” has no value; write it like primary=indigo-500."),
      (.unreadable("title"), "The value of “title” isn’t readable; write it like title=EB+Garamond."),
      (
        .unknownColor("accent", "#FF4081"),
        "The accent, “#FF4081”, isn’t a color we know; try indigo-500, pink-a200, atomic-tangerine or c0ffee."
      ),
      (.tooLong(4711), "This theme is 4711 bytes long; the most is 2000."),
    ] as [(ThemeStringError, String)])
  func sentence(error: ThemeStringError, sentence: String) {
    #expect(error.sentence == sentence)
  }

  @Test("A sentence quotes 40 bytes at most, and never half a letter")
  func shortened() {
    let forty = String(repeating: "x", count: 40)
    #expect(ThemeStringError.repeated(forty).sentence.hasPrefix("“" + forty + "” appears"))
    #expect(ThemeStringError.repeated(forty + "x").sentence.hasPrefix("“" + forty.dropLast() + "…” appears"))
    let accents = String(repeating: "é", count: 21)
    #expect(ThemeStringError.repeated(accents).sentence.hasPrefix("“" + accents.dropLast(2) + "…” appears"))
  }

  @Test("The readable parts of a damaged text are saved")
  func salvaging() {
    let theme = Theme(salvaging: "primary=indigo-500&accent=beige&oops&title=%FF&body=Lato&body=Hack")
    #expect(theme.string == "primary=indigo-500&body=Lato")
  }

  @Test("The reader takes any bytes, and what it reads, it writes and reads the same")
  func randomBytes() {
    var random = SeededGenerator(seed: 2014)
    var themes = 0
    for _ in 0..<10_000 {
      let text = random.hostileText()
      for theme in [try? Theme(string: text), Theme(salvaging: text)].compactMap({ $0 }) where !theme.isEmpty {
        themes += 1
        #expect((try? Theme(string: theme.string)) == theme, "\(text.debugDescription)")
      }
    }
    #expect(themes > 100, "too few of the texts came near a theme")
  }
}
