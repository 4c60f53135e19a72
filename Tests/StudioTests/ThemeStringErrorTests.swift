import Studio
import Testing

@Suite("A text that is no theme")
struct ThemeStringErrorTests {
  @Test(
    "What is malformed is refused",
    arguments: [
      ("primary", .noValue("primary")), ("primary=", .noValue("primary")), ("title=", .noValue("title")),
      ("&", .noValue("")), ("primary=red-500&", .noValue("")), ("&primary=red-500", .noValue("")),
      ("=red-500", .unknownPart("")), ("colour=red", .unknownPart("colour")),
      ("PRIMARY=red-500", .unknownPart("PRIMARY")),
      (" primary=red-500", .unknownPart(" primary")), ("#primary=red-500", .unknownPart("#primary")),
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

  @Test("A text of 2000 bytes may be a theme, a longer one is none")
  func tooLong() throws {
    let font = String(repeating: "x", count: 2000 - "title=".utf8.count)
    #expect(try Theme(string: "title=" + font).titleFont?.name == font)
    #expect(throws: ThemeStringError.tooLong(2001)) { try Theme(string: "title=x" + font) }
  }

  @Test(
    "Each refusal says what was wrong and what would be right",
    arguments: [
      (.unknownPart("colour"), "“colour” is no part of a theme; the parts are primary, accent, title and body."),
      (.repeated("body"), "“body” is given twice; each part of a theme is given once."),
      (.noValue("accent"), "“accent” has no value; a part reads like primary=indigo-500."),
      (.unreadable("title"), "The value of “title” cannot be read; a font reads like title=EB+Garamond."),
      (
        .unknownColor("accent", "#FF4081"),
        "“#FF4081” is no accent color; a color reads like indigo-500, pink-a200, atomic-tangerine or c0ffee."
      ),
      (
        .tooLong(4711),
        "The theme is too long; one reads like primary=indigo-500&accent=pink-a200&title=Lato&body=Lato."
      ),
    ] as [(ThemeStringError, String)])
  func sentence(error: ThemeStringError, sentence: String) {
    #expect(error.sentence == sentence)
  }

  @Test("A sentence quotes 40 bytes at most, and never half a letter")
  func shortened() {
    let forty = String(repeating: "x", count: 40)
    #expect(ThemeStringError.repeated(forty).sentence.hasPrefix("“" + forty + "” is"))
    #expect(ThemeStringError.repeated(forty + "x").sentence.hasPrefix("“" + forty.dropLast() + "…” is"))
    let accents = String(repeating: "é", count: 21)
    #expect(ThemeStringError.repeated(accents).sentence.hasPrefix("“" + accents.dropLast(2) + "…” is"))
  }

  @Test("Of a damaged text, the parts that still read are saved")
  func salvaging() {
    let theme = Theme(salvaging: "primary=indigo-500&accent=beige&oops&title=%FF&body=Lato&body=Hack")
    #expect(theme.string == "primary=indigo-500&body=Lato")
  }

  @Test("No text of any bytes is too much for the reader, and what it reads it writes and reads alike")
  func randomBytes() {
    var random = SeededGenerator(seed: 2014)
    var themes = 0
    for _ in 0..<10_000 {
      let text = random.hostileText()
      for theme in [try? Theme(string: text), Theme(salvaging: text)].compactMap({ $0 }) where !theme.isEmpty {
        themes += 1
        #expect((try? Theme(string: theme.string)) == theme, "\(text.debugDescription)")
      }
      var studio = Studio()
      _ = studio.handle(.opened(address: text, session: text, refused: text))
      _ = studio.handle(.addressEntered("#/summary?" + text))
      #expect(studio.theme.allows(studio.place), "\(text.debugDescription)")
    }
    #expect(themes > 100, "too few of the texts came near a theme")
  }
}
