import Testing

@testable import Files
@testable import Formats
@testable import Studio

@Suite("TH Options")
struct OptionsTests {
  private func labels(_ studio: Studio) -> [String] {
    studio.takeHomeShown?.options?.fields.map { field in
      switch field.control {
      case .choice(let label, _): label
      case .text(let text): text.label
      }
    } ?? []
  }

  private func code(_ studio: Studio) -> String { studio.card?.files.map(\.marked).joined() ?? "" }

  @Test("TH.14 The options are those of the format that's shown, behind a button")
  func fields() {
    var studio = Studio.takingHome(.css)
    #expect(studio.takeHomeShown?.options?.toggle.label == "Options")
    #expect(labels(studio).isEmpty)
    studio.follow(.takeHome(.optionsTapped))
    #expect(labels(studio) == ["Selector", "Scope", "Contrast", "Prefix", "Only"])
    studio.follow(.takeHome(.formatTapped("swift")))
    #expect(labels(studio).contains("Access"))
    studio.follow(.takeHome(.formatTapped("aco")))
    #expect(studio.takeHomeShown?.options == nil, "there's nothing to choose")
  }

  @Test("TH.14 The code follows what's typed")
  func typed() throws {
    var studio = Studio.takingHome(.css)
    studio.follow(.takeHome(.optionsTapped))
    #expect(!code(studio).contains(".dark"))
    studio.follow(.takeHome(.optionTyped(.selector, ".dark")), .takeHome(.optionTyped(.prefix, "hb-")))
    #expect(code(studio).contains(".dark {") && code(studio).contains("--hb-primary: "))
    studio.follow(.takeHome(.optionTyped(.prefix, "")))
    #expect(code(studio).contains("--primary: "))
  }

  @Test("TH.14 What can't be an option's value says why, stays as it was typed, and changes nothing")
  func refused() throws {
    var studio = Studio.takingHome(.css)
    let before = code(studio)
    studio.follow(.takeHome(.optionsTapped), .takeHome(.optionTyped(.selector, "} body {")))
    let field = try #require(studio.takeHomeShown?.options?.fields.first)
    #expect(field.error?.contains("can’t be written into CSS") == true)
    guard case .text(let text) = field.control else {
      Issue.record("It isn't a text field.")
      return
    }
    #expect(text.text == "} body {")
    #expect(code(studio) == before)
  }

  @Test("TH.14 One of few words is selected, at first the default")
  func choice() throws {
    var studio = Studio.takingHome(.swift)
    studio.follow(.takeHome(.optionsTapped))
    func selected(_ studio: Studio) -> [String] {
      studio.takeHomeShown?.options?.fields.flatMap { field -> [String] in
        if case .choice(_, let options) = field.control { options.filter(\.isSelected).map(\.label) } else { [] }
      } ?? []
    }
    #expect(selected(studio) == ["internal"])
    studio.follow(.takeHome(.optionTyped(.access, "public")))
    #expect(selected(studio) == ["public"])
    #expect(code(studio).contains("public "))
  }

  @Test("TH.14 They're remembered with the formats, and hold for one download of several")
  func remembered() throws {
    var studio = Studio.takingHome(.css)
    let effects = studio.follow(.takeHome(.optionTyped(.selector, ".dark")))
    #expect(effects.contains(.saveFormats("css\nselector=.dark")))
    var next = Studio()
    next.follow(
      .takeHome(.opened(home: "", used: "css swift\nselector=.dark\naccess=public\nnothing=1")),
      .takeHome(.textsLoaded(.whole)),
      .session(.opened(address: "#/take-home?" + Studio.whole, session: "", refused: "")))
    #expect(next.chosenFormats == ["CSS", "Swift"])
    #expect(code(next).contains(".dark {"))
    guard case .saveFile(_, let bytes)? = next.follow(.takeHome(.downloadAllTapped)).first else {
      Issue.record("Nothing was saved.")
      return
    }
    #expect(try Zip(bytes).files.contains { String(decoding: $0.bytes, as: UTF8.self).contains(".dark {") })
  }

  @Test("TH.15 The commands that put the theme into a project name it and the chosen formats")
  func project() throws {
    var studio = Studio.takingHome(.css)
    studio.follow(.takeHome(.formatTapped("swift")))
    #expect(studio.takeHomeShown?.project == nil, "few people need them")
    studio.follow(.takeHome(.developersTapped))
    let guide = try #require(studio.takeHomeShown?.project)
    let commands = [
      "make install", "tintype init --theme '" + Studio.whole + "' --format css=theme.css --format swift=Theme.swift",
      "tintype open --browser",
    ]
    #expect(guide.commands == commands)
    let copy = try #require(guide.copy)
    #expect(studio.follow(copy.event) == [.copyText(commands.joined(separator: "\n") + "\n")])
    studio.follow(.notice(.copied))
    #expect(studio.notice?.sentence == "Copied the commands.")
  }
}
