import Catalog
import ColorScience
import Foundation
import TestSupport
import Testing
import Theme

@testable import Formats

extension Theme {
  /// Every Material primary with every Material accent.
  static let material = Material.primaries.flatMap { primary in
    Material.accents.map {
      Theme(primary: primary, accent: $0, titleFont: .named("EB Garamond"), bodyFont: .named("Lato"))
    }
  }

  /// The same with all that formats write about them, which takes a while to compute. Tests at the same time only read them,
  /// because that's all of it.
  nonisolated(unsafe) static let exportedMaterial = exported(material)
  /// A thousand random ones.
  nonisolated(unsafe) static let exportedRandom = exported(random(1000, seed: 15))

  /// The themes with their colors for charts already worked out.
  private static func exported(_ themes: [Theme]) -> [ExportedTheme] {
    themes.compactMap { theme in
      let exported = try? ExportedTheme(theme)
      _ = exported?.light[.chart(0)]
      return exported
    }
  }

  /// Themes of any colors, black, white and grays among them, and of fonts with names that try to end a string, a comment
  /// or an element.
  static func random(_ count: Int, seed: UInt64) -> [Theme] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Theme(
        primary: .random(&random), accent: .random(&random), titleFont: .random(&random), bodyFont: .random(&random),
        name: try? ThemeName(Family.random(&random).name))
    }
  }
}

extension Tint {
  static func random(_ random: inout SeededGenerator) -> Tint? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: Tint(mixed: Bool.random(using: &random) ? .black : .white)
    case 1: Tint(mixed: SRGB(UInt32.random(in: 0...255, using: &random) * 0x01_01_01))
    case 3:
      Tint(
        mixed: SRGB(
          DisplayP3(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random))))
    case 2: Material.ramps.randomElement(using: &random).flatMap { Tint($0, .s700) }
    default: Tint(mixed: SRGB(UInt32.random(in: 0...0xFFFFFF, using: &random)))
    }
  }
}

extension Family {
  static func random(_ random: inout SeededGenerator) -> Family {
    if Int.random(in: 0..<4, using: &random) > 0 {
      return KnownFamily.all.randomElement(using: &random)?.family ?? .named("Lato")
    }
    let pieces = [
      "Été", "\"", "'", "\\", "*/", "//", "--", "-->", "]]>", "${x}", "$x", "#{x}", "\\(x)", "<b>", "&amp;", ";", "}",
      "{",
      "@", "?", ",", "%", "Sans", "🖍", "`", "!default",
    ]
    let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
    return .named(parts.joined(separator: Bool.random(using: &random) ? " " : ""))
  }
}

/// Compares an export with the golden files in a folder of golden files. `RECORD=1 swift test` rewrites them, and
/// fails for each one it changes, because you should read a recording before you trust it.
func expectGolden(
  _ files: [File], inFolder folder: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(folder)")
  let known = try? FileManager.default.subpathsOfDirectory(atPath: golden.path).filter {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: golden.appending(path: $0).path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
  #expect(Set(known ?? []) == Set(files.map(\.path)), sourceLocation: sourceLocation)
  for file in files {
    let url = golden.appending(path: file.path)
    let known = (try? Data(contentsOf: url)) ?? Data()
    guard known != Data(file.bytes) else { continue }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
      Issue.record("\(file.path) was recorded; read it, then test again", sourceLocation: sourceLocation)
    } else {
      Issue.record("\(folder)/\(file.path) differs from its golden file", sourceLocation: sourceLocation)
    }
  }
}
