import TestSupport
import Testing
import Theme

@testable import Formats

@Suite("The texts that exports are made of")
struct ExportTextsTests {
  private let texts = ExportTexts(samples: GuideSamples(text: ".a {}\u{1F}<b>light</b>\u{1F}<b>dark</b>"))

  @Test("Can be loaded from a file, whose parts the byte 0x1F separates")
  func loaded() throws {
    #expect(texts.parts.allSatisfy { !$0.utf8.contains(0x1F) })
    #expect(ExportTexts(parts: texts.parts) == texts)
  }

  @Test("Write the same once they're loaded", arguments: Format.all)
  func written(format: Format) throws {
    let theme = try ExportedTheme(.golden)
    let loaded = try #require(ExportTexts(parts: ExportTexts().parts))
    let files = format.write(theme, options: ExportOptions(), texts: loaded, marksColors: false)
    #expect(files.map(\.bytes) == format.write(theme).map(\.bytes))
  }

  @Test(
    "Are refused if a format's template is missing",
    arguments: Format.all.compactMap { $0.writing.template?.description })
  func missing(name: String) throws {
    var parts = texts.parts
    let index = try #require(parts.firstIndex(of: name))
    parts.removeSubrange(index...(index + 1))
    #expect(ExportTexts(parts: parts) == nil)
  }

  @Test("Are refused if they're something else", arguments: [[], [""], ["<h1>Sign in</h1>"], ["", "", "", "css"]])
  func others(parts: [String]) {
    #expect(ExportTexts(parts: parts) == nil)
  }
}
