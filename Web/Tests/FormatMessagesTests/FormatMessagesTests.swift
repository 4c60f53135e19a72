import ColorScience
import Exchange
import Formats
import Studio
import Testing
import Theme
import _Text

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
    let written = try #require(Export(of: theme, families: "", as: row.name, samples: .none)).written
    #expect(WrittenTheme(texts: sent(written.texts)) == written)
    #expect(WrittenTheme(texts: sent([])) == nil)
  }

  @Test("What was read arrives as it was sent")
  func read() throws {
    let css = ":root { --primary: #3F51B5; --brand-x: color(display-p3 1 0 0); --heading-font: \"EB Garamond\", serif }"
    let files = [File(path: "a.css", bytes: Array(css.utf8))]
    let report = try FileReport(reading: files)
    #expect(report.colors.count == 2 && report.fonts.count == 1 && !report.guesses.isEmpty)
    #expect(try ReadingAnswer(texts: sent(ReadingAnswer.texts(of: files))) == .theme(report))
  }

  @Test("A name with the character that divides texts can't divide them")
  func separators() throws {
    var findings = Findings()
    findings.add(FoundColor(name: "a\u{1F}b", color: .black))
    #expect(Findings(texts: sent(findings.texts)).colors.map(\.name) == ["a b"])
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
    var random = SystemRandomNumberGenerator()
    let findings = try Findings(in: [File(path: "", bytes: Array(":root { --primary: #3F51B5 }".utf8))])
    for texts in [findings.texts, FormatRow.all.texts] {
      for _ in 0..<500 {
        var damaged = texts
        for _ in 0..<3 {
          let place = Int.random(in: damaged.indices, using: &random)
          damaged[place] = ["", "-1", "999999999", "x", "1e300"].randomElement(using: &random) ?? ""
        }
        damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random))
        #expect([FormatRow](texts: damaged).count <= texts.count)
        #expect(Findings(texts: damaged).colors.count <= texts.count)
        _ = WrittenTheme(texts: damaged)
      }
    }
  }
}
