import Foundation
import Testing

@Suite("What agents read")
struct AgentGuideTests {
  private static let root =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized

  /// The copies for those who look in the repository. RECORD=1 writes them.
  @Test(arguments: [("skill", "skills/tintype/SKILL.md"), ("llms", "llms.txt")])
  func itIsTheFileInTheRepository(name: String, path: String) throws {
    let text = try Filter("mcp", "--print", name).output
    let file = Self.root.appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try Data(text.utf8).write(to: file) }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func theSkillBeginsAsSkillsDo() throws {
    let lines = try Filter("mcp", "--print", "skill").lines
    #expect(lines[0] == "---" && lines[1] == "name: tintype")
    let description = try #require(lines[2].firstMatch(of: /description: (.+)/)?.1)
    #expect(description.count <= 1024)
    #expect(lines[3] == "---")
  }

  @Test func theSessionInTheSkillWorks() throws {
    let skill = try Filter("mcp", "--print", "skill").output
    let session = try #require(skill.firstMatch(of: /```sh\n((?s).*?)```/)?.1)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let played = try Filter(bash: "set -e; cd '\(folder.path)'; \(session)")
    #expect(played.status == 0)
    #expect(
      played.error.hasPrefix(
        "Nothing loads src/theme.css yet. Add to your pages: <link rel=\"stylesheet\" href=\"theme.css\">\n"))
    let sheet = try String(contentsOf: folder.appending(path: "src/theme.css"), encoding: .utf8)
    #expect(sheet.contains("Made with Tintype: primary=2e8b57&"))
  }

  @Test func theOverviewsLinksLeadSomewhere() throws {
    let overview = try Filter("mcp", "--print", "llms").output
    let links = overview.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    #expect(links.count > 5)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: link).path), "\(link)")
    }
  }

  @Test func anotherTextIsRefused() throws {
    let refused = try Filter("mcp", "--print", "poem")
    #expect(refused.status == 2 && refused.error.contains("skill"))
  }
}
