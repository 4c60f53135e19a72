import ColorScience
import Formats
import Testing
import Theme
import _Text

@testable import ReaderResult

private let string = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

/// A result as the other module gets it.
private func sent(_ result: ReaderResult) -> ReaderResult? {
  ReaderResult(texts: Message.texts(in: Message.bytes(of: result.texts)))
}

private func file(_ text: String) -> File { File(path: "", bytes: Array(text.utf8)) }

@Suite("The result of the module that reads")
struct ReaderResultTests {
  @Test("What files say arrives as it was sent", arguments: Format.all)
  func findings(format: Format) throws {
    let theme = Theme(salvaging: string)
    let files = try format.files(of: theme)
    guard case .findings(let findings) = sent(ReaderResult(reading: files)) else {
      Issue.record("There are no findings.")
      return
    }
    #expect(try Imported(findings) == Imported(files))
  }

  @Test("Names, colors beyond sRGB, fonts and notes arrive, too")
  func details() throws {
    let css = """
      :root { --primary: #3F51B5; --brand-x: color(display-p3 1 0 0); --glass: #3F51B580; --heading-font: "EB Garamond", serif }
      """
    guard case .findings(let findings) = sent(ReaderResult(reading: [file(css)])) else {
      Issue.record("There are no findings.")
      return
    }
    let imported = try Imported(findings)
    #expect(try imported == Imported([file(css)]))
    #expect(imported.colors.count == 2 && imported.fonts.count == 1 && !imported.notes.isEmpty)
  }

  @Test("A file that the library wrote is a library, and a single theme isn't")
  func library() {
    let text = string + "\n\n" + "https://tintype.example/#/summary?" + string + "\n"
    guard case .library(text) = sent(ReaderResult(reading: [file(text)])) else {
      Issue.record("It isn't a library.")
      return
    }
    guard case .findings(let findings) = sent(ReaderResult(reading: [file(string + "\n")])) else {
      Issue.record("A single theme was taken for a library.")
      return
    }
    #expect(findings.themeString?.contains(string) == true)
  }

  @Test("Why files can't be read arrives")
  func refusal() {
    guard case .refusal(ImportError.empty.sentence) = sent(ReaderResult(reading: [file("")])) else {
      Issue.record("It isn't refused.")
      return
    }
  }

  @Test("A picture's colors arrive to a millionth, and none do from a transparent one")
  func picture() {
    let color = PictureColor(color: SRGB(0x3F51B5), share: 0.25, x: 1 / 3.0, y: 1)
    guard case .picture(let colors) = sent(.picture([color, color])) else {
      Issue.record("It isn't a picture.")
      return
    }
    #expect(colors.count == 2 && colors[0].color == color.color && colors[0].share == 0.25 && colors[0].y == 1)
    #expect(abs(colors[0].x - color.x) < 1e-6)
    guard case .picture(let none) = sent(.picture([])), none.isEmpty else {
      Issue.record("There are colors.")
      return
    }
  }

  @Test("A name with the character that divides texts can't divide them")
  func separators() {
    var findings = Findings()
    findings.add(FoundColor(name: "a\u{1F}b", color: .black))
    guard case .findings(let arrived) = sent(.findings(findings)) else {
      Issue.record("There are no findings.")
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

  @Test("Damaged results are read as far as they go")
  func damaged() {
    #expect(ReaderResult(texts: []) == nil)
    #expect(ReaderResult(texts: [""]) == nil)
    let color = PictureColor(color: .black, share: 1, x: 0, y: 0)
    let results = [ReaderResult(reading: [file(":root { --primary: #3F51B5 }")]), .picture([color]), .library("")]
    var random = SystemRandomNumberGenerator()
    for texts in results.map(\.texts) {
      for _ in 0..<500 {
        var damaged = texts
        for _ in 0..<3 {
          let index = Int.random(in: damaged.indices, using: &random)
          damaged[index] = ["", "-1", "999999999", "x", "1e300"].randomElement(using: &random) ?? ""
        }
        damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random))
        switch ReaderResult(texts: damaged) {
        case .findings(let findings): #expect(findings.colors.count <= texts.count)
        case .picture(let colors): #expect(colors.count <= texts.count)
        case .library, .refusal, nil: break
        }
      }
    }
  }
}
