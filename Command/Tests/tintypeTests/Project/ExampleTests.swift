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

  @Test("Have the outputs that init proposes", arguments: ["Android", "Flutter", "Next", "SwiftUI"])
  func proposed(name: String) throws {
    let project = try Project(nil)
    try FileManager.default.copyItem(
      atPath: Self.folder.appending(path: name).path, toPath: project.place("copy"))
    try FileManager.default.moveItem(atPath: project.place("copy/tintype.json"), toPath: project.place("tintype.json"))
    let outputs = try project.outputs
    _ = try Filter(
      "init", project.place("copy"), "--theme", "primary=indigo-500&accent=pink-a200&title=Georgia&body=system-ui")
    try FileManager.default.removeItem(atPath: project.place("tintype.json"))
    try FileManager.default.copyItem(atPath: project.place("copy/tintype.json"), toPath: project.place("tintype.json"))
    #expect(try project.outputs == outputs)
  }
}
