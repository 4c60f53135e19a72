import Foundation
import TestSupport
import Testing
import Theme
import _Text

@testable import Formats

@Suite("Templates that are wrong")
struct TemplateErrorTests {
  /// The problem with a template; nil if there's none.
  private func problem(_ template: String) -> String? {
    do throws(TemplateError) {
      _ = try Template(template.bytes)
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test(
    "A word without a meaning is refused, with its place",
    arguments: [
      ("a\nb `colr hex`", "Line 2, column 4: there’s no value called “colr”."),
      ("é🖍 `primary hexx`", "Line 1, column 13: there’s no form called “hexx”."),
      ("`Dark\n  primary\n  hexx`", "Line 3, column 3: there’s no form called “hexx”."),
      ("`each rols``end`", "Line 1, column 7: there’s no list called “rols”."),
      ("`each in x``end`", "Line 1, column 10: there’s no list called “x”."),
      ("`each of a=primry``end`", "Line 1, column 12: there’s no role called “primry”."),
      ("`if wid``end`", "Line 1, column 5: there’s no condition called “wid”."),
      ("`use x`", "Line 1, column 6: nothing called “x” is defined above."),
      ("`include x`", "Line 1, column 10: there’s no template called “x” to include."),
      ("`like cs`", "Line 1, column 7: there’s no format called “cs”."),
      ("`Dimmed primary hex`", "Line 1, column 2: there’s no value called “Dimmed”."),
    ])
  func unknown(template: String, sentence: String) {
    #expect(problem(template) == sentence)
  }

  @Test(
    "A form must be one of what's before it",
    arguments: [
      ("`note hex`", "Line 1, column 7: “hex” is a form of colors, and this isn’t one."),
      ("`primary xml`", "Line 1, column 10: “xml” is a form of texts, and this isn’t one."),
      ("`note plus 1`", "Line 1, column 7: “plus” is a form of numbers, and this isn’t one."),
      ("`primary hex css`", "Line 1, column 14: “css” is a form of colors, and this isn’t one."),
      ("`width plus`", "Line 1, column 8: a number is missing after “plus”."),
      ("`note fit 1`", "Line 1, column 7: a number is missing after “fit”."),
      ("`note fit 1 99999`", "Line 1, column 7: a number is missing after “fit”."),
      ("`width plus 1 2`", "Line 1, column 15: there’s no form called “2”."),
    ])
  func forms(template: String, sentence: String) {
    #expect(problem(template) == sentence)
  }

  @Test(
    "What's opened is closed",
    arguments: [
      ("a `note", "Line 1, column 3: this instruction has no closing backtick."),
      ("\n`each roles`\n`role`\n", "Line 2, column 2: “each” has no “end”."),
      ("`if wide`a`else`b", "Line 1, column 2: “if” has no “end”."),
      ("`define x`", "Line 1, column 2: “define” has no “end”."),
      ("`with Dark`", "Line 1, column 2: “with” has no “end”."),
      ("a`end`", "Line 1, column 3: there’s nothing that this “end” belongs to."),
      ("`else`", "Line 1, column 2: there’s nothing that this “else” belongs to."),
      ("`if wide``between``end`", "Line 1, column 11: there’s nothing that this “between” belongs to."),
      ("`each roles``else``end`", "Line 1, column 14: there’s nothing that this “else” belongs to."),
      ("`if wide``else``else``end`", "Line 1, column 17: there’s nothing that this “else” belongs to."),
    ])
  func blocks(template: String, sentence: String) {
    #expect(problem(template) == sentence)
  }

  @Test(
    "An instruction has all its words and no others",
    arguments: [
      ("`each`", "Line 1, column 2: a word is missing after “each”."),
      ("`each of``end`", "Line 1, column 7: a word is missing after “of”."),
      ("`if`", "Line 1, column 2: a word is missing after “if”."),
      ("`if not`", "Line 1, column 2: a word is missing after “if”."),
      ("`if key`", "Line 1, column 5: a word is missing after “key”."),
      ("`with`", "Line 1, column 2: a word is missing after “with”."),
      ("`use`", "Line 1, column 2: a word is missing after “use”."),
      ("`list x`", "Line 1, column 7: a word is missing after “x”."),
      ("`each roles x``end`", "Line 1, column 13: “x” is one word too many."),
      ("`if wide x``end`", "Line 1, column 10: “x” is one word too many."),
      ("`if wide``end if`", "Line 1, column 15: “if” is one word too many."),
      ("`with Dark x``end`", "Line 1, column 12: “x” is one word too many."),
      ("`file x`", "Line 1, column 7: “x” is one word too many."),
      ("`define x``end``define x``end`", "Line 1, column 24: “x” is already defined."),
      ("`list x a``define x``end`", "Line 1, column 19: “x” is already defined."),
      ("`each of a=primary b``end`", "Line 1, column 10: in a list, either every key has a role or none."),
    ])
  func words(template: String, sentence: String) {
    #expect(problem(template) == sentence)
  }

  @Test(
    "What belongs to one of a list is refused outside of it",
    arguments: [
      (
        "`color`",
        "Line 1, column 1: “color” has a meaning only inside a list of colors, such as “each roles” or “each shades”."
      ),
      (
        "`each shades``purpose``end`",
        "Line 1, column 14: “purpose” has a meaning only inside “each roles” or a list of roles."
      ),
      ("`each roles``label``end`", "Line 1, column 13: “label” has a meaning only inside “each shades”."),
      (
        "`each roles``each fonts``color``end``end`",
        "Line 1, column 25: “color” has a meaning only inside a list of colors, such as “each roles” or “each shades”."
      ),
      ("`each tones``end`", "Line 1, column 1: “each tones” has a meaning only inside “each palettes”."),
      ("`key`", "Line 1, column 1: “key” has a meaning only inside “each of” or “each in”."),
      (
        "`each of a b``color``end`",
        "Line 1, column 14: “color” has a meaning only inside a list of colors, such as “each roles” or “each shades”."
      ),
      (
        "`if outside``end`",
        "Line 1, column 1: “outside” has a meaning only inside a list of colors, such as “each roles” or “each shades”."
      ),
      ("`each of a b``if key c``end``end`", "Line 1, column 14: no list around this has the key “c”."),
      (
        "`define x``role``end`\n`use x`",
        "Line 1, column 11: “role” has a meaning only inside “each roles” or a list of roles."
      ),
    ])
  func lists(template: String, sentence: String) {
    #expect(problem(template) == sentence)
  }

  @Test("What a definition needs is there where it's used")
  func definitions() {
    #expect(
      problem("`define x``color``if role``purpose``end``end`\n`each shades``use x``end``each roles``use x``end`") == nil
    )
  }

  @Test("An error in an included template names it")
  func included() {
    #expect(throws: TemplateError(file: "x", line: 2, column: 2, reason: .unknown(.value, "colr"))) {
      try Template("`include x`".bytes) { $0 == "x".bytes ? "\n`colr`".bytes : nil }
    }
    // Templates can't include each other forever.
    #expect(throws: TemplateError(file: "x", line: 1, column: 2, reason: .tooDeep)) {
      try Template("`include x`".bytes) { _ in "`include x`".bytes }
    }
  }

  @Test("A file's path stays in its folder", arguments: ["", "/a", "../a", "a/../../b", "a//b", ".", "a\\b", "c:a"])
  func paths(path: String) throws {
    let template = try Template("`file`\(path)\na".bytes)
    #expect(throws: TemplateError(file: "", line: 1, column: 1, reason: .badPath(path))) {
      try template.files(of: ExportedTheme(.golden), named: "", marksColors: false)
    }
  }

  @Test("No text is before the first of several files")
  func textBeforeFile() throws {
    let template = try Template("a\n`file`b\nc".bytes)
    #expect(throws: TemplateError(file: "", line: 2, column: 1, reason: .textBeforeFile)) {
      try template.files(of: ExportedTheme(.golden), named: "", marksColors: false)
    }
  }

  @Test("A file called JSON is JSON", arguments: ["", "{", "[1,]", "{\"a\": `note`}", "[1] 2"])
  func json(text: String) throws {
    let template = try Template("\n `file`a.json\n\(text)".bytes)
    guard text != "[1,]" else {
      // A comma after the last one is left out.
      let files = try template.files(of: ExportedTheme(.golden), named: "", marksColors: false)
      #expect(files.map(\.bytes) == ["[\n  1\n]\n".bytes])
      return
    }
    #expect(throws: TemplateError(file: "", line: 2, column: 2, reason: .notJSON("a.json"))) {
      try template.files(of: ExportedTheme(.golden), named: "", marksColors: false)
    }
  }

  @Test("No template keeps anyone waiting", arguments: ["x", ""])
  func tooLong(text: String) throws {
    let loops = String(repeating: "`each roles`", count: 10) + text + String(repeating: "`end`", count: 10)
    let template = try Template(loops.bytes)
    let error = try #require(throws: TemplateError.self) {
      try template.files(of: ExportedTheme(.golden), named: "", marksColors: false)
    }
    #expect(error.reason == .tooLong)
  }

  @Test("Forms that double a text each end in an error", arguments: ["json", "\"", "\"$", "android"])
  func doubling(form: String) throws {
    let line = "`name " + String(repeating: form + " ", count: 40) + "`"
    let template = try Template(line.bytes)
    let error = try #require(throws: TemplateError.self) {
      try template.files(of: ExportedTheme(.golden), named: "", marksColors: false)
    }
    #expect(error.reason == .tooLong)
  }

  @Test("Definitions that use each other twice each end in an error, and so does nesting without an end")
  func tooDeep() {
    var definitions = "`define x0`a`end`"
    for index in 1..<30 { definitions += "`define x\(index)``use x\(index - 1)``use x\(index - 1)``end`" }
    #expect(problem(definitions + "`use x29`")?.hasSuffix("the template writes too much.") == true)
    let chain = "`define x0`a`end`" + (1..<1000).map { "`define x\($0)``use x\($0 - 1)``end`" }.joined()
    #expect(problem(chain + "`use x999`")?.hasSuffix("instructions are nested too deeply.") == true)
    let nested = String(repeating: "`if wide`", count: 100_000)
    #expect(problem(nested) == "Line 1, column 146: instructions are nested too deeply.")
  }

  @Test("Any bytes are a template or an error")
  func damaged() throws {
    let theme = try ExportedTheme(.golden)
    var random = SeededGenerator(seed: 5)
    for (_, text) in BuiltInTemplateTests.all {
      for _ in 0..<50 {
        var bytes = text.bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let offset = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[offset] = UInt8(ascii: "`")
          case 1: bytes.removeSubrange(offset..<min(offset + 20, bytes.count))
          default: bytes.insert(contentsOf: bytes.prefix(offset).suffix(30), at: offset)
          }
        }
        do throws(TemplateError) {
          _ = try Template(bytes).files(of: theme, named: "a.json", marksColors: true)
        } catch {
          #expect(error.line >= 1 && error.column >= 1)
        }
      }
    }
  }
}

