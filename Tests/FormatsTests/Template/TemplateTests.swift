import Catalog
import ColorScience
import TestSupport
import Testing
import Theme
import _Text

@testable import Formats

@Suite("Templates")
struct TemplateTests {
  private let theme: ExportedTheme
  init() throws { theme = try ExportedTheme(.golden) }

  private func written(_ template: String, _ theme: Theme = .golden) throws -> String {
    let files = try Template(template.bytes).files(of: ExportedTheme(theme), named: "a.txt", marksColors: false)
    return String(decoding: files[0].bytes, as: UTF8.self)
  }

  @Test("A value is written in the form that's asked for")
  func values() throws {
    #expect(try written("`primary hex` `Dark text digits` `Accent full`") == "#3F51B5 EFF2F9 Pink A200")
    #expect(try written("`font \"` `Body stack '`") == "\"EB Garamond\" '\"Lato\", sans-serif'")
    #expect(
      try written("`each of on-primary=on-primary``role camel` `role Camel` `role snake``end`")
        == "onPrimary OnPrimary on_primary")
  }

  @Test("A list is written once for each, with nothing between the last and what follows")
  func lists() throws {
    #expect(try written("`each fonts``kind`: `font``between`, `end`.") == "title: EB Garamond, body: Lato.")
    #expect(try written("`each of a=primary\n  b=accent``key`=`color hex` `end`") == "a=#3F51B5 b=#FF4081 ")
    #expect(try written("`each schemes``scheme` `end`") == "light dark light-high-contrast dark-high-contrast ")
    #expect(try written("`each ramps``ramp`:`each plain` `label``end`;`end`").hasPrefix("primary: 50 100 200"))
  }

  @Test("A line with nothing but an instruction is left out")
  func lines() throws {
    #expect(try written("a\n`if name`\nb\n`end`\nc\n") == "a\nb\nc\n")
    #expect(try written("a\n`if wide`\nb\n`else`\nc\n`end`\n") == "a\nc\n")
    #expect(try written("`define x`\n`role`\n`end`\n`each roles`\n`use x`\n`end`\n").hasPrefix("background\nsurface\n"))
    #expect(
      try written("`define x`(`primary hex`)`end`\n`use x` `Dark use x`")
        == "(#3F51B5) (\(theme.dark[.primary].hex.hex))")
  }

  @Test("A comment goes from a # by itself to its line's end, and writes nothing")
  func comments() throws {
    #expect(try written("a\n`# the \"primary\" color`\nb`# here`c\n") == "a\nbc\n")
    #expect(try written("`#`\n`Dark # in dark\n  primary # the color\n  digits`") == "4558B8")
    #expect(
      try written("`# one\n   # two`\n`each of # the keys\n  a # the first\n  b`\n`key`\n`end # of the list`\n")
        == "a\nb\n")
    #expect(try written("`each of #a b#``key` `end`") == "#a b# ")
  }

  @Test("Line ends in an instruction aren't written")
  func lineEnds() throws {
    #expect(try written("(`\n  if name\n    `named`\nelse\n    `unnamed`\nend\n`)") == "(named)")
    #expect(try written("`define x\n``primary digits\n``end`\n(`use x`)") == "(3F51B5)")
  }

  @Test("What a person named can't become an instruction")
  func names() throws {
    var theme = Theme.golden
    theme.name = try ThemeName("`primary hex` `end`")
    #expect(try written("`name`", theme) == "`primary hex` `end`")
  }

  @Test("Files are told apart, and JSON is laid out to be read")
  func files() throws {
    let template = "`file`a.txt\na\n`file`b.json\n{\n\"a\": [1,2,],\n\"b\": {\"c\": \"}, \\\"\"},\n}\n"
    let files = try Template(template.bytes).files(of: theme, named: "", marksColors: false)
    #expect(files.map(\.path) == ["a.txt", "b.json"])
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts == ["a\n", "{\n  \"a\": [1, 2],\n  \"b\": { \"c\": \"}, \\\"\" }\n}\n"])
  }

  @Test("Marks say which colors are in a file, and change nothing else", arguments: Format.all)
  func marks(format: Format) {
    guard format.isText, !format.isFolder else { return }
    let marked = format.write(theme, marksColors: true)
    #expect(marked.map { $0.unmarked.bytes } == format.write(theme).map(\.bytes))
    #expect(marked.contains { $0.bytes.firstIndex(ofRun: [0x1E] + "3F51B5".bytes, from: 0) != nil })
  }
}

@Suite("A theme with everything that formats write about it")
struct ExportedThemeTests {
  // White reads on the Display P3 color, black on its hex.
  @Test("Says which text reads on a Display P3 color, and which on its hex")
  func twoTexts() throws {
    var theme = Theme.golden
    theme[.primary] = Tint(slug: "p3-d9006a").map { .color($0) }
    let exported = try ExportedTheme(theme)
    let css = String(decoding: Format.css.write(exported)[0].bytes, as: UTF8.self)
    let texts = css.split(separator: "\n").filter { $0.contains("--on-primary:") }.map { $0.drop { $0 == " " } }
    #expect(texts.first == "--on-primary: \(exported.light[.onPrimary].hex.hex);")
    #expect(texts.contains("--on-primary: #FFFFFF;"))
    #expect(exported.light[.onPrimary].hex != .white)
  }
}
