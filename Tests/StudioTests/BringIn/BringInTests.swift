import ColorScience
import Files
import Import
import Studio
import Testing
import Theme

@Suite("A theme from elsewhere is brought in")
struct BringInTests {
  /// A palette of these colors, each a name and a hex: it doesn't say which is which.
  private func palette(_ colors: [(String, UInt32)]) throws -> FoundThemes {
    var findings = Findings()
    findings.format = "GIMP palette"
    for (name, hex) in colors { findings.add(FoundColor(name: name, color: SRGB(hex))) }
    return try FoundThemes(findings)
  }

  /// A file of ours, and other colors in it.
  private func file(_ theme: String, format: String = "CSS", _ colors: [(String, UInt32)] = []) throws -> FoundThemes {
    var findings = Findings()
    findings.format = format
    findings.themeString = theme
    for (name, hex) in colors { findings.add(FoundColor(name: name, color: SRGB(hex))) }
    return try FoundThemes(findings)
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
    #expect(studio.notice?.sentence == "Brought in 2 colors and 2 fonts from CSS.")
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
    #expect(studio.notice?.sentence == "Brought in 2 colors. Fonts unchanged.")
    #expect(studio.notice?.undo != nil)
    var newcomer = Studio()
    newcomer.follow(.bringIn(.fileRead(colors)))
    #expect(newcomer.notice?.sentence == "Brought in 2 colors. It doesn’t include the fonts.")
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
    studio.follow(.bringIn(.fileRead(try FoundThemes(findings))))
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

  @Test("BringIn.3: More than two colors without a meaning are all shown, the guess first and selected")
  func question() throws {
    var studio = Studio.at(.titleFont)
    let before = studio.theme
    let file = try palette(colors)
    studio.follow(.bringIn(.fileRead(file)))
    #expect(studio.theme == before, "nothing changes before the answer")
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.title == "Which color is which?")
    #expect(
      sheet.message == "The file doesn’t name the primary color and accent color. Our guesses are selected.")
    #expect(sheet.choices.map(\.label) == ["Primary color", "Accent color", "Keep as brand colors"])
    for choice in sheet.choices.prefix(2) {
      #expect(Set(choice.swatches.map(\.color.hex)) == Set(colors.map { SRGB($0.1).hex }))
      #expect(choice.swatches.map(\.option.isSelected) == [true, false, false, false])
      #expect(choice.rest == nil)
    }
    #expect(
      sheet.choices.prefix(2).map { $0.swatches[0].color }
        == [file.themes[0].theme.primary, file.themes[0].theme.accent].map { $0?.color })
    #expect(sheet.choices[0].swatches[0].color != sheet.choices[1].swatches[0].color)
    #expect(sheet.themes == nil)
  }

  @Test("BringIn.3: Only what the file doesn't name is asked")
  func oneQuestion() throws {
    var studio = Studio()
    studio.follow(.bringIn(.fileRead(try palette([("primary", 0x3F51B5)] + colors))))
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.message == "The file doesn’t name the accent color. Our guess is selected.")
    #expect(sheet.choices.map(\.label) == ["Accent color", "Keep as brand colors"])
    studio.follow(try #require(sheet.confirm).event)
    #expect(studio.theme.primary?.color == SRGB(0x3F51B5))
    #expect(studio.theme.accent?.color == sheet.choices[0].swatches[0].color)
  }

  @Test("BringIn.3: The answer is used, and can be undone")
  func answer() throws {
    var studio = Studio.at(.titleFont)
    let before = studio.theme
    studio.follow(.bringIn(.fileRead(try palette(colors))))
    let sheet = try #require(studio.screen.sheet)
    for (choice, color) in zip(sheet.choices, [0xE9C46A, 0xF4A261]) {
      studio.follow(try #require(choice.swatches.first { $0.color == SRGB(UInt32(color)) }).option.event)
    }
    #expect(studio.screen.sheet?.choices.map(\.chosen) == ["Color 3, #E9C46A", "Color 4, #F4A261", "None"])
    studio.follow(try #require(sheet.confirm).event)
    #expect(studio.theme.string == "primary=e9c46a&accent=f4a261")
    #expect(studio.screen.sheet == nil)
    #expect(studio.notice?.sentence.contains("guess") == false, "it was chosen by hand")
    studio.follow(.history(.undoTapped))
    #expect(studio.theme == before)
  }

  @Test("BringIn.3: Colors besides the primary and the accent can be kept as brand colors, by their names in the file")
  func otherColors() throws {
    var studio = Studio.at(.summary)
    let file = try palette([
      ("--color-primary", 0x3F51B5), ("--color-accent", 0xFF4081), ("--brand-mint", 0x2A9D8F), ("--danger", 0xD32F2F),
      ("--primary-dark", 0x1A237E), ("--surface-warm", 0xE9C46A), ("--gray-500", 0x777777), ("Color 8", 0xF4A261),
      ("--secondary", 0xDEDCFF),
    ])
    studio.follow(.bringIn(.fileRead(file)))
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.title == "Keep other colors?" && sheet.confirm?.label == "Import")
    #expect(
      sheet.message
        == "Besides the primary and accent colors, the file has 2 colors that could be part of your brand.")
    let choice = try #require(sheet.choices.first)
    #expect(choice.takesSeveral && choice.chosen == "None")
    // Not the state, the shade of the primary, the surface, the gray and the tint.
    #expect(choice.swatches.map(\.option.label).sorted() == ["color-8, #F4A261", "mint, #2A9D8F"])
    let mint = try #require(choice.swatches.first { $0.option.label.hasPrefix("mint") })
    studio.follow(mint.option.event)
    #expect(studio.screen.sheet?.choices.first?.chosen == "mint")
    studio.follow(.bringIn(.otherColorTapped(99)), .bringIn(.confirmed))
    #expect(
      studio.theme.string == "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&color.mint=2a9d8f")
  }

  @Test("BringIn.3: A color that becomes the primary is no longer among those to keep, and the guess it replaces is")
  func otherColorsFollow() throws {
    var studio = Studio()
    studio.follow(.bringIn(.fileRead(try palette(colors))))
    let offered = { (studio: Studio) in Set(studio.screen.sheet?.choices.last?.swatches.map(\.color.hex) ?? []) }
    let before = offered(studio)
    #expect(before.count == 2)
    for swatch in try #require(studio.screen.sheet).choices[2].swatches { studio.follow(swatch.option.event) }
    let other = try #require(before.first)
    let primary = try #require(studio.screen.sheet?.choices[0])
    studio.follow(try #require(primary.swatches.first { $0.color.hex == other }).option.event)
    #expect(offered(studio) == before.subtracting([other]).union([primary.swatches[0].color.hex]))
    studio.follow(.bringIn(.confirmed))
    #expect(studio.theme.brandColors.map(\.tint.color.hex) == Array(before.subtracting([other])))
  }

  @Test("BringIn.3: A file of ours has its brand colors, and offers none")
  func ownOtherColors() throws {
    var studio = Studio()
    studio.follow(.bringIn(.fileRead(try file(Self.harbor + "&color.mint=2a9d8f", [("--other", 0xE9C46A)]))))
    #expect(studio.screen.sheet == nil)
    #expect(studio.theme.brandColors.map(\.name.text) == ["mint"])
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

  /// Grays, and far down among them the only two that are colorful.
  private var many: [(String, UInt32)] {
    let colorful: [Int: UInt32] = [150: 0xD32F2F, 200: 0x1976D2]
    return (0..<1000).map { ("Color \($0)", colorful[$0] ?? UInt32(0x010101 * ($0 % 120 + 1))) }
  }

  @Test("BringIn.3: Of a thousand colors the likely ones are shown, and the rest on demand")
  func manyColors() throws {
    var studio = Studio()
    studio.follow(.bringIn(.fileRead(try palette(many))))
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.choices.map(\.chosen) == ["Color 150, #D32F2F", "Color 200, #1976D2"])
    #expect(sheet.choices.map { $0.swatches.map(\.color.hex) } == [["#D32F2F", "#1976D2"], ["#1976D2", "#D32F2F"]])
    let rest = try #require(sheet.choices[0].rest)
    #expect(rest.label == "Show the first 96 colors" && !rest.isOn)
    studio.follow(rest.event)
    let whole = try #require(studio.screen.sheet)
    #expect(whole.choices.map(\.swatches.count) == [96, 2])
    #expect(whole.choices[0].rest?.isOn == true)
    // The list keeps the chosen color visible.
    studio.follow(whole.choices[0].swatches[40].option.event, rest.event)
    let narrow = try #require(studio.screen.sheet)
    #expect(narrow.choices[0].swatches.count == 3)
    #expect(narrow.choices[0].swatches[2].option == whole.choices[0].swatches[40].option.selected)
    studio.follow(
      .bringIn(.colorTapped(.primary, 5000)), .bringIn(.colorTapped(.titleFont, 1)), .bringIn(.restTapped(.bodyFont)),
      .bringIn(.themeTapped(1)))
    #expect(studio.screen.sheet == narrow, "there's no such color, question or theme")
  }

  /// A file with a theme that holds without a name if it has colors, and one called forest.
  private func themed(_ colors: [(String, UInt32)]) throws -> FoundThemes {
    var findings = Findings()
    findings.format = "CSS"
    for (name, hex) in colors { findings.add(FoundColor(name: name, color: SRGB(hex))) }
    for (name, hex) in [("--primary", 0x2E7D32), ("--accent", 0xFFB300)] as [(String, UInt32)] {
      findings.add(FoundColor(name: name, color: SRGB(hex), theme: "forest"))
    }
    for (name, hex) in [("--primary", 0x1565C0), ("--x", 0xD81B60), ("--y", 0xF57C00)] as [(String, UInt32)] {
      findings.add(FoundColor(name: name, color: SRGB(hex), theme: "sea"))
    }
    return try FoundThemes(findings)
  }

  @Test("BringIn.3: Of a file with several themes, one can be chosen")
  func themes() throws {
    var studio = Studio()
    studio.follow(.bringIn(.fileRead(try themed([("--primary", 0x3F51B5), ("--accent", 0xFF4081)]))))
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.title == "Which theme?" && sheet.message == "The file has 3 themes.")
    #expect(sheet.choices.isEmpty && sheet.confirm?.label == "Use this")
    let picker = try #require(sheet.themes)
    #expect(picker.label == "Theme" && picker.options.map(\.label) == ["Default", "forest", "sea"])
    #expect(picker.options.map(\.isSelected) == [true, false, false])
    studio.follow(picker.options[1].event)
    #expect(studio.screen.sheet?.themes?.options.map(\.isSelected) == [false, true, false])
    studio.follow(try #require(sheet.confirm).event)
    #expect(studio.theme.string == "primary=green-800&accent=amber-600")
    #expect(studio.notice?.sentence.contains("other themes") == false, "one was chosen")
  }

  @Test("BringIn.3: Another theme asks its own questions")
  func themeWithQuestion() throws {
    var studio = Studio()
    studio.follow(.bringIn(.fileRead(try themed([]))))
    let sheet = try #require(studio.screen.sheet)
    #expect(sheet.themes?.options.map(\.label) == ["forest", "sea"], "none holds without a name")
    studio.follow(try #require(sheet.themes).options[1].event)
    let asking = try #require(studio.screen.sheet)
    #expect(asking.choices.map(\.label) == ["Accent color", "Keep as brand colors"])
    #expect(asking.title == "Which color is which?" && asking.confirm?.label == "Use these")
    studio.follow(try #require(asking.confirm).event)
    #expect(studio.theme.primary?.color == SRGB(0x1565C0))
    #expect(studio.theme.accent?.color == asking.choices[0].swatches[0].color)
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

extension Screen.Option {
  fileprivate var selected: Screen.Option {
    var option = self
    option.isSelected = true
    return option
  }
}
