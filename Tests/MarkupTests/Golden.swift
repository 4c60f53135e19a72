import Foundation
import Markup
import Testing

/// Compares a tree, with one line per opening tag, with the golden file of that name.
///
/// `RECORD=1 swift test` rewrites the golden files, and fails for each one it changes, because you should read a recording
/// before you trust it. A tree that differs from its file is written next to it as `.actual`.
func expectGolden(_ tree: Node, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let html = MountedTree(tree).root.html.replacing("><", with: ">\n<").replacing(">\n</", with: "></") + "\n"
  let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name + ".html")
  let actual = golden.appendingPathExtension("actual")
  guard (try? String(contentsOf: golden, encoding: .utf8)) != html else {
    try? FileManager.default.removeItem(at: actual)
    return
  }
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try html.write(to: golden, atomically: true, encoding: .utf8)
    Issue.record("\(name).html was recorded; read it, then test again", sourceLocation: sourceLocation)
  } else {
    try html.write(to: actual, atomically: true, encoding: .utf8)
    Issue.record(
      "The tree differs from Golden/\(name).html; see \(name).html.actual", sourceLocation: sourceLocation)
  }
}
