import Foundation
import Markup
import Testing

/// Compares a tree, a line for each element that opens, with the golden file of that name.
///
/// `RECORD=1 swift test` writes the golden files anew, and fails for each one that it changes: what was recorded is to
/// be read before it is believed. Where a tree differs from its file, it is written beside it as `.actual`.
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
