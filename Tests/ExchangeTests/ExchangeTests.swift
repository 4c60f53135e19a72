import ColorScience
import Formats
import Studio
import Testing
import Theme
import _Text

@testable import Exchange

private let theme = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

@Suite("What a front end gets of the formats")
struct ExchangeTests {
  @Test("Every format is listed", arguments: Array(zip(Format.all, FormatRow.all)))
  func rows(format: Format, row: FormatRow) {
    #expect(row.name == format.name.description)
    #expect(row.kind == (format.isFolder ? .folder : format.isText ? .text : .binary))
  }

  @Test("A theme is written in every format, and read again", arguments: FormatRow.all)
  func export(row: FormatRow) throws {
    let export = try #require(Export(of: theme, families: "", as: row.name, samples: .none))
    #expect(export.written.size == export.bytes.count)
    #expect(export.written.files.isEmpty == (row.kind == .binary))
    let file = File(path: "", bytes: export.bytes)
    // Four schemes of 28 roles and two ramps of 14 shades, and the chosen colors where the theme string is a name.
    if row.kind == .binary {
      #expect(export.written.colorCount == ["ase": 142, "aco": 141, "procreate": 30][row.name])
      #expect(try export.written.colorCount >= Imported([file]).colors.count)
    }
    let report = try FileReport(reading: [file])
    #expect(report.theme == theme)
    #expect(report.changes.isEmpty)
  }

  @Test("The marks of a format's colors, taken away, leave what is downloaded", arguments: FormatRow.all)
  func marks(row: FormatRow) throws {
    guard row.kind == .text else { return }
    let export = try #require(Export(of: theme, families: "", as: row.name, samples: .none))
    let file = try #require(export.written.files.first)
    let lines = file.marked.split(separator: "\n", omittingEmptySubsequences: false).map {
      CodeLine(marked: String($0))
    }
    #expect(
      lines.map { $0.pieces.map(\.text).joined() }.joined(separator: "\n")
        == String(decoding: export.bytes, as: UTF8.self))
    #expect(lines.flatMap(\.pieces).contains { $0.color == SRGB(0x3F51B5) }, "the primary has a chip")
  }

  @Test("An incomplete theme and an unknown format are not written")
  func nothing() {
    #expect(Export(of: "primary=indigo-500", families: "", as: "css", samples: .none) == nil)
    #expect(Export(of: theme, families: "", as: "cobol", samples: .none) == nil)
  }

  @Test("What the device knows of a font counts")
  func families() throws {
    let families = "EB Garamond\tserif\t-\t-"
    let export = try #require(Export(of: theme, families: families, as: "css", samples: .none))
    #expect(String(decoding: export.bytes, as: UTF8.self).contains("--font-title-weight: 400;"))
  }

  @Test("What files say passes from the module that reads them to the core", arguments: FormatRow.all)
  func answer(row: FormatRow) throws {
    let export = try #require(Export(of: theme, families: "", as: row.name, samples: .none))
    let file = File(path: "", bytes: export.bytes)
    #expect(try ReadingAnswer(texts: ReadingAnswer.texts(of: [file])) == .theme(FileReport(reading: [file])))
  }

  @Test("A file that the library wrote is a library, and a single theme isn't")
  func library() throws {
    let bytes = { (text: String) in [File(path: "a.txt", bytes: Array(text.utf8))] }
    let text = theme + "\n\n" + "https://tintype.example/#/summary?" + theme + "\n"
    #expect(try ReadingAnswer(texts: ReadingAnswer.texts(of: bytes(text))) == .library(text))
    guard case .theme(let report) = try ReadingAnswer(texts: ReadingAnswer.texts(of: bytes(theme + "\n"))) else {
      Issue.record("A single theme was taken for a library.")
      return
    }
    #expect(report.theme == theme)
  }

  @Test("Why files can't be read passes, too")
  func refusal() {
    let texts = ReadingAnswer.texts(of: [File(path: "", bytes: [])])
    #expect(throws: ImportError.empty) { try ReadingAnswer(texts: texts) }
  }

  @Test("A color says how the theme would call it")
  func colors() throws {
    let css = ":root { --primary: #3F51B5; --x: #EFDECD; --y: #C0FFEE }"
    let report = try FileReport(reading: [File(path: "", bytes: Array(css.utf8))])
    #expect(report.colors.map(\.primary) == ["indigo-500", "almond", "c0ffee"])
    #expect(report.colors.map(\.name) == ["--primary", "--x", "--y"])
    #expect(report.guesses == [.accent])
    #expect(report.changes.isEmpty)
  }
}

extension Export: Equatable {
  public static func == (left: Export, right: Export) -> Bool { left.bytes == right.bytes }
}
