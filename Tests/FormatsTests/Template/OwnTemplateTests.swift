import Foundation
import TestSupport
import Testing
import Theme
import _Text

@testable import Formats

@Suite("A custom template")
struct OwnTemplateTests {
  private let theme: ExportedTheme
  init() throws { theme = try ExportedTheme(.golden) }

  /// The templates in docs/templates.md, each with its result.
  private static let examples: [(template: String, result: String)] = {
    let docs = URL(filePath: #filePath).appending(path: "../../../../docs/templates.md").standardizedFileURL
    let text = (try? String(contentsOf: docs, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "````template\n").dropFirst().compactMap { part in
      let pieces = part.components(separatedBy: "````")
      guard pieces.count > 1, pieces[1].trimmingCharacters(in: .newlines).isEmpty, pieces[2].hasPrefix("result\n")
      else {
        return nil
      }
      return (pieces[0], String(pieces[2].dropFirst(7)))
    }
  }()

  @Test("Does what docs/templates.md says", arguments: examples)
  func example(template: String, result: String) throws {
    let own = try Template(own: template.bytes)
    var written = ""
    for file in try own.files(of: theme, named: "a.txt") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      written += own.isFolder ? file.path + "\n" + text : text
    }
    #expect(written == result)
  }

  @Test("There are examples of everything in the docs")
  func exampleCount() { #expect(Self.examples.count == 6) }

  @Test("May be any format's, and then writes the same", arguments: Format.all)
  func formats(format: Format) throws {
    guard let text = format.template else { return }
    let own = try Template(own: text.bytes)
    #expect(own.isFolder == format.isFolder)
    // Part of a style guide is written by code, so its template doesn't have it.
    guard format != .html else { return }
    let files = try own.files(of: theme, named: format.fileName.description)
    #expect(files.map(\.path) == format.write(theme).map(\.path))
    #expect(files.map(\.bytes) == format.write(theme).map(\.bytes))
    #expect(Format.included("properties") != nil && Format.included("css") == nil)
  }

  @Test("Keeps the ends of its lines, and has no byte order mark")
  func lines() throws {
    let own = try Template(own: "\u{FEFF}`each of a b`\r\n`key`\r\n`end`\r\nc\r\n".bytes)
    #expect(try own.files(of: theme, named: "x").map(\.bytes) == ["a\r\nb\r\nc\r\n".bytes])
  }

  @Test("Is refused if it's longer than 100 kB, or has a list that's long")
  func limits() throws {
    let long = [UInt8](repeating: 0x61, count: 100_001)
    let error = #expect(throws: TemplateError.self) { try Template(own: long) }
    #expect(error?.sentence == "Line 1, column 1: the template is longer than 100 kB.")
    _ = try Template(own: [UInt8](long.dropLast()))
    let list = "`list x " + (0...500).map { "a\($0)" }.joined(separator: " ") + "`"
    #expect(#expect(throws: TemplateError.self) { try Template(own: list.bytes) }?.reason == .tooLong)
  }

  @Test("Ends, whatever it repeats")
  func endless() throws {
    let text = String(repeating: "x", count: 90_000)
    let templates = [
      "`each roles``each roles``each roles`\(text)`end``end``end`",
      String(repeating: "`each palettes``each tones`", count: 4) + String(repeating: "`end``end`", count: 4),
      "`file`a.json\n" + String(repeating: "[", count: 90_000),
    ]
    for template in templates {
      let own = try Template(own: template.bytes)
      let error = #expect(throws: TemplateError.self) { try own.files(of: theme, named: "a") }
      #expect(error?.reason == .tooLong || error?.reason == .notJSON("a.json"))
    }
  }
}
