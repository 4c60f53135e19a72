import Foundation
import Testing

@Suite("tintype init")
struct InitCommandTests {
  /// A theme whose fonts need no files.
  private static let theme = "primary=indigo-500&accent=pink-a200&title=Georgia&body=system-ui"

  @Test func itWritesOneFile() throws {
    let project = try Project(nil)
    let made = try project.run(
      "init", "--theme", Self.theme, "--format", "css=src/theme.css", "--format", "android=res")
    #expect(made.status == 0)
    // An address that leads nowhere would be an error in editors.
    #expect(try !project.read("tintype.json").contains("$schema"))
    #expect(
      try project.outputs == [
        #"{ "format": "css", "path": "src/theme.css" }"#, #"{ "format": "android", "path": "res" }"#,
      ])
    #expect(try project.files == ["tintype.json"])
    #expect(made.lines.last?.contains("To write its 2 outputs, run “tintype build”") == true)
  }

  @Test func aFormatIsMergedIntoAFileOfSomeoneElses() throws {
    let project = try Project(nil)
    try project.write("a { color: red }", to: "a.css")
    try project.write(Project.old, to: "b.css")
    _ = try project.run(
      "init", "--theme", Self.theme, "--format", "css=a.css", "--format", "css=b.css", "--format", "css=c.css")
    #expect(
      try project.outputs == [
        #"{ "format": "css", "path": "a.css", "merge": true }"#, #"{ "format": "css", "path": "b.css" }"#,
        #"{ "format": "css", "path": "c.css" }"#,
      ])
  }

  @Test(arguments: [
    (["--format", "css"], "--format takes a format and a path, such as css=src/theme.css, not “css”."),
    (["--format", "csss=x"], "There’s no format “csss”. “tintype formats” lists them."),
    (["--format", "css=../x.css"], "The path “../x.css” must stay in the folder of tintype.json, without “..”."),
    (["--theme", "primary=tomato"], "This theme isn’t complete. Choose an accent color first."),
    (["--from", "x.css"], "Give --theme or --from, not both."),
  ])
  func mistakes(options: [String], sentence: String) throws {
    let project = try Project(nil)
    let made = try Filter(["init", project.folder.path, "--theme", Project.theme] + options, input: Data())
    #expect(made.error == "tintype: \(sentence)\n")
    #expect(made.status == 2)
    #expect(!project.exists("tintype.json"))
  }

  @Test func aProjectIsNeverOverwritten() throws {
    let project = try Project("mine")
    let sentence = "tintype: There’s a tintype.json already. Edit it, or remove it first.\n"
    #expect(try project.run("init", "--theme", Project.theme).error == sentence)
    #expect(try project.read("tintype.json") == "mine")
    try FileManager.default.removeItem(atPath: project.place("tintype.json"))
    try FileManager.default.createSymbolicLink(atPath: project.place("tintype.json"), withDestinationPath: "nothing")
    #expect(try project.run("init", "--theme", Project.theme).error == sentence)
  }

  @Test func oneAboveIsSaid() throws {
    let project = try Project("{}")
    try project.write("", to: ".git/HEAD")
    try project.write("", to: "a/b/index.html")
    let made = try Filter(["init", project.place("a/b"), "--theme", Project.theme], input: Data())
    #expect(made.lines.first == "There’s a tintype.json in ../.., too.")
    #expect(made.status == 0)
  }

  @Test(
    "A terminal asks where to write, and for what's missing",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func terminal() throws {
    let project = try Project(nil)
    let answers = "../brand.css\\nsrc/brand.css\\nno color\\n#3F51B5\\npink-a200\\nEB Garamond\\n\\n"
    let made = try Filter(
      bash: """
        printf '\(answers)' | script -qec "'$0' init '\(project.folder.path)'" /dev/null
        """)
    #expect(made.output.contains("The path “../brand.css” must stay in the folder of tintype.json, without “..”."))
    #expect(try project.outputs == [#"{ "format": "css", "path": "src/brand.css" }"#])
    #expect(try project.theme == "primary=3f51b5&accent=pink-a200&title=EB+Garamond")
  }
}
