import ColorScience
import Testing

@testable import Studio
@testable import Theme

@Suite("VC05 Summary")
struct SummaryTests {
  var studio = Studio.at(.summary)

  @Test("VC05.1 A heading is set in the title font")
  func heading() throws {
    let article = try #require(studio.article)
    #expect(article.heading.isEmpty == false)
    #expect(article.headingTypeface == .onDevice("EB Garamond"))
  }

  @Test("VC05.2 Paragraphs in the body font name both fonts, highlighted in the primary")
  func paragraphs() throws {
    let article = try #require(studio.article)
    #expect(article.bodyTypeface == .onDevice("Lato"))
    let indigo = Article.Run.Style.highlight(SRGB(0x3F51B5))
    #expect(try studio.paragraph(0).filter { $0.style == indigo }.map(\.text) == ["EB Garamond"])
    #expect(try studio.paragraph(1).filter { $0.style == indigo }.map(\.text) == ["Lato"])
  }

  @Test("VC05.3 The paragraph on the body font sets a couple of words in italic")
  func italic() throws {
    let article = try #require(studio.article)
    let italics = article.paragraphs.map { $0.filter { $0.style == .italic }.count }
    #expect(italics == [0, 2, 0])
  }

  @Test("VC05.4 A paragraph names the primary, its hex highlighted in it")
  func primary() throws {
    let runs = try studio.paragraph(2)
    #expect(
      runs.map(\.text).joined().hasPrefix(
        "The primary color is Indigo 500, #3F51B5. White text reads on it at 6.87:1, "))
    #expect(runs.filter { $0.style == .highlight(SRGB(0x3F51B5)) }.map(\.text) == ["#3F51B5"])
  }

  @Test(
    "VC05.5 The section at the bottom, white on a dark shade of the primary, names the accent and highlights two more phrases"
  )
  func section() throws {
    let section = try #require(studio.article).section
    #expect(abs(OKLCH(section.fill).lightness - 0.25) < 0.01)
    #expect(abs(OKLCH(section.fill).hue - OKLCH(SRGB(0x3F51B5)).hue) < 2)
    #expect(section.text == .white)
    #expect(
      section.paragraph.filter { $0.style == .highlight(SRGB(0xFF4081)) }.map(\.text)
        == ["Pink A200, #FF4081", "the one action", "nothing else"])
  }

  @Test("VC05.6 Start Over says that what was adjusted is discarded, too")
  mutating func startOverAdjusted() {
    studio.follow(.adjust(.stepped(.corner, 1)), .summary(.startOverTapped))
    #expect(
      studio.screen.alert?.message == "This discards every selection: both colors, both fonts, and all you adjusted.")
  }

  @Test("VC05.6 Start Over asks first; Cancel keeps everything, Start Over discards it and returns to the first screen")
  mutating func startOver() {
    #expect(studio.bar.next?.label == "Start Over")
    let before = studio
    #expect(studio.follow(.summary(.startOverTapped)).isEmpty)
    #expect(studio.screen.alert?.title == "Start over?")
    #expect(studio.screen.alert?.message == "This discards every selection: both colors and both fonts.")
    #expect(studio.follow(.summary(.startOverCanceled)) == [.focus(.alertOpener)])
    #expect(studio == before)
    let effects = studio.follow(.summary(.startOverTapped), .summary(.startOverConfirmed))
    #expect(studio.theme.isEmpty)
    #expect(studio.screen.butForHistory == Studio.at(.primary).screen)
    let undoable = """
      <
      <primary=indigo-500
      <primary=indigo-500&accent=pink-a200
      <primary=indigo-500&accent=pink-a200&title=EB+Garamond
      <primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato
      """
    #expect(effects == [.saveSession("#/primary"), .saveHistory(undoable), .focus(.heading)])
  }

  @Test("Nothing is discarded without asking")
  mutating func unaskedAnswers() {
    let before = studio
    #expect(studio.follow(.summary(.startOverConfirmed), .summary(.startOverCanceled)).isEmpty)
    #expect(studio == before)
  }

  @Test("A highlight that would fall below 3:1 becomes a marker")
  func marker() throws {
    let yellow = Studio.opened("#/summary?primary=yellow-500&accent=pink-a200&title=Lato&body=Lato")
    #expect(
      try yellow.paragraph(2).contains(
        Article.Run(text: "#FFEB3B", style: .marker(fill: SRGB(0xFFEB3B), text: .black))))
  }

  @Test(
    "It says which text reads on the primary, and how well",
    arguments: [
      ("indigo-900", "White text reads on it at 13.24", "readable at any size (AAA)"),
      ("indigo-500", "White text reads on it at 6.87", "readable at any size (AA)"),
      ("yellow-500", "Black text reads on it at 17.19", "readable at any size (AAA)"),
    ])
  func verdict(primary: String, text: String, verdict: String) throws {
    let studio = Studio.opened("#/summary?primary=\(primary)&accent=pink-a200&title=Lato&body=Lato")
    let said = try #require(studio.paragraph(2).last?.text)
    #expect(said.hasPrefix(". " + text) && said.hasSuffix(":1, " + verdict + "."))
  }

  @Test("The text that it names is the one on the bar")
  func sameTextAsOnTheBar() throws {
    for primary in ["red-500", "teal-500", "0f9d58", "amber-500"] {
      let studio = Studio.opened("#/summary?primary=\(primary)&accent=pink-a200&title=Lato&body=Lato")
      let word = studio.bar.text == .white ? "White" : "Black"
      #expect(try studio.paragraph(2).last?.text.hasPrefix(". " + word) == true, "\(primary)")
    }
  }

  @Test("A theme that has a name is called by it")
  func named() {
    let studio = Studio.opened("#/summary?primary=indigo-500&accent=pink-a200&title=Lato&body=Lato&name=Harbor")
    #expect(studio.article?.heading == "Harbor")
  }

  @Test("The text on Take it home is the one that the theme puts on its accent")
  func takeHomeReads() throws {
    for accent in ["pink-a200", "teal-a700", "808080"] {
      let studio = Studio.opened("#/summary?primary=indigo-500&accent=\(accent)&title=Lato&body=Lato")
      let section = try #require(studio.article?.section)
      #expect(section.buttonText == studio.theme.scheme(.light)[.onAccent])
      #expect(section.buttonFill.contrastRatio(with: section.buttonText) >= 4.5)
    }
  }

  @Test("Take it home leads to the screen of that name")
  mutating func takeHome() throws {
    let button = try #require(studio.article).section.button
    #expect(button.label == "Take it home")
    studio.follow(button.event)
    #expect(studio.route == .takeHome)
  }

  @Test("It says if a font has no real bold or italic")
  func lacks() throws {
    let studio = Studio.opened("#/summary?primary=indigo-500&accent=pink-a200&title=Impact&body=Impact")
    #expect(try studio.paragraph(0).map(\.text).joined().contains("which has no bold, at 34 points"))
    #expect(try studio.paragraph(1).map(\.text).joined().contains("It has no italic."))
  }
}
