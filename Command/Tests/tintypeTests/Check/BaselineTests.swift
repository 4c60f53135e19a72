import Foundation
import Testing

@Suite("tintype check, with a baseline of failures that a project knows")
struct BaselineTests {
  private static func sheet(_ text: String) -> String { ":root { --text: \(text); --background: #fff }\n" }

  /// Two files that fail, and a baseline that knows both.
  private static func project(_ text: String? = nil) throws -> Project {
    let project = try Project(text)
    try project.write(sheet("#999"), to: "src/site.css")
    try project.write(":root { --on-card: #888; --card: #eee }\n", to: "src/card.css")
    #expect(try project.check(".").status == 1)
    let written = try project.check(".", "--write-baseline")
    #expect(written.lines == ["Wrote tintype.baseline.json.", "2 known failures are in tintype.baseline.json."])
    #expect(written.status == 0)
    return project
  }

  @Test("It has each failing pair on a line: its file, names, mode and ratio, in their order, and no places")
  func contents() throws {
    let project = try Self.project()
    let lines = #"""
      {
        "failures": [
          {"file":"src/card.css","text":"--on-card","background":"--card","mode":"light","ratio":3.05},
          {"file":"src/site.css","text":"--text","background":"--background","mode":"light","ratio":2.84}
        ]
      }

      """#
    #expect(try project.read("tintype.baseline.json") == lines)
    try project.write("\n\n" + Self.sheet("#999"), to: "src/site.css")
    #expect(try project.check(".", "--write-baseline").lines.first == "tintype.baseline.json is up to date.")
  }

  @Test("What it knows passes, and is counted; also for one file, and from a folder below")
  func known() throws {
    let project = try Self.project()
    let check = try project.check(".")
    #expect(check.output == "2 known failures are in tintype.baseline.json.\n")
    #expect(check.status == 0)
    #expect(try project.check("src/site.css").output == "1 known failure is in tintype.baseline.json.\n")
    #expect(
      try Filter(bash: "cd '\(project.place("src"))' && tintype check .").output
        == "2 known failures are in ../tintype.baseline.json.\n")
  }

  @Test("What isn't text stays in it, unsaid, if only text is checked")
  func nonText() throws {
    let project = try Project(nil)
    try project.write(":root { --background: #fff; --text: #999; --ring: #ccc }\n", to: "a.css")
    #expect(
      try project.check(".", "--non-text", "--write-baseline").lines.last
        == "2 known failures are in tintype.baseline.json.")
    let written = try project.read("tintype.baseline.json")
    #expect(written.contains(#""mode":"light","kind":"non-text","ratio":1.6"#))
    #expect(try project.check(".").output == "1 known failure is in tintype.baseline.json.\n")
    #expect(try project.check(".", "--non-text").output == "2 known failures are in tintype.baseline.json.\n")
    #expect(try project.check(".", "--write-baseline").status == 0)
    #expect(try project.read("tintype.baseline.json") == written)
  }

  @Test("A new failure fails; only that is said")
  func new() throws {
    let project = try Self.project()
    try project.write(Self.sheet("#aaa"), to: "src/new.css")
    try project.write(Self.sheet("#111"), to: "src/fine.css")
    let check = try project.check(".")
    #expect(
      check.lines == [
        "src/new.css:1:17: --text on --background is 2.32:1 in light, and needs 4.5:1. Use #767676.",
        "  src/new.css:1:37: --background #FFFFFF",
        "",
        "1 of 4 pairs in 4 files falls short. 2 known failures are in tintype.baseline.json.",
      ])
    #expect(check.status == 1)
    try project.write("", to: "src/new.css")
    #expect(
      try project.check(".").lines == [
        "1 of 3 pairs in 3 files passes. 2 known failures are in tintype.baseline.json."
      ])
  }

  @Test(
    "One that gets worse by 0.05 fails, and what it was is said; less than that, and better ones, are known",
    arguments: [("#9b9b9b", "2.77", 1), ("#9a9a9a", "2.81", 0), ("#909090", "3.19", 0)])
  func worse(_ color: String, _ ratio: String, _ status: Int32) throws {
    let project = try Self.project()
    try project.write(Self.sheet(color), to: "src/site.css")
    let check = try project.check(".")
    #expect(check.status == status)
    #expect(
      check.output.contains("--text on --background is \(ratio):1 in light, and needs 4.5:1. It was 2.84:1.")
        == (status == 1))
  }

  @Test("What doesn't fail any more is named, also in a file that's gone, with the command that takes it out")
  func mended() throws {
    let project = try Self.project()
    try project.write(Self.sheet("#111"), to: "src/site.css")
    try FileManager.default.removeItem(atPath: project.place("src/card.css"))
    let check = try project.check(".", "--level", "AA")
    #expect(
      check.lines == [
        "No longer failing, but in tintype.baseline.json:",
        "  src/card.css: --on-card on --card in light",
        "  src/site.css: --text on --background in light",
        "To take them out: tintype check . --write-baseline",
        "",
        "1 pair in 1 file passes.",
      ])
    #expect(check.status == 0)
    #expect(
      try project.check("src/site.css").lines.prefix(3) == [
        "No longer failing, but in tintype.baseline.json:",
        "  src/site.css: --text on --background in light",
        "To take it out: tintype check src/site.css --write-baseline",
      ])
    #expect(
      try project.check(".", "--write-baseline").lines == [
        "Updated tintype.baseline.json.", "1 pair in 1 file passes.",
      ])
    #expect(try project.read("tintype.baseline.json") == "{\n  \"failures\": []\n}\n")
    #expect(try project.check(".").output == "1 pair in 1 file passes.\n")
  }

  @Test("While something new fails, taking out what's mended comes later, so that nobody keeps the new one by that")
  func mendedBesideNew() throws {
    let project = try Self.project()
    try project.write(Self.sheet("#111") + ":root { --on-sky: #ddd; --sky: #fff }", to: "src/site.css")
    #expect(
      try project.check(".").lines.contains(
        "To take it out once the rest is fixed: tintype check . --write-baseline"))
  }

  @Test("What wasn't judged this time isn't mended")
  func notJudged() throws {
    let project = try Self.project()
    try project.write(Self.sheet("#111"), to: "other/site.css")
    #expect(try project.check("other").output == "1 pair in 1 file passes.\n")
    try project.write(Self.sheet("#111") + ":root { --text: var(--gone) }", to: "src/site.css")
    #expect(try !project.check(".").output.contains("No longer failing"))
  }

  @Test("What only a stricter check fails on isn't mended by asking for less")
  func stricter() throws {
    let project = try Project(nil)
    try project.write(Self.sheet("#666"), to: "site.css")
    #expect(try project.check(".", "--level", "AAA", "--write-baseline").status == 0)
    #expect(try project.check(".").output == "1 pair in 1 file passes.\n")
    #expect(try project.check(".", "--level", "AAA").status == 0)
  }

  @Test("Written for one folder, it keeps what's in others")
  func partly() throws {
    let project = try Self.project()
    try project.write(Self.sheet("#aaa"), to: "other/site.css")
    #expect(
      try project.check("other", "--write-baseline").lines.last == "1 known failure is in tintype.baseline.json.")
    #expect(try project.check(".").output == "3 known failures are in tintype.baseline.json.\n")
  }

  @Test("It's beside tintype.json, from wherever it's written")
  func besideProject() throws {
    let project = try Self.project(#"{"ignore": ["old"]}"#)
    let written = try Filter(bash: "cd '\(project.place("src"))' && tintype check card.css --write-baseline")
    #expect(written.lines.first == "../tintype.baseline.json is up to date.")
    #expect(
      try project.files == ["src/card.css", "src/site.css", "tintype.baseline.json", "tintype.json"])
  }

  @Test("The same pair twice is known twice: a third one is new")
  func count() throws {
    let project = try Project(nil)
    let rule = ".note { color: #999; background: #fff }\n"
    try project.write(rule + rule, to: "site.css")
    try project.write(rule + "@media print { \(rule) }", to: "site.css")
    #expect(try project.check(".", "--write-baseline").status == 0)
    #expect(try project.check(".").status == 0)
    try project.write(Self.sheet("#999") + rule, to: "more.css")
    #expect(try project.check(".").status == 1)
  }

  @Test("Each mode counts; a theme that leaves both colors alone adds nothing to mend")
  func modes() throws {
    let project = try Project(nil)
    let dark = ".dark { --text: #555; --background: #000 }\n"
    try project.write(Self.sheet("#999") + dark, to: "site.css")
    #expect(try project.check(".", "--write-baseline").status == 0)
    #expect(
      try project.read("tintype.baseline.json").split(separator: "\n").filter { $0.contains("mode") }.map {
        $0.contains(#""mode":"dark""#)
      } == [true, false])
    try project.write(Self.sheet("#999") + dark + "[data-theme=sea] { --other: #123 }\n", to: "site.css")
    #expect(try project.check(".").status == 0)
    try project.write(
      Self.sheet("#999") + dark + "[data-theme=sea] { --text: #999; --background: #eee }\n", to: "site.css")
    #expect(try project.check(".").status == 1)
  }

  @Test("--no-baseline shows everything; --fix fixes what's known, too")
  func without() throws {
    let project = try Self.project()
    let all = try project.check(".", "--no-baseline")
    #expect(all.lines.last == "2 of 2 pairs in 2 files fall short.")
    #expect(all.status == 1)
    let fixed = try project.check(".", "--fix")
    #expect(fixed.lines.filter { $0.contains("changed") }.count == 2)
    #expect(fixed.lines.contains("No longer failing, but in tintype.baseline.json:"))
    #expect(fixed.status == 0)
    #expect(try project.check(".", "--no-baseline").status == 0)
  }

  @Test("JSON has what's known and what's mended apart")
  func json() throws {
    let project = try Self.project()
    try project.write(Self.sheet("#111"), to: "src/site.css")
    try project.write(Self.sheet("#aaa"), to: "src/new.css")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(project.check(".", "--json").output.utf8)) as? [String: Any])
    func files(_ key: String) -> [String]? {
      (report[key] as? [[String: Any]])?.map { ($0["text"] as? [String: Any])?["file"] as? String ?? "" }
    }
    #expect(files("failures") == ["src/new.css"])
    #expect(files("known") == ["src/card.css"])
    #expect((report["mended"] as? [[String: Any]])?.map { $0["file"] as? String } == ["src/site.css"])
  }

  @Test("SARIF says which results are new, changed or as before; GitHub's commands and JUnit leave the known ones out")
  func reporters() throws {
    let project = try Self.project()
    try project.write(Self.sheet("#aaa"), to: "src/site.css")
    try project.write(Self.sheet("#bbb"), to: "src/new.css")
    let sarif = try project.check(".", "--reporter", "sarif").output
    let log = try #require(JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["baselineState"] as? String } == ["new", "updated", "unchanged"])
    #expect(try !project.check(".", "--no-baseline", "--reporter", "sarif").output.contains("baselineState"))
    for reporter in ["github", "junit"] {
      let output = try project.check(".", "--reporter", reporter).output
      #expect(output.contains("src/new.css:1:17") || output.contains("file=src/new.css,line=1,col=17"))
      #expect(!output.contains("--on-card"), "\(output)")
    }
  }

  @Test(
    "A baseline that isn't one is said in a sentence, and stays as it is",
    arguments: [
      ("{\n", "tintype.baseline.json, line 2, column 1: It ends in the middle of a value."),
      ("<<<<<<< HEAD\n{}", "tintype.baseline.json, line 1, column 1: "),
      (#"{"warnings": []}"#, "tintype.baseline.json isn’t a list of failures that Tintype wrote."),
      (
        "{\"failures\": [\n{\"file\": 1}]}", "tintype.baseline.json, line 2: This isn’t a failure as Tintype writes it."
      ),
    ])
  func broken(_ text: String, _ sentence: String) throws {
    let project = try Self.project()
    try project.write(text, to: "tintype.baseline.json")
    for check in [try project.check("."), try project.check(".", "--write-baseline")] {
      #expect(check.error.hasPrefix("tintype: \(sentence)"), "\(check.error)")
      #expect(check.status == 2)
    }
    #expect(try project.read("tintype.baseline.json") == text)
    #expect(try project.check(".", "--no-baseline").status == 1)
  }

  @Test("What can't be read isn't forgotten")
  func unread() throws {
    let project = try Self.project()
    let themes = (0..<1100).map { "[data-theme=t\($0)] { --text: #111; --background: #fff }\n" }.joined()
    try project.write(themes, to: "src/site.css")
    #expect(try project.check(".", "--write-baseline").status == 2)
    #expect(try project.read("tintype.baseline.json").contains("src/site.css"))
  }

  @Test(
    "Wrong usage",
    arguments: [
      (["primary=indigo-500", "--write-baseline"], "--write-baseline and --no-baseline are for files."),
      ([".", "--write-baseline", "--no-baseline"], "Give --write-baseline or --no-baseline, not both."),
    ])
  func usage(_ arguments: [String], _ sentence: String) throws {
    let check = try Project(nil).check(arguments)
    #expect(check.error.contains(sentence), "\(check.error)")
    #expect(check.status == 2)
  }
}
