import Catalog
import Testing

@Suite("The table of font families")
struct KnownFamilyTests {
  /// The rows that are fonts: the first 15 are CSS's generic families and system aliases.
  static func fonts() throws -> [[String: String]] { Array(try CSVTable("fonts").rows.dropFirst(15)) }

  static func scripts(_ row: [String: String]) -> [String] {
    (row["scripts"] ?? "").split(separator: ";").map(String.init)
  }

  /// Fonts of symbols, emoji, mathematics or dots, which aren't for text.
  static func isSymbols(_ row: [String: String]) -> Bool {
    row["category"] == "symbol" || scripts(row).contains { ["Zsym", "Zsye", "Zmth", "Brai"].contains($0) }
  }

  @Test("It has every text font of the researched table, with its category, faces, script and platforms")
  func table() throws {
    let rows = try Self.fonts().filter { !Self.isSymbols($0) }
    for row in rows {
      let known = try #require(KnownFamily.named(row["family"] ?? ""), "\(row)")
      #expect(known.family.category.word == (row["category"] == "handwriting" ? "script" : row["category"]), "\(row)")
      #expect(known.family.hasBold == (row["has_bold"] == "yes"), "\(row)")
      #expect(known.family.hasItalic == (row["has_italic"] == "yes"), "\(row)")
      #expect(known.script == (Self.scripts(row).contains("Latn") ? "" : Self.scripts(row).first), "\(row)")
      #expect(platforms(of: known) == (row["platforms"] ?? "").split(separator: ";").map(String.init), "\(row)")
    }
    #expect(KnownFamily.all.count == rows.count)
    #expect(rows.count > 500)
  }

  @Test("It knows every font of symbols, and offers none for text")
  func symbols() throws {
    let names = try Self.fonts().filter(Self.isSymbols).compactMap { $0["family"] }
    // The researched table lacks the keyboard font that comes with Linux Biolinum.
    #expect(
      KnownFamily.symbolNames.sorted()
        == (names + ["Linux Biolinum Keyboard O", "Linux Libertine Initials O"]).sorted())
    #expect(names.allSatisfy { KnownFamily.named($0) == nil })
  }

  @Test("It has no family twice")
  func unique() {
    let names = KnownFamily.all.map(\.family.name) + KnownFamily.symbolNames
    #expect(Set(names).count == names.count)
  }

  private func platforms(of known: KnownFamily) -> [String] {
    let names: [(Platform, String)] = [
      (.iOS, "ios"), (.macOS, "macos"), (.windows, "windows"), (.android, "android"), (.debian, "debian"),
    ]
    return names.filter { known.comes(with: $0.0) }.map(\.1)
  }
}
