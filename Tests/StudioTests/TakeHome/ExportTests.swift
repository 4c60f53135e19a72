import ColorScience
import Formats
import Import
import Studio
import Testing
import Theme

@Suite("A theme in a format, to see and to take home")
struct ExportTests {
  private static let string = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
  private let theme = Theme(salvaging: string)

  @Test("A theme is written in every format, and read again", arguments: Format.all)
  func export(format: Format) throws {
    let export = try Export(of: theme, as: format, texts: ExportTexts())
    #expect(export.files.isEmpty == !format.isText)
    let imported = try Imported([File(path: "", bytes: export.bytes)])
    #expect(imported.theme.string == Self.string)
    #expect(imported.changes.isEmpty)
  }

  @Test("The marks of a format's colors, taken away, leave what is downloaded", arguments: Format.all)
  func marks(format: Format) throws {
    guard format.isText, !format.isFolder else { return }
    let export = try Export(of: theme, as: format, texts: ExportTexts())
    let file = try #require(export.files.first)
    let lines = file.marked.split(separator: "\n", omittingEmptySubsequences: false).map {
      CodeLine(marked: String($0))
    }
    #expect(
      lines.map { $0.pieces.map(\.text).joined() }.joined(separator: "\n")
        == String(decoding: export.bytes, as: UTF8.self))
    #expect(lines.flatMap(\.pieces).contains { $0.color == SRGB(0x3F51B5) }, "the primary has a chip")
  }

  @Test("An incomplete theme isn't written")
  func incomplete() {
    #expect(throws: ExportError.missing(.accent)) {
      try Export(of: Theme(salvaging: "primary=indigo-500"), as: Format.all[0], texts: ExportTexts())
    }
  }
}
