import ColorScience
import Exchange
import Formats
import Studio
import TestSupport
import Testing
import Theme

@testable import FormatMessages

private let theme = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

/// The texts as the other module gets them.
private func sent(_ texts: [String]) -> [String] { Message.texts(in: Message.bytes(of: texts)) }

@Suite("Messages between the page's modules")
struct FormatMessagesTests {
  @Test("The table arrives as it was sent")
  func rows() { #expect([FormatRow](texts: sent(FormatRow.all.texts)) == FormatRow.all) }

  @Test("What was written arrives as it was sent", arguments: FormatRow.all)
  func written(row: FormatRow) throws {
    let written = try #require(Export(of: theme, families: "", as: row.name)).written
    #expect(WrittenTheme(texts: sent(written.texts)) == written)
    #expect(WrittenTheme(texts: sent([])) == nil)
  }

  @Test("What was read arrives as it was sent")
  func read() throws {
    let css = ":root { --primary: #3F51B5; --brand-x: #EFDECD; --heading-font: \"EB Garamond\", serif }"
    let report = try FileReport(reading: [File(path: "a.css", bytes: Array(css.utf8))])
    #expect(!report.colors.isEmpty && !report.fonts.isEmpty && !report.remarks.isEmpty && !report.guesses.isEmpty)
    #expect(FileAnswer(texts: sent(FileAnswer.found(report).texts)) == .found(report))
    #expect(FileAnswer(texts: sent(FileAnswer.refused("No.").texts)) == .refused("No."))
  }

  @Test("A name with the character that divides texts can't divide them")
  func separators() {
    let color = FileReport.Color(name: "a\u{1F}b", color: .black, primary: "000000", accent: "000000", isDark: true)
    let report = FileReport(format: "CSS", theme: "", guesses: [], remarks: [], colors: [color], fonts: [])
    guard case .found(let arrived) = FileAnswer(texts: sent(FileAnswer.found(report).texts)) else {
      Issue.record("It was refused.")
      return
    }
    #expect(arrived.colors.map(\.name) == ["a b"])
  }

  @Test("Files arrive with any bytes in them, and only whole ones do")
  func files() {
    let bytes = Array("3 a b.css\n".utf8) + [0x1F, 0x0A, 0xFF] + Array("0 \n".utf8) + Array("9 c\nshort".utf8)
    let files = Message.files(in: bytes)
    #expect(files.map(\.name) == ["a b.css", ""])
    #expect(files.map(\.bytes) == [[0x1F, 0x0A, 0xFF], []])
    for text in ["-1 a\nx", "1e99 a\nx", "a\nx", "\n", "2"] { #expect(Message.files(in: Array(text.utf8)).isEmpty) }
  }

  @Test("Damaged messages are read as far as they go")
  func damaged() throws {
    var random = SeededGenerator(seed: 5)
    let report = try FileReport(reading: [File(path: "", bytes: Array(":root { --primary: #3F51B5 }".utf8))])
    for texts in [FileAnswer.found(report).texts, FormatRow.all.texts] {
      for _ in 0..<500 {
        var damaged = texts
        for _ in 0..<3 {
          let place = Int.random(in: damaged.indices, using: &random)
          damaged[place] = ["", "-1", "999999999", "x", "1e300"].randomElement(using: &random) ?? ""
        }
        damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random))
        #expect([FormatRow](texts: damaged).count <= texts.count)
        if case .found(let report) = FileAnswer(texts: damaged) { #expect(report.colors.count <= texts.count) }
        _ = WrittenTheme(texts: damaged)
      }
    }
  }
}
