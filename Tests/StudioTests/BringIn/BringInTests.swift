import ColorScience
import Studio
import Testing
import Theme

@Suite("A theme from elsewhere is brought in")
struct BringInTests {
  /// What's read of a file with these colors, each a name and a hex, of which the first two are guesses.
  private func palette(_ colors: [(String, UInt32)], _ guesses: [Role] = [.primary, .accent]) -> FileReport {
    let found = colors.map { name, hex in
      let color = SRGB(hex)
      let slug = String(color.hex.dropFirst()).lowercased()
      return FileReport.Color(name: name, color: color, primary: slug, accent: slug, isDark: false)
    }
    let theme = zip(["primary", "accent"], found).map { "\($0)=\($1.primary)" }.joined(separator: "&")
    return FileReport(
      format: "GIMP palette", theme: theme, guesses: guesses,
      changes: [], colors: found, fonts: [])
  }

  private let whole = FileReport(
    format: "CSS", theme: "primary=teal-700&accent=orange-a200&title=Roboto+Slab&body=Hack&name=Harbor", guesses: [],
    changes: [], colors: [], fonts: [])

  @Test("BringIn.1: A whole theme replaces the current one, and Undo brings that back", arguments: Route.wizard)
  func replace(route: Route) throws {
    var studio = Studio.at(route)
    let before = studio.theme
    studio.follow(.bringIn(.fileRead(whole)))
    #expect(studio.theme.string == whole.theme)
    #expect(studio.theme.titleFont == .onDevice("Roboto Slab"))
    #expect(studio.route == route, "you stay where you are")
    let said = "Brought in Teal 700, Orange A200, Roboto Slab and Hack from CSS."
    #expect(studio.notice?.sentence == said + (before.isEmpty ? "" : " Undo brings back your previous theme."))
    guard !before.isEmpty else { return }
    studio.follow(try #require(studio.notice?.undo).event)
    #expect(studio.theme == before)
  }

  @Test("BringIn.1: From the library it opens as a theme of the library does")
  func fromLibrary() {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(.library)), .bringIn(.tapped), .bringIn(.fileRead(whole)))
    #expect(studio.route == .summary)
    #expect(studio.screen.sheet == nil)
  }

  @Test("BringIn.2: What the file lacks stays as it is, and the notice says so")
  func missing() {
    var studio = Studio.at(.summary)
    let colors = FileReport(
      format: "", theme: "primary=teal-700&accent=orange-a200", guesses: [], changes: [], colors: [], fonts: [])
    studio.follow(.bringIn(.fileRead(colors)))
    #expect(studio.theme.string == "primary=teal-700&accent=orange-a200&title=EB+Garamond&body=Lato")
    #expect(
      studio.notice?.sentence
        == "Brought in Teal 700 and Orange A200. It doesn’t include the title font and body font, so yours stay. "
        + "Undo brings back your previous theme.")
    var newcomer = Studio()
    newcomer.follow(.bringIn(.fileRead(colors)))
    #expect(
      newcomer.notice?.sentence
        == "Brought in Teal 700 and Orange A200. It doesn’t include the title font and body font.")
    #expect(newcomer.notice?.undo == nil)
  }

  @Test("BringIn.2: A guess is said to be one, and so is a change by hand")
  func guesses() {
    var studio = Studio.at(.summary)
    var report = whole
    report.guesses = [.bodyFont]
    report.changes = [.accent]
    studio.follow(.bringIn(.fileRead(report)))
    let said = studio.notice?.sentence ?? ""
    #expect(said.contains("Edited by hand in the file: accent color. The body font is a guess."), "\(said)")
  }

  @Test("BringIn.2: The theme that's there already changes nothing")
  func same() {
    var studio = Studio.at(.summary)
    studio.follow(.bringIn(.fileRead(whole)), .bringIn(.fileRead(whole)))
    #expect(studio.notice?.sentence == "You already have this theme.")
    #expect(studio.notice?.undo == nil)
  }

  private let colors: [(String, UInt32)] = [
    ("Color 1", 0x264653), ("Color 2", 0x2A9D8F), ("Color 3", 0xE9C46A), ("Color 4", 0xF4A261),
  ]

  @Test("BringIn.3: More than two colors without a meaning are all shown, with a guess selected")
  func question() throws {
    var studio = Studio.at(.titleFont)
    let before = studio.theme
    studio.follow(.bringIn(.fileRead(palette(colors))))
    #expect(studio.theme == before, "nothing changes before the answer")
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.message == "We found 4 colors.")
    #expect(sheet.choices.map(\.label) == ["Primary color", "Accent color"])
    for choice in sheet.choices {
      #expect(choice.swatches.map(\.color) == colors.map { SRGB($0.1) })
    }
    #expect(
      sheet.choices.map { $0.swatches.map(\.option.isSelected) } == [
        [true, false, false, false], [false, true, false, false],
      ])
    #expect(sheet.choices.map(\.chosen) == ["Color 1, #264653", "Color 2, #2A9D8F"])
  }

  @Test("BringIn.3: The answer is used, and can be undone")
  func answer() throws {
    var studio = Studio.at(.titleFont)
    let before = studio.theme
    studio.follow(.bringIn(.fileRead(palette(colors))))
    let sheet = try #require(studio.screen.sheet)
    studio.follow(sheet.choices[0].swatches[2].option.event, sheet.choices[1].swatches[3].option.event)
    #expect(studio.screen.sheet?.choices.map(\.chosen) == ["Color 3, #E9C46A", "Color 4, #F4A261"])
    studio.follow(try #require(sheet.confirm).event)
    #expect(studio.theme.string == "primary=e9c46a&accent=f4a261")
    #expect(studio.screen.sheet == nil)
    #expect(studio.notice?.sentence.contains("guess") == false, "it was chosen by hand")
    studio.follow(.history(.undoTapped))
    #expect(studio.theme == before)
  }

  @Test("BringIn.3: Cancel changes nothing")
  func cancel() throws {
    var studio = Studio.at(.titleFont)
    let before = studio.theme
    studio.follow(.bringIn(.fileRead(palette(colors))), try #require(Optional(Event.library(.sheetClosed))))
    #expect(studio.theme == before)
    #expect(studio.screen.sheet == nil)
    #expect(studio.follow(.bringIn(.confirmed)).isEmpty)
  }

  @Test("BringIn.3: The same color twice is one, and two colors leave no question")
  func fewColors() {
    var studio = Studio.at(.titleFont)
    studio.follow(.bringIn(.fileRead(palette([colors[0], colors[1], ("again", 0x264653)]))))
    #expect(studio.screen.sheet == nil)
    #expect(studio.theme.string == "primary=264653&accent=2a9d8f")
    #expect(studio.notice?.sentence.contains("The primary color and accent color are guesses.") == true)
  }

  @Test("BringIn.3: Of a thousand colors the first are shown, and the guess in any case")
  func manyColors() throws {
    var many = palette((0..<1000).map { ("Color \($0)", UInt32($0 * 16_001)) })
    many.theme = "primary=\(many.colors[700].primary)&accent=\(many.colors[3].accent)"
    var studio = Studio()
    studio.follow(.bringIn(.fileRead(many)))
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.choices[0].swatches.count == 97)
    #expect(sheet.choices[0].chosen == "Color 700, " + many.colors[700].color.hex)
    #expect(sheet.choices[1].chosen == "Color 3, " + many.colors[3].color.hex)
    studio.follow(.bringIn(.colorTapped(.primary, 5000)), .bringIn(.colorTapped(.titleFont, 1)))
    #expect(studio.screen.sheet == sheet, "there's no such color")
  }

  @Test("BringIn.4: A text is read as it was entered, and a blank one isn't")
  func entering() throws {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(.library)), .bringIn(.tapped))
    let area = try #require(studio.screen.sheet?.area)
    #expect(studio.follow(area.entered(" \n")).isEmpty)
    #expect(studio.screen.sheet?.fieldError == "Paste a link, CSS or JSON first.")
    #expect(studio.follow(area.entered(":root { --primary: red }")) == [.read(":root { --primary: red }")])
    #expect(studio.follow(.bringIn(.fileTapped)) == [.library(.pickFiles)])
  }

  @Test("BringIn.5: What can't be read says why, in the sheet if it's open, and nothing changes")
  func refused() {
    var studio = Studio.at(.summary)
    let before = studio.theme
    studio.follow(.bringIn(.fileRefused("We can’t read this.")))
    #expect(studio.notice?.sentence == "We can’t read this.")
    #expect(studio.notice?.isError == true)
    studio.follow(
      .notice(.dismissed), .navigation(.routeTapped(.library)), .bringIn(.tapped),
      .bringIn(.fileRefused("We can’t read this.")))
    #expect(studio.screen.sheet?.fieldError == "We can’t read this.")
    #expect(studio.notice == nil)
    studio.follow(.takeHome(.failed("The file formats didn’t load.")))
    #expect(studio.screen.sheet?.fieldError == "The file formats didn’t load.")
    #expect(studio.theme == before)
  }
}
