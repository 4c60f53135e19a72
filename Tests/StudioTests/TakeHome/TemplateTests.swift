import Testing

@testable import Formats
@testable import Studio

@Suite("TH Your template")
struct TemplateTests {
  /// A studio in which a template is being tried.
  private func trying(_ text: String, _ format: Format = .css) -> Studio {
    var studio = Studio.takingHome(format)
    studio.follow(.takeHome(.developersTapped), .takeHome(.templateTapped), .takeHome(.templateTyped(text)))
    return studio
  }

  private func trial(_ studio: Studio) throws -> TemplatePanel.Trial {
    try #require(studio.takeHomeShown?.template?.trial)
  }

  @Test("TH.16 A template is behind a button, and shows what it writes, with its colors marked")
  func result() throws {
    var studio = Studio.takingHome()
    #expect(studio.takeHomeShown?.template == nil && studio.takeHomeShown?.developers?.label == "For developers")
    studio.follow(.takeHome(.developersTapped))
    #expect(studio.takeHomeShown?.template?.toggle.label == "Your template")
    #expect(studio.takeHomeShown?.template?.trial == nil)
    studio.follow(.takeHome(.templateTapped))
    #expect(try trial(studio).words == "" && trial(studio).files.isEmpty)
    studio.follow(.takeHome(.templateTyped("Ours is `primary hex`.\n")))
    let shown = try trial(studio)
    #expect(shown.words == "The result has 1 line.")
    #expect(shown.files == [CodeFile(path: "", marked: "Ours is \u{1E}3F51B5#3F51B5.\n")])
    #expect(studio.follow(try #require(shown.copy).event) == [.copyText("Ours is #3F51B5.\n")])
    studio.follow(.notice(.copied))
    #expect(studio.notice?.sentence == "Copied the result.")
  }

  @Test("TH.16 The result follows the theme and the text, and nothing else")
  func following() throws {
    var studio = trying("`primary hex`")
    let edition = try trial(studio).edition
    studio.follow(.takeHome(.formatTapped("scss")), .takeHome(.optionsTapped))
    #expect(try trial(studio).edition == edition)
    studio.follow(.navigation(.addressEntered("#/take-home?" + Studio.whole.replacing("indigo-500", with: "teal-500"))))
    #expect(try trial(studio).files.first?.marked == "\u{1E}009688#009688")
    #expect(try trial(studio).edition > edition)
  }

  @Test("TH.16 A mistake is one sentence with its place; the last result stays, and can't be copied")
  func mistake() throws {
    var studio = trying("`primary hex`")
    let files = try trial(studio).files
    studio.follow(.takeHome(.templateTyped("a\n `primary hexx`")))
    let shown = try trial(studio)
    #expect(shown.isWrong && shown.words == "Line 2, column 11: there’s no form called “hexx”.")
    #expect(shown.files == files && shown.resultName == "Result before the mistake")
    #expect(shown.copy == nil)
    studio.follow(.takeHome(.templateTyped("")))
    #expect(try trial(studio).words == "" && trial(studio).files.isEmpty && !trial(studio).isWrong)
  }

  @Test("TH.16 A template of several files shows each")
  func several() throws {
    let shown = try trial(trying("`file`a/b.txt\n`primary`\n`file`c.json\n{\"a\": \"`accent`\",}\n"))
    #expect(shown.files.map(\.path) == ["a/b.txt", "c.json"])
    #expect(shown.words == "The result has 2 files." && shown.copy == nil)
  }

  @Test("TH.16 It begins with a format's own template, unless there's a text to lose", arguments: Format.all)
  func start(format: Format) throws {
    var studio = trying("", format)
    let start = try trial(studio).start
    #expect((start != nil) == (format.template != nil))
    guard let start else { return }
    #expect(start.label == "Start from \(format.label)" && start.isEnabled)
    studio.follow(start.event)
    let shown = try trial(studio)
    #expect(shown.field.text == format.template && !shown.words.isEmpty && !shown.isWrong)
    #expect(shown.start?.isEnabled == false)
  }

  @Test(
    "TH.16 Nothing that's typed can hold up the page",
    arguments: [
      String(repeating: "`each roles`", count: 5000), String(repeating: "x", count: 100_001), "\u{0}`\u{1E}", "``", "`",
      String(repeating: "`each roles``each roles``each roles`x", count: 3) + String(repeating: "`end`", count: 9),
    ])
  func hostile(text: String) throws {
    let shown = try trial(trying(text))
    #expect(!shown.words.isEmpty)
    #expect(shown.isWrong == shown.files.isEmpty)
  }
}
