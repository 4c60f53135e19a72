import Foundation
import Markup
import Studio

/// Puts the first screen into the page and its style, so that it is seen before any code has run:
/// `prerender index.html style.css FOLDER` writes both files into the folder.
@main
struct Prerender {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      FileHandle.standardError.write(Data("usage: prerender index.html style.css FOLDER\n".utf8))
      exit(2)
    }
    let root = Page(Studio().screen).root
    let page = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let style = try String(contentsOfFile: arguments[2], encoding: .utf8)
    let folder = URL(fileURLWithPath: arguments[3], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try page.replacingOccurrences(of: "<!--screen-->", with: root.html)
      .write(to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    try (style + rules(under: root).joined(separator: "\n") + "\n")
      .write(to: folder.appendingPathComponent("style.css"), atomically: true, encoding: .utf8)
  }

  /// A rule for every element that has style properties of its own; the page itself may hold none.
  private static func rules(under node: Node) -> [String] {
    let own = node.styles.isEmpty ? [] : ["[data-style=\"\(node.styleText)\"]{\(node.styleText)}"]
    return own + node.children.flatMap(rules)
  }
}
