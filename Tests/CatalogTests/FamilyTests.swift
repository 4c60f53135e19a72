import Catalog
import Testing

@Suite("A family of fonts")
struct FamilyTests {
  @Test(
    "Its CSS value is quoted and ends with a generic family",
    arguments: [
      ("Lato", .sans, #""Lato", sans-serif"#), ("EB Garamond", .serif, #""EB Garamond", serif"#),
      ("Rockwell", .slab, #""Rockwell", serif"#), ("Hack", .mono, #""Hack", monospace"#),
      ("Impact", .display, #""Impact", sans-serif"#), ("Zapfino", .script, #""Zapfino", cursive"#),
      (#"A"; color: red"#, .sans, #""A\"; color: red", sans-serif"#), (#"back\"#, .sans, #""back\\", sans-serif"#),
    ] as [(String, Family.Category, String)])
  func cssStack(name: String, category: Family.Category, css: String) {
    #expect(Family(name: name, category: category).cssStack == css)
  }

  @Test(
    "A name tells its category where it can",
    arguments: [
      ("JetBrains Mono", .mono), ("FIRA CODE", .mono), ("Courier Prime", .mono), ("Zilla Slab", .slab),
      ("Open Sans", .sans), ("Source Serif 4", .serif), ("Cormorant Garamond", .serif), ("Kaushan Script", .script),
      ("Playfair Display", .display), ("DejaVu Sans Mono", .mono), ("Qwertz", .sans), ("", .sans),
    ] as [(String, Family.Category)])
  func guess(name: String, category: Family.Category) {
    #expect(Family.Category(name: name) == category)
  }

  @Test("Every category reads back from its word", arguments: Family.Category.allCases)
  func word(category: Family.Category) {
    #expect(Family.Category(word: category.word) == category)
  }

  @Test("A word that no category has isn't read", arguments: ["", "Sans", "symbol", "sans "])
  func noWord(word: String) {
    #expect(Family.Category(word: word) == nil)
  }

  @Test("Families that differ in anything aren't equal")
  func equality() {
    let lato = Family(name: "Lato", category: .sans, hasBold: true, hasItalic: nil)
    #expect(lato == Family(name: "Lato", category: .sans, hasBold: true, hasItalic: nil))
    #expect(lato != Family(name: "lato", category: .sans, hasBold: true, hasItalic: nil))
    #expect(lato != Family(name: "Lato", category: .serif, hasBold: true, hasItalic: nil))
    #expect(lato != Family(name: "Lato", category: .sans, hasBold: nil, hasItalic: nil))
    #expect(lato != Family(name: "Lato", category: .sans, hasBold: true, hasItalic: false))
  }
}
