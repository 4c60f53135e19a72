import TestSupport
import Testing
import Theme

@Suite("A text that isn't a theme")
struct ThemeStringErrorTests {
  @Test(
    "Malformed texts are refused",
    arguments: [
      ("primary", .noValue(.role(.primary))), ("primary=", .noValue(.role(.primary))),
      ("title=", .noValue(.role(.titleFont))),
      ("oops", .unknownPart("oops")), ("=red-500", .unknownPart("=red-500")),
      ("colour=red", .unknownPart("colour=red")), ("PRIMARY=red-500", .unknownPart("PRIMARY=red-500")),
      (" primary=red-500", .unknownPart(" primary=red-500")), ("#primary=red-500", .unknownPart("#primary=red-500")),
      ("primary=red-500&primary=blue-500", .repeated(.role(.primary), "blue-500")),
      ("body=A&title=B&body=C", .repeated(.role(.bodyFont), "C")),
      ("primary=beige", .unknownColor(.role(.primary), "beige")),
      ("primary=c0ffe", .unknownColor(.role(.primary), "c0ffe")),
      ("primary=Red-500", .unknownColor(.role(.primary), "Red-500")),
      ("primary=red-550", .unknownColor(.role(.primary), "red-550")),
      ("accent=brown-a200", .unknownColor(.role(.accent), "brown-a200")),
      ("accent=%23FF408", .unknownColor(.role(.accent), "#FF408")),
      ("primary=red-500=", .unknownColor(.role(.primary), "red-500=")),
      ("title=%", .unreadable(.role(.titleFont), "%")), ("title=%4", .unreadable(.role(.titleFont), "%4")),
      ("title=%GG", .unreadable(.role(.titleFont), "%GG")), ("title=A%0", .unreadable(.role(.titleFont), "A%0")),
      ("title=%FF", .unreadable(.role(.titleFont), "%FF")), ("title=%C3", .unreadable(.role(.titleFont), "%C3")),
      ("title=%ED%A0%80", .unreadable(.role(.titleFont), "%ED%A0%80")),
      ("title=%C0%AF", .unreadable(.role(.titleFont), "%C0%AF")), ("title=%00", .unreadable(.role(.titleFont), "%00")),
      ("body=A%0AB", .unreadable(.role(.bodyFont), "A%0AB")), ("body=A\tB", .unreadable(.role(.bodyFont), "A\tB")),
      ("title=A%7FB", .unreadable(.role(.titleFont), "A%7FB")),
      ("body=%C2%85", .unreadable(.role(.bodyFont), "%C2%85")),
      ("title=%E2%80%AEevil", .unreadable(.role(.titleFont), "%E2%80%AEevil")),
      ("body=%E2%81%A6A", .unreadable(.role(.bodyFont), "%E2%81%A6A")),
      ("body=%E2%80%A8", .unreadable(.role(.bodyFont), "%E2%80%A8")),
      ("title=A%EF%BF%BF", .unreadable(.role(.titleFont), "A%EF%BF%BF")),
      ("title=%F0%9F%BF%BE", .unreadable(.role(.titleFont), "%F0%9F%BF%BE")),
      ("name=A%EF%BF%BE", .unusableName(.controlCharacter)), ("name=%EF%B7%90", .unusableName(.controlCharacter)),
      ("primary=%1F", .unreadable(.role(.primary), "%1F")),
      ("name=", .unusableName(.blank)), ("name", .unusableName(.blank)), ("name=+", .unusableName(.blank)),
      ("name=%", .unreadableName("%")), ("name=%FF", .unreadableName("%FF")), ("name=A&name=B", .repeatedName("B")),
      ("name=A%0AB", .unusableName(.controlCharacter)), ("name=%E2%80%AEevil", .unusableName(.controlCharacter)),
      ("name=A%E2%81%A6", .unusableName(.controlCharacter)), ("name=%C2%85", .unusableName(.controlCharacter)),
      ("name=" + String(repeating: "x", count: 61), .unusableName(.tooLong(61))),
    ] as [(String, ThemeStringError)])
  func malformed(text: String, error: ThemeStringError) {
    #expect(throws: error) { try Theme(string: text) }
  }

  @Test("An & too many says nothing", arguments: ["primary=red-500&", "&primary=red-500", "&&primary=red-500&&"])
  func emptyParts(text: String) throws {
    #expect(try Theme(string: text).string == "primary=red-500")
    #expect(try Theme(string: "&").isEmpty)
  }

