import Catalog
import Testing
import _Text

@testable import FontFile

@Suite("A font file")
struct FontFileTests {
  private func file(_ name: String, _ bytes: [UInt8]) -> FontFile {
    FontFile(named: name, length: bytes.count) { Array(bytes[$0..<$0 + $1]) }
  }

  @Test("It's named by the font's own name, and says what its face adds to the family")
  func ownName() {
    let font = Font(names: [Font.Name("Foo Grotesk")])
    let regular = file("x.ttf", font.bytes)
    #expect(
      regular.family == Family(name: "Foo Grotesk", category: .sans, hasBold: false, hasItalic: false, source: .file))
    #expect(regular.weights == "400" && !regular.isItalic)

    var boldItalic = font
    (boldItalic.weight, boldItalic.isItalic) = (700, true)
    let other = file("x.ttf", boldItalic.bytes)
    #expect(other.family == Family(name: "Foo Grotesk", category: .sans, hasBold: true, hasItalic: true, source: .file))
    #expect(other.weights == "700" && other.isItalic)
  }

  @Test("A variable font has a bold if its axis reaches one")
  func variable() {
    var font = Font(names: [Font.Name("Foo")], axis: (100, 900))
    #expect(file("x.ttf", font.bytes).weights == "100 900")
    #expect(file("x.ttf", font.bytes).family.hasBold == true)
    font.axis = (100, 500)
    #expect(file("x.ttf", font.bytes).family.hasBold == false)
  }

  @Test("One with letters of one width is a monospaced font; of others the name tells")
  func category() {
    #expect(file("x.ttf", Font(names: [Font.Name("Foo")], isFixedPitch: true).bytes).family.category == .mono)
    #expect(file("x.ttf", Font(names: [Font.Name("Foo Slab")]).bytes).family.category == .slab)
  }

  @Test("A web font, whose tables are compressed, is named by its file")
  func webFont() {
    let font = file("FooGrotesk-BoldItalic.woff2", Array("wOF2 and so on".utf8))
    #expect(font.family == Family(name: "Foo Grotesk", category: .sans, hasBold: true, hasItalic: true, source: .file))
    #expect(font.weights == "700" && font.isItalic && font.face == nil)
  }

  @Test(
    "A file's name becomes words, without the style",
    arguments: [
      ("FooGrotesk-Regular.woff2", "Foo Grotesk"), ("foo-grotesk-v12-latin-700.woff2", "foo grotesk v12"),
      ("EBGaramond-SemiBold.woff2", "EB Garamond"), ("Inter[opsz,wght].woff2", "Inter"), ("PTSans.woff2", "PT Sans"),
      ("Open_Sans_Extra_Light_Italic.woff2", "Open Sans"), ("Bold.woff2", "Bold"), ("源ノ角-Bold.woff2", "源ノ角"),
      (".woff2", "Font"), ("", "Font"), ("---", "Font"), ("no extension", "no extension"),
      ("B612-Regular.woff2", "B612"),
    ])
  func fileName(name: String, family: String) {
    #expect(FileName(name).family == family)
  }

  @Test("What can't be added is refused in words, by the file's name")
  func refusals() throws {
    #expect(
      FontFile.Refusal("font")?.sentence(about: "notes.txt")
        == "“notes.txt” isn’t a font we can read. Choose a .ttf, .otf or .woff2 file.")
    #expect(
      FontFile.Refusal("size")?.sentence(about: "film.mov")
        == "“film.mov” is larger than 30 MB. Choose a smaller font file.")
    #expect(FontFile.Refusal("") == nil)
    let long = FontFile.Refusal.longName.sentence(about: String(repeating: "x", count: 1000))
    #expect(long.utf8.count < 150)
  }
}
