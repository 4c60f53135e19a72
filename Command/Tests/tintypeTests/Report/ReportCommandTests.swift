import Foundation
import Testing

@Suite("tintype report")
struct ReportCommandTests {
  private static let theme = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
  private static let bad = ":root { --text: #999; --background: #fff; --ring: #ccc; --link: rgb(0 0 0 / 0.4) }\n"

  /// A report as an object, and the command's status.
  private static func json(_ report: Filter) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any])
  }

  private static func results(_ report: [String: Any]) throws -> [String: String] {
    let criteria = try #require(report["criteria"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: criteria.compactMap { ($0["number"] as? String ?? "", $0["result"] as? String ?? "") })
  }

  @Test("A theme passes in four schemes, and supports what colors alone can support")
  func theme() throws {
    let command = try Filter("report", Self.theme, "--format", "json")
    let report = try Self.json(command)
    #expect(command.status == 0)
    #expect(report["passes"] as? Bool == true)
    let pairs = try #require(report["pairs"] as? [[String: Any]])
    let modes = Set(pairs.compactMap { $0["modes"] as? String })
    #expect(modes == ["light", "dark", "light high contrast", "dark high contrast"])
    #expect(
      try Self.results(report) == [
        "1.4.1": "not-evaluated", "1.4.3": "supports", "1.4.6": "partially-supports", "1.4.11": "supports",
        "2.4.13": "not-evaluated",
      ])
  }

  @Test("A pin that breaks a promise comes first, and never lets a criterion be supported")
  func pin() throws {
    let command = try Filter("report", Self.theme + "&pin.light.muted=aaaaaa", "--format", "json")
    let report = try Self.json(command)
    #expect(command.status == 1)
    let first = (report["failures"] as? [String])?.first ?? ""
    #expect(first.hasPrefix("In light: muted is pinned, and muted is hard to read on background."))
    #expect(try Self.results(report)["1.4.3"] == "partially-supports")
  }

  @Test("Files say where each color is, what falls short and what isn't judged, what isn't text too")
  func files() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "a.css")
    let command = try project.report(".", "--format", "json")
    let report = try Self.json(command)
    #expect(command.status == 1)
    let pairs = try #require(report["pairs"] as? [[String: Any]])
    #expect(pairs.compactMap { $0["color"] as? String } == ["--text", "--ring"])
    #expect(pairs.compactMap { $0["column"] as? Int } == [17, 51])
    #expect(pairs.compactMap { $0["kind"] as? String } == ["text", "non-text"])
    #expect((report["failures"] as? [String])?.count == 2)
    #expect((report["notJudged"] as? [[String: Any]])?.compactMap { $0["reason"] as? String } == ["see-through"])
    #expect(
      try Self.results(report) == [
        "1.4.1": "not-evaluated", "1.4.3": "does-not-support", "1.4.6": "does-not-support",
        "1.4.11": "does-not-support", "2.4.13": "does-not-support",
      ])
  }

  @Test("What wasn't judged or was left out is never supported")
  func unjudged() throws {
    let project = try Project(nil)
    try project.write(":root { --text: #111; --background: #fff; --link: rgb(0 0 0 / 0.4) }\n", to: "a.css")
    #expect(try Self.results(Self.json(project.report(".", "--format", "json")))["1.4.3"] == "not-evaluated")
    try project.write(":root { --text: #111; --background: #fff; --link: #999 }\n", to: "a.css")
    try project.write(#"{"ignore": [["link", "background"]]}"#, to: "tintype.json")
    let report = try Self.json(project.report(".", "--format", "json"))
    #expect(report["leftOut"] as? [String] == ["link on background"])
    #expect(try Self.results(report)["1.4.3"] == "not-evaluated")
  }

  @Test("OpenACR has whom tintype.json names, and is refused without a product or an address")
  func openACR() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "a.css")
    let refused = try project.report(".", "--format", "openacr", "--product", "Harbor")
    #expect(refused.status == 2)
    #expect(
      refused.error.hasPrefix("tintype: OpenACR needs an address, with --email, or with “report” in tintype.json"))
    try project.write(
      #"{"report": {"product": "Har\"bor: #1", "email": "ada@example.com"}}"#, to: "tintype.json")
    let report = try project.report(".", "--format", "openacr")
    #expect(report.status == 1)
    #expect(report.lines.first == #"title: "Har\"bor: #1: contrast of its colors""#)
    #expect(report.lines.contains(#"  email: "ada@example.com""#))
    #expect(!report.output.contains("\"supports\""))
  }

  @Test("What a person or a file supplies is text in the page, never markup")
  func escaping() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "<b>&.css")
    let page = try project.report(".", "--product", "<script>alert(1)</script>")
    #expect(page.output.contains("<dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>"))
    #expect(page.output.contains("&lt;b&gt;&amp;.css:1:17"))
    #expect(!page.output.contains("<script") && !page.output.contains("<b>"))
  }

  @Test("The same input makes the same bytes on the day of SOURCE_DATE_EPOCH, in a file, too")
  func reproducible() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).html").path
    defer { try? FileManager.default.removeItem(atPath: place) }
    let line = "SOURCE_DATE_EPOCH=0 tintype report '\(Self.theme)'"
    let page = try Filter(bash: line).output
    #expect(page.contains("<dd>1970-01-01</dd>"))
    #expect(try Filter(bash: line + " --out '\(place)'").status == 0)
    #expect(try String(contentsOfFile: place, encoding: .utf8) == page)
    #expect(try Filter(bash: "SOURCE_DATE_EPOCH=soon tintype report '\(Self.theme)'").status == 2)
  }

  @Test("What isn't there and what can't be read end with status 2")
  func unreadable() throws {
    let project = try Project(nil)
    #expect(try project.report("missing.css").error == "tintype: There’s no file, folder or theme “missing.css”.\n")
    try project.write("{", to: "broken.json")
    #expect(try project.report("broken.json").status == 2)
    #expect(try project.report("primary=nocolor").status == 2)
  }

  @Test("Its schema is the file in the repository")
  func schema() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../docs/report.schema.json").standardized
    let schema = try Filter("schema", "report").output
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try Data(schema.utf8).write(to: file) }
    #expect(try schema == String(contentsOf: file, encoding: .utf8))
  }
}

extension Project {
  /// Runs `tintype report` in the folder.
  fileprivate func report(_ arguments: String...) throws -> Filter {
    let words = ([folder.path] + arguments).map { "'\($0)'" }
    return try Filter(bash: "cd \(words[0]) && tintype report \(words.dropFirst().joined(separator: " "))")
  }
}