  @Test("A text of 20,000 bytes may be a theme; of a longer one, the valid parts are saved")
  func tooLong() throws {
    let long = "title=Lato" + String(repeating: "&", count: 19_990)
    #expect(try Theme(string: long).titleFont?.name == "Lato")
    #expect(throws: ThemeStringError.tooLong(20_001)) { try Theme(string: long + "&") }
    #expect(Theme(salvaging: long + "&body=Hack").string == "title=Lato&body=Hack")
  }

  @Test("Past 30,000 bytes nothing is read, and no part that they would cut")
  func tooLongToSalvage() {
    let long = "title=Lato&" + String(repeating: "&", count: 29_980)
    var errors: [ThemeStringError] = []
    #expect(Theme(salvaging: long + "body=Comic+Sans", errors: &errors).string == "title=Lato")
    #expect(errors == [.tooLong(30_006)])
  }

  @Test("A font's name takes 900 bytes at the most as it is written")
  func longFont() throws {
    let longest = String(repeating: "é", count: 150)
    #expect(try Theme(string: "title=" + longest).titleFont?.name == longest)
    let longer = longest + "x"
    #expect(throws: ThemeStringError.longFont(.titleFont, longer)) { try Theme(string: "title=" + longer) }
  }

  @Test(
    "Each refusal says what was wrong and what would be right",
    arguments: [
      (
        .unknownPart("colour=red"),
        "Check “colour=red”: a theme has no such part; it can have primary, accent, title, body, name, neutral, "
          + "color.<name>, pin.<role>, scale, size, title-weight, body-weight and corner."
      ),
      (.repeated(.role(.bodyFont), "Lato"), "Check the second body font, “Lato”: a theme has only one; leave one out."),
      (.noValue(.role(.accent)), "Check the accent: it has no value; write it like accent=indigo-500."),
      (
        .unreadable(.role(.primary), "%ZZ"),
        "Check the primary: “%ZZ” isn’t readable; write it like primary=indigo-500."
      ),
      (
        .unreadable(.role(.titleFont), "%FF"),
        "Check the title font: “%FF” isn’t readable; write it like title=EB+Garamond."
      ),
      (
        .unknownColor(.role(.accent), "#FF4081"),
        "Check the accent: “#FF4081” isn’t a color we know; try indigo-500, pink-a200, atomic-tangerine or c0ffee."
      ),
      (
        .longFont(.bodyFont, "Endless"),
        "Check the body font: “Endless” is too long a name; the limit is 900 bytes, URL-encoded."
      ),
      (
        .unusableName(.tooLong(75)),
        "Check the name: it’s 75 characters long, and the limit is 60; write it like name=Field+Notes."
      ),
      (
        .unusableName(.controlCharacter),
        "Check the name: it has an invisible control character; write it like name=Field+Notes."
      ),
      (.unusableName(.blank), "Check the name: it’s blank; write it like name=Field+Notes."),
      (.unreadableName("%F"), "Check the name: “%F” isn’t readable; write it like name=Field+Notes."),
      (.repeatedName("Atlas"), "Check the second name, “Atlas”: a theme has only one; leave one out."),
      (.tooLong(4711), "This theme is 4711 bytes long; the limit is 20000."),
    ] as [(ThemeStringError, String)])
  func sentence(error: ThemeStringError, sentence: String) {
    #expect(error.sentence == sentence)
  }

  @Test("Several refusals are one sentence, which names three")
  func sentences() {
    var errors: [ThemeStringError] = [.unknownColor(.role(.accent), "beige"), .unreadable(.role(.titleFont), "%FF")]
    #expect(
      errors.sentence("Opened the link without ", of: "its ")
        == "Opened the link without its accent (“beige” isn’t a color we know) and its title font (“%FF” isn’t readable)."
    )
    errors += [.noValue(.role(.bodyFont)), .unknownPart("a"), .unknownPart("b")]
    #expect(
      errors.sentence("Without ", of: "its ")
        == "Without its accent (“beige” isn’t a color we know), its title font (“%FF” isn’t readable), its body font (it "
        + "has no value) and 2 more.")
  }

  @Test("A sentence quotes 40 bytes at most, and never half a letter")
  func shortened() {
    let forty = String(repeating: "x", count: 40)
    #expect(ThemeStringError.unknownPart(forty).sentence.hasPrefix("Check “" + forty + "”: "))
    #expect(ThemeStringError.unknownPart(forty + "x").sentence.hasPrefix("Check “" + forty.dropLast() + "…”: "))
    let accents = String(repeating: "é", count: 21)
    #expect(ThemeStringError.unknownPart(accents).sentence.hasPrefix("Check “" + accents.dropLast(2) + "…”: "))
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
