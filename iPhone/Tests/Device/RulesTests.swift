import Foundation
import Testing

extension TheApp {
  /// Rules for the sources, checked by reading the sources.
  @Suite("The sources") struct RulesTests {
    private static let core = [
      "_Text", "ColorScience", "Catalog", "Theme", "Suggestions", "Formats", "Files", "Import", "Samples", "Studio",
      "Markup",
    ]
    private static let apple = [
      "UIKit", "CoreText", "ImageIO", "PhotosUI", "UniformTypeIdentifiers", "WidgetKit", "CoreSpotlight",
      "Foundation",
    ]

    private func files(in name: String) throws -> [(name: String, lines: [String])] {
      let folder = URL.iPhone.appending(path: name)
      let paths = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      return try paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
        ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n"))
      }
    }

    @Test("The app has no condition for the stand-in, no selector, and imports the core and UIKit only")
    func app() throws {
      let files = try files(in: "Tintype") + files(in: "Shared")
      #expect(files.count > 20)
      for file in files {
        #expect(
          !file.lines.contains { $0.hasPrefix("#if") && $0 != "#if DEBUG" || $0.contains("#selector") }, "\(file.name)")
        let imports = file.lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
        #expect(Set(imports).subtracting(Self.core + Self.apple) == [], "\(file.name)")
      }
    }

    @Test("No file of the app is longer than two screens")
    func length() throws {
      for file in try files(in: "Tintype") { #expect(file.lines.count <= 120, "\(file.name)") }
    }

    @Test("Every type of the stand-ins names its page in Apple's documentation")
    func pages() throws {
      let ours = Set(try files(in: "UIKit/Headless").map { $0.name } + ["Node.swift"])
      for file in try files(in: "UIKit") + files(in: "XCUIAutomation") where !ours.contains(file.name) {
        for (index, line) in file.lines.enumerated()
        where line.contains(#/^ *(@MainActor )?(open|public)( final)? (class|struct|enum|protocol) [A-Z]/#) {
          let above = file.lines[..<index].reversed().prefix { $0.contains("//") || $0 == "@MainActor" }
          #expect(above.contains { $0.contains("https://developer.apple.com/documentation/") }, "\(file.name): \(line)")
        }
      }
    }
  }
}
