import Catalog
import Formats
import Foundation
import Markup
import Studio
import Suggestions
import _Text

/// Renders the first screen, its address and its answers to the first taps into the page, so that people see and use it before
/// the core has loaded, and adds the core's values to the style sheet. `prerender index.html style.css FOLDER` also writes these files into the folder:
/// the samples and their styles, `samples.html` and `samples.css`; and what the page fetches when it needs it: the
/// texts that exports are made of, `exports.txt`, xkcd's colors, `xkcd.txt`, and the themes of the gallery, `gallery.txt`.
@main
struct Prerender {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      FileHandle.standardError.write(Data("usage: prerender index.html style.css FOLDER\n".utf8))
      exit(2)
    }
    let studio = Studio()
    let root = Page(studio.screen).root
    let page = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let style = try String(contentsOfFile: arguments[2], encoding: .utf8)
    let samples = SamplesFile()
    let folder = URL(fileURLWithPath: arguments[3], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let answers = String(decoding: FirstAnswers(to: studio).json.bytes, as: UTF8.self)
    try page.replacingOccurrences(of: "<!--screen-->", with: root.html)
      .replacingOccurrences(of: "<!--answers-->", with: answers.replacingOccurrences(of: "<", with: "\\u003C"))
      .replacingOccurrences(of: "<!--address-->", with: studio.address)
      .write(to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    try (DeclaredStyles.rules + style + rules(under: root).joined(separator: "\n") + "\n")
      .write(to: folder.appendingPathComponent("style.css"), atomically: true, encoding: .utf8)
    try Crayon.xkcdLines.write(to: folder.appendingPathComponent("xkcd.txt"), atomically: true, encoding: .utf8)
    try GalleryTheme.lines.write(to: folder.appendingPathComponent("gallery.txt"), atomically: true, encoding: .utf8)
    try samples.html.write(to: folder.appendingPathComponent("samples.html"), atomically: true, encoding: .utf8)
    try samples.rules.write(to: folder.appendingPathComponent("samples.css"), atomically: true, encoding: .utf8)
    let texts = ExportTexts(samples: GuideSamples(text: GuideScreens.text))
    try texts.parts.joined(separator: "\u{1F}")
      .write(to: folder.appendingPathComponent("exports.txt"), atomically: true, encoding: .utf8)
  }

  /// A rule for every element with style properties: the page itself may have none.
  private static func rules(under node: Node) -> [String] {
    // A font's name is in quotes, too.
    let selected = node.styleText.replacingOccurrences(of: "\"", with: "\\\"")
    let own = node.styles.isEmpty ? [] : ["[data-style=\"\(selected)\"]{\(node.styleText)}"]
    return own + node.children.flatMap(rules)
  }
}
