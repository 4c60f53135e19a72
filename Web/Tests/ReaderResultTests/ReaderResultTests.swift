import ColorScience
import FileReading
import Files
import Formats
import Import
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
  func themes(format: Format) throws {
    let theme = Theme(salvaging: string)
    let files = try format.files(of: theme)
    guard case .files(.found(let themes)) = sent(ReaderResult(reading: files)) else {
      Issue.record("There are no themes.")
      return
    }
    #expect(try themes == FoundThemes(files))
    #expect(themes.themes.count == 1)
  }

  @Test("Several themes, their questions, colors beyond sRGB, other colors and notes arrive, too")
  func details() throws {
    let css = """
      :root { --primary: #3F51B5; --brand-x: color(display-p3 1 0 0); --glass: #3F51B580; --heading-font: "EB Garamond", serif }
      :root { --mint: #2a9d8f; --sand: #e9c46a }
      [data-theme=forest] { --primary: #2e7d32; --accent: #ffb300 }
      """
    guard case .files(.found(let themes)) = sent(ReaderResult(reading: [file(css)])) else {
      Issue.record("There are no themes.")
      return
    }
    #expect(try themes == FoundThemes([file(css)]))
    #expect(themes.themes.map(\.name) == ["", "forest"] && themes.first == 0)
    let found = themes.themes[0]
    #expect(found.questions.map(\.role) == [.accent] && !found.notes.isEmpty && found.theme.titleFont != nil)
    #expect(found.otherColors.map(\.name.text).contains("mint"))
  }

  @Test("A file that the library wrote is a library, and a single theme isn't")
  func library() {
    let text = string + "\n\n" + "https://tintype.example/#/summary?" + string + "\n"
    guard case .files(.library(text)) = sent(ReaderResult(reading: [file(text)])) else {
      Issue.record("It isn't a library.")
      return
    }
    guard case .files(.found(let themes)) = sent(ReaderResult(reading: [file(string + "\n")])) else {
      Issue.record("A single theme was taken for a library.")
      return
    }
    #expect(themes.themes.first?.theme.string == string)
  }

  @Test("A theme file arrives as the theme that it holds")
  func theme() {
    let file = File(path: "a.tintype", text: string + "\n")
    guard case .files(.theme(string)) = sent(ReaderResult(reading: [file])) else {
      Issue.record("It isn't a theme.")
      return
    }
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
  func separators() throws {
    var findings = Findings()
    for (index, name) in ["a\u{1F}b", "c", "d"].enumerated() {
      findings.add(FoundColor(name: name, color: SRGB(UInt32(index) * 0x4488CC)))
    }
    guard case .files(.found(let arrived)) = sent(.files(.found(try FoundThemes(findings)))) else {
      Issue.record("There are no themes.")
      return
    }
    let labels = arrived.themes[0].questions[0].colors.map(\.label)
    #expect(labels.contains("a b, #000000"))
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
    let results = [
      ReaderResult(reading: [file(":root { --primary: #3F51B5 }")]), .picture([color]), .files(.library("")),
    ]
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
        case .files(.found(let themes)):
          #expect(themes.themes.indices.contains(themes.first) && themes.themes.count <= texts.count)
          #expect(themes.themes.flatMap(\.questions).allSatisfy { !$0.colors.isEmpty })
        case .picture(let colors): #expect(colors.count <= texts.count)
        case .files, .refusal, nil: break
        }
      }
    }
  }
}
