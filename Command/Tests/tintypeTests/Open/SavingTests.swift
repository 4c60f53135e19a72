import Foundation
import ServerTestSupport
import Testing

@Suite("Saving from the page of tintype open")
struct SavingTests {
  static let theme = Project.theme
  static let teal = theme.replacing("indigo-500", with: "teal-500")
  static let outputs = #""outputs": [{"format": "css", "path": "theme.css"}]"#

  @Test("writes the theme and builds; the same theme again writes nothing")
  func save() throws {
    let project = try Project(outputs: [("css", "theme.css"), ("swift", "Theme.swift")])
    let opened = try OpenedProject(project)
    let first = try opened.state()
    let saved = try opened.save(Self.teal)
    #expect(saved.files == 2 && saved.wrote == 2 && saved.problem == nil)
    #expect(saved.revision != first.revision)
    #expect(
      try project.read("tintype.json")
        == Project.text(theme: Self.teal, outputs: [("css", "theme.css"), ("swift", "Theme.swift")]))
    #expect(try project.read("theme.css").contains(Self.teal))
    #expect(try opened.state() == .init(name: first.name, theme: Self.teal, revision: saved.revision, files: 2))
    let stamp = try stamp(of: project)
    #expect(try opened.save(Self.teal).wrote == 0)
    #expect(try self.stamp(of: project) == stamp)
    #expect(try project.run("build", "--check").status == 0)
  }

  private func stamp(of project: Project) throws -> [String] {
    try project.files.map {
      let attributes = try FileManager.default.attributesOfItem(atPath: project.place($0))
      return "\($0) \(attributes[.systemFileNumber] ?? "") \(attributes[.modificationDate] ?? "")"
    }
  }

  @Test(
    "changes the theme's string and no other byte",
    arguments: [
      ("\u{FEFF}{\r\n\t// ours\r\n\t\"theme\": ", " , /* kept */\r\n \(outputs),\r\n}\r\n"),
      ("// \"theme\": \"x\"\n{\(outputs),\n\n\n\"$schema\": \"a\\u0022b\", \"theme\":\n", "}"),
      ("{\"theme\":", ",\(outputs)} // é “\n"),
    ])
  func otherBytes(before: String, after: String) throws {
    let written = [
      "\"\(Self.theme)\"", "\"https://example.com/?\(Self.theme)\"",
      "\"\(Self.theme.replacing("primary", with: "\\u0070rimary").replacing("&body", with: "\\u0026body"))\"",
    ]
    for string in written {
      let project = try Project(before + string + after)
      let opened = try OpenedProject(project)
      #expect(try opened.state().theme == Self.theme)
      #expect(try opened.save(Self.teal).problem == nil)
      let bytes = try Data(contentsOf: URL(filePath: project.place("tintype.json")))
      #expect(bytes == Data((before + "\"\(Self.teal)\"" + after).utf8))
    }
  }

  @Test("keeps the theme and leaves a file of someone else's alone")
  func foreign() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    try project.write("/* mine */", to: "theme.css")
    let opened = try OpenedProject(project)
    #expect(try opened.state().problem?.contains("theme.css isn’t from Tintype; ") == true)
    let saved = try opened.save(Self.teal)
    #expect(saved.wrote == 0 && saved.problem?.contains("theme.css isn’t from Tintype; ") == true)
    #expect(try project.read("tintype.json").contains(Self.teal))
    #expect(try project.read("theme.css") == "/* mine */")
    #expect(try project.run("build", "--force").status == 0)
    #expect(try opened.save(Self.theme).problem == nil)
  }

  @Test("of an unfinished theme writes it into the file, and builds nothing yet")
  func unfinished() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    let opened = try OpenedProject(project)
    let saved = try opened.save("primary=teal-500")
    #expect(saved.wrote == 0 && saved.problem == nil)
    #expect(try project.theme == "primary=teal-500")
    #expect(try project.read("theme.css").contains("#3F51B5"))
  }

  @Test("refuses what isn't a theme, and writes nothing")
  func invalid() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    let opened = try OpenedProject(project)
    let stamp = try stamp(of: project)
    for text in [
      "", "primary=nonsense&accent=pink-a200", "hello", "{}", Self.theme + "\n\"", "\0",
    ] {
      let reply = try opened.put(text)
      #expect(reply.status == 400, "\(text)")
      #expect(reply.text.hasSuffix(".\n") && reply.text.split(separator: "\n").count == 1, "\(text): \(reply.text)")
    }
    #expect(try self.stamp(of: project) == stamp)
  }

  @Test("based on an older revision writes nothing, and tells how the project is")
  func conflict() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    let opened = try OpenedProject(project)
    let old = try opened.state().revision
    _ = try opened.save(Self.teal)
    let text = try project.read("tintype.json")
    let reply = try opened.put(Self.theme, over: old)
    #expect(reply.status == 412)
    let state = try JSONDecoder().decode(OpenedProject.State.self, from: reply.body)
    #expect(state.theme == Self.teal)
    #expect(try state == opened.state())
    #expect(try project.read("tintype.json") == text)
  }

  @Test("over what an editor has saved a moment before writes nothing")
  func editor() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    let opened = try OpenedProject(project)
    let revision = try opened.state().revision
    let edited = try project.read("tintype.json").replacing("indigo-500", with: "red-500") + "// mine\n"
    try project.write(edited, to: "tintype.json")
    let reply = try opened.put(Self.teal, over: revision)
    #expect(reply.status == 412)
    #expect(try project.read("tintype.json") == edited)
    let state = try JSONDecoder().decode(OpenedProject.State.self, from: reply.body)
    #expect(state.theme.contains("red-500"))
    #expect(try project.read("theme.css").contains("red-500"))
    #expect(try opened.put(Self.teal, over: state.revision).status == 200)
    #expect(try project.read("tintype.json").hasSuffix("// mine\n"))
  }

  @Test("waits until a merge conflict is resolved: both sides stay in the file, and the page says so")
  func mergeConflict() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    let opened = try OpenedProject(project)
    let events = try opened.events()
    #expect(try events.next().problem == nil)
    let text = try project.read("tintype.json")
    let conflict = text.replacing(
      "  \"theme\"", with: "<<<<<<< HEAD\n  \"theme\": \"a\",\n=======\n  \"theme\": \"b\",\n>>>>>>> b\n  \"theme\"")
    try project.write(conflict, to: "tintype.json")
    let state = try events.next()
    #expect(state.problem == "tintype.json, line 2, column 1: Expected a name in quotation marks.")
    #expect(state.theme == Self.theme)
    let reply = try opened.put(Self.teal, over: state.revision)
    #expect(reply.status == 409)
    #expect(reply.text == "tintype.json, line 2, column 1: Expected a name in quotation marks.\n")
    #expect(try project.read("tintype.json") == conflict)
    try project.write(text, to: "tintype.json")
    #expect(try events.next().problem == nil)
    #expect(try opened.save(Self.teal).problem == nil)
  }

  @Test("waits until a deleted file is back")
  func deleted() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    let opened = try OpenedProject(project)
    let events = try opened.events()
    let first = try events.next()
    let text = try project.read("tintype.json")
    try FileManager.default.removeItem(atPath: project.place("tintype.json"))
    let state = try events.next()
    #expect(state.problem == "There’s no tintype.json in “\(project.folder.path)”. “tintype init” makes one.")
    #expect(try opened.put(Self.teal, over: first.revision).status == 412)
    #expect(try opened.put(Self.teal, over: state.revision).status == 409)
    #expect(!project.exists("tintype.json"))
    try project.write(text, to: "tintype.json")
    #expect(try events.next() == first)
  }

  @Test("keeps the theme even if an output can't be built, and says why")
  func failedBuild() throws {
    let project = try Project(outputs: [("css", "theme.css"), ("swift", "Theme.swift")])
    let opened = try OpenedProject(project)
    try FileManager.default.removeItem(atPath: project.place("theme.css"))
    try project.write("", to: "theme.css/in-the-way")
    let swift = try project.read("Theme.swift")
    let saved = try opened.save(Self.teal)
    #expect(saved.problem?.contains("theme.css") == true)
    #expect(saved.wrote == 0)
    #expect(try project.read("tintype.json").contains(Self.teal))
    #expect(try project.read("Theme.swift") == swift)
    #expect(try opened.state().problem == saved.problem)
    try FileManager.default.removeItem(atPath: project.place("theme.css"))
    #expect(try opened.save(Self.teal).wrote == 2)
    #expect(try opened.state().problem == nil)
  }

  @Test("tells every page what another page, an editor or git did")
  func events() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    let opened = try OpenedProject(project)
    let pages = try [opened.events(), opened.events()]
    for page in pages { #expect(try page.next().theme == Self.theme) }
    let saved = try opened.save(Self.teal)
    for page in pages {
      let state = try page.next()
      #expect(state.theme == Self.teal)
      #expect(state.revision == saved.revision)
    }
    // As git and many editors do: another file takes its place.
    let edited = try project.read("tintype.json").replacing("teal-500", with: "red-500")
    try project.write(edited, to: "other.json")
    #expect(rename(project.place("other.json"), project.place("tintype.json")) == 0)
    for page in pages { #expect(try page.next().theme.contains("red-500")) }
    #expect(try project.read("theme.css").contains("red-500"))
  }

  @Test("follows a link to the file inside the folder, and never writes out of it")
  func link() throws {
    let project = try Project(nil)
    try project.write(Project.text(outputs: [("css", "theme.css")]), to: "config/real.json")
    try project.folder.link("tintype.json", to: "config/real.json")
    #expect(try OpenedProject(project).save(Self.teal).problem == nil)
    #expect(try project.read("config/real.json").contains(Self.teal))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: project.place("tintype.json")) == "config/real.json")

    let outside = try TemporaryFolder(["real.json": Project.text(outputs: [("css", "theme.css")])])
    let linked = try Project(nil)
    try linked.folder.link("tintype.json", to: outside.path + "/real.json")
    let reply = try OpenedProject(linked).put(Self.teal)
    #expect(reply.status == 500)
    #expect(reply.text == "tintype.json leaves the project’s folder, because “tintype.json” is a link out of it.\n")
    #expect(try outside.text(of: "real.json") == Project.text(outputs: [("css", "theme.css")]))
  }

  @Test(
    "says that a folder is read-only, and leaves everything as it was",
    .enabled(if: getuid() != 0, "root may write anywhere"))
  func readOnly() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    let opened = try OpenedProject(project)
    let text = try project.read("tintype.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.folder.path) }
    let reply = try opened.put(Self.teal)
    #expect(reply.status == 500)
    #expect(reply.text == "Can't write tintype.json: Permission denied.\n")
    #expect(try project.read("tintype.json") == text)
  }

  /// A project whose file is longer than 1,024 bytes, and which is up to date.
  private func longProject() throws -> Project {
    let project = try Project(
      Project.text(outputs: [("css", "theme.css")]) + "// " + String(repeating: "long ", count: 400) + "\n")
    #expect(try project.run("build").status == 0)
    return project
  }

  @Test("says that there's no room for the file, and leaves everything as it was")
  func noRoom() throws {
    let project = try longProject()
    let (files, text) = (try project.files, try project.read("tintype.json"))
    let opened = try OpenedProject(project, through: "trap '' XFSZ; ulimit -f 1")
    let reply = try opened.put(Self.teal)
    #expect(reply.status == 500)
    #expect(reply.text == "Can't write tintype.json: \(String(cString: strerror(EFBIG))).\n")
    #expect(try project.read("tintype.json") == text)
    #expect(try project.files == files)
    #expect(try opened.state().theme == Self.theme)
  }

  @Test("leaves the file whole whenever the command is killed", arguments: 1...8)
  func killed(changes: Int) throws {
    let rest = "// " + String(repeating: "long ", count: 40_000) + "\n"
    let texts = [Self.theme, Self.teal].map { Project.text(theme: $0, outputs: [("css", "theme.css")]) + rest }
    let project = try Project(texts[0])
    let opened = try OpenedProject(project)
    let saving = Thread {
      for _ in 0..<1_000 {
        for theme in [Self.teal, Self.theme] {
          guard (try? opened.put(theme)) != nil else { return }
        }
      }
    }
    let events = try opened.events()
    saving.start()
    for _ in 0..<changes { _ = try events.next() }
    #expect(opened.server.end(by: SIGKILL).status == SIGKILL)
    #expect(texts.contains(try project.read("tintype.json")))
    #expect(try project.run("build").status == 0)
  }
}
