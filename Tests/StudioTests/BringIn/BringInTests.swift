import ColorScience
import Formats
import Studio
import Testing
import Theme

@Suite("A theme from elsewhere is brought in")
struct BringInTests {
  /// What a palette says with these colors, each a name and a hex: it doesn't say which is which.
  private func palette(_ colors: [(String, UInt32)]) throws -> Imported {
    var findings = Findings()
    findings.format = "GIMP palette"
    for (name, hex) in colors { findings.add(FoundColor(name: name, color: SRGB(hex))) }
    return try Imported(findings)
  }

  /// What a file of ours says, and what else is in it.
  private func file(_ theme: String, format: String = "CSS", _ colors: [(String, UInt32)] = []) throws -> Imported {
    var findings = Findings()
    findings.format = format
    findings.themeString = theme
    for (name, hex) in colors { findings.add(FoundColor(name: name, color: SRGB(hex))) }
    return try Imported(findings)
  }

  private static let harbor = "primary=teal-700&accent=orange-a200&title=Roboto+Slab&body=Hack&name=Harbor"

  @Test("BringIn.1: A whole theme replaces the current one, and Undo brings that back", arguments: Route.wizard)
  func replace(route: Route) throws {
    var studio = Studio.at(route)
    let before = studio.theme
    studio.follow(.bringIn(.fileRead(try file(Self.harbor))))
    #expect(studio.theme.string == Self.harbor)
    #expect(studio.theme.titleFont == .onDevice("Roboto Slab"))
    #expect(studio.route == route, "you stay where you are")
    let said = "Brought in Teal 700, Orange A200, Roboto Slab and Hack from CSS."
    #expect(studio.notice?.sentence == said + (before.isEmpty ? "" : " Undo brings back your previous theme."))
    guard !before.isEmpty else { return }
    studio.follow(try #require(studio.notice?.undo).event)
    #expect(studio.theme == before)
  }

  @Test("BringIn.1: From the library it opens as a theme of the library does")
  func fromLibrary() throws {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(.library)), .bringIn(.tapped), .bringIn(.fileRead(try file(Self.harbor))))
    #expect(studio.route == .summary)
    #expect(studio.screen.sheet == nil)
  }

  @Test("BringIn.2: What the file lacks stays as it is, and the notice says so")
  func missing() throws {
    var studio = Studio.at(.summary)
    let colors = try file("primary=teal-700&accent=orange-a200", format: "")
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
  func guesses() throws {
    var studio = Studio.at(.summary)
    var findings = Findings()
    findings.themeString = "primary=teal-700&accent=orange-a200&title=Roboto+Slab"
    findings.format = "CSS"
    findings.add(FoundColor(name: "--accent", color: SRGB(0x3F51B5)))
    findings.add(FoundFont(name: "--caption", family: "Hack"))
    studio.follow(.bringIn(.fileRead(try Imported(findings))))
    let said = studio.notice?.sentence ?? ""
    #expect(said.contains("Edited by hand in the file: accent color. The body font is a guess."), "\(said)")
  }

  @Test("BringIn.2: The theme that's there already changes nothing")
  func same() throws {
    var studio = Studio.at(.summary)
    studio.follow(.bringIn(.fileRead(try file(Self.harbor))), .bringIn(.fileRead(try file(Self.harbor))))
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
    let file = try palette(colors)
    studio.follow(.bringIn(.fileRead(file)))
    #expect(studio.theme == before, "nothing changes before the answer")
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.message == "We found 4 colors.")
    #expect(sheet.choices.map(\.label) == ["Primary color", "Accent color"])
    for choice in sheet.choices {
      #expect(choice.swatches.map(\.color) == colors.map { SRGB($0.1) })
    }
    let guesses = [file.theme.primary, file.theme.accent].map { guess in
      colors.firstIndex { SRGB($0.1) == guess?.color.asHex }
    }
    #expect(guesses[0] != nil && guesses[1] != nil && guesses[0] != guesses[1])
    #expect(sheet.choices.map { $0.swatches.firstIndex(where: \.option.isSelected) } == guesses)
    #expect(sheet.choices.map { $0.swatches.count(where: \.option.isSelected) } == [1, 1])
  }

  @Test("BringIn.3: The answer is used, and can be undone")
  func answer() throws {
    var studio = Studio.at(.titleFont)
    let before = studio.theme
    studio.follow(.bringIn(.fileRead(try palette(colors))))
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
    studio.follow(.bringIn(.fileRead(try palette(colors))), .library(.sheetClosed))
    #expect(studio.theme == before)
    #expect(studio.screen.sheet == nil)
    #expect(studio.follow(.bringIn(.confirmed)).isEmpty)
  }

  @Test("BringIn.3: The same color twice is one, and two colors leave no question")
  func fewColors() throws {
    var studio = Studio.at(.titleFont)
    studio.follow(.bringIn(.fileRead(try palette([colors[0], colors[1], ("again", 0x264653)]))))
    #expect(studio.screen.sheet == nil)
    #expect(studio.theme.string == "primary=264653&accent=2a9d8f")
    #expect(studio.notice?.sentence.contains("The primary color and accent color are guesses.") == true)
  }

  @Test("BringIn.3: Of a thousand colors the first are shown, and the guess in any case")
  func manyColors() throws {
    // Grays, and among those that aren't shown, the only two that are colorful.
    let colorful: [Int: UInt32] = [150: 0xD32F2F, 200: 0x1976D2]
    let many = (0..<1000).map { ("Color \($0)", colorful[$0] ?? UInt32(0x010101 * ($0 % 120 + 1))) }
    var studio = Studio()
    studio.follow(.bringIn(.fileRead(try palette(many))))
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.message == "These are the first 98 colors.")
    #expect(sheet.choices[0].swatches.count == 98)
    #expect(sheet.choices[0].chosen == "Color 150, #D32F2F")
    #expect(sheet.choices[1].chosen == "Color 200, #1976D2")
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
    #expect(studio.theme == before)
  }
}
