import Foundation
import Testing
import Theme

@Suite("The table of roles in docs/theme.md")
struct RoleTableTests {
  private static let rows: Set<String> = {
    let page = URL(filePath: #filePath).appending(path: "../../../../docs/theme.md").standardizedFileURL
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return Set(text.components(separatedBy: "\n").filter { $0.hasPrefix("| `") })
  }()

  @Test("Says what each role is for, what it's readable on, and its least contrast there", arguments: SchemeRole.common)
  func row(role: SchemeRole) {
    let backgrounds = role.backgrounds.map { "`\($0.name())`" }.joined(separator: ", ")
    let ratios = Contrast.allCases.map { contrast in
      role.kind.ratio(contrast).formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
    }
    let promise = backgrounds.isEmpty ? ["–", "–"] : [backgrounds, ratios.joined(separator: ", ")]
    let row = (["`\(role.name())`", role.purpose] + promise).joined(separator: " | ")
    #expect(Self.rows.contains("| \(row) |"))
  }
}