@Suite("The templates of the formats")
struct BuiltInTemplateTests {
  fileprivate static let all: [(name: String, text: String)] = Format.all.compactMap { format in
    guard let name = format.writing.template?.description, let text = ExportTexts().template(name.bytes) else {
      return nil
    }
    return (format.name.description, String(bytes: text))
  }

  @Test("Are the ones in the files")
  func files() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: copy) }
    let script = Process()
    script.executableURL = root.appending(path: "Scripts/templates")
    script.arguments = [copy.path]
    try script.run()
    script.waitUntilExit()
    let source = root.appending(path: "Sources/Formats/Template/BuiltInTemplates.swift")
    #expect(try Data(contentsOf: copy) == Data(contentsOf: source), "Run Scripts/templates.")
  }

  @Test("Say nothing without a meaning", arguments: all)
  func right(name: String, text: String) throws {
    _ = try Template(text.bytes)
  }

  @Test("Are refused if any word is misspelled", arguments: all)
  func misspelled(name: String, text: String) {
    // Each second piece between backticks is an instruction.
    let pieces = text.components(separatedBy: "`")
    for index in stride(from: 1, to: pieces.count, by: 2) {
      let words = pieces[index].components(separatedBy: "\n").flatMap { line in
        line.split(separator: " ").map(String.init).prefix { $0 != "#" }
      }
      // A key or a definition's name may be any word.
      let isNaming = ["of", "list", "define"].contains { words.prefix(2).contains($0) }
      for word in words.indices where !isNaming || word == 0 {
        var changed = words
        changed[word] += "x"
        var copy = pieces
        copy[index] = changed.joined(separator: " ")
        #expect(throws: TemplateError.self, "\(changed.joined(separator: " "))") {
          try Template(copy.joined(separator: "`").bytes)
        }
      }
    }
  }

  @Test("Are refused if an end is missing", arguments: all)
  func unended(name: String, text: String) {
    let pieces = text.components(separatedBy: "`end`")
    for index in 1..<pieces.count {
      let copy = pieces[..<index].joined(separator: "`end`") + pieces[index...].joined(separator: "`end`")
      #expect(throws: TemplateError.self) { try Template(copy.bytes) }
    }
  }
}
