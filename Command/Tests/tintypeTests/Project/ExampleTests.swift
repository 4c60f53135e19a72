import Foundation
import Testing

@Suite("The folders in Examples")
struct ExampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Examples").standardized

  @Test("Have the files that a build would write now", arguments: ["Android", "Flutter", "Next", "SwiftUI"])
  func upToDate(name: String) throws {
    let check = try Filter("build", Self.folder.appending(path: name).path, "--check")
    #expect(check.output == "The file is up to date.\n", "run: tintype build Examples/\(name)")
    #expect(check.status == 0)
  }

  @Test("Are what init would propose", arguments: ["Android", "Flutter", "Next", "SwiftUI"])
  func proposed(name: String) throws {
    let project = try Project(nil)
    let copy = project.place(name)
    try FileManager.default.copyItem(atPath: Self.folder.appending(path: name).path, toPath: copy)
    let file = try project.read("\(name)/tintype.json")
    try FileManager.default.removeItem(atPath: project.place("\(name)/tintype.json"))
    _ = try Filter("init", copy, "--theme", Project.theme + "&name=Harbor")
    #expect(try project.read("\(name)/tintype.json") == file)
  }
}
