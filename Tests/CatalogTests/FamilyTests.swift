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
    "A generic family's CSS value is its keywords, without quotes, and so is its name",
    arguments: [
      ("system-ui", "System", "system-ui, sans-serif"), ("serif", "Serif", "ui-serif, serif"),
      ("sans-serif", "Sans Serif", "sans-serif"), ("monospace", "Monospace", "ui-monospace, monospace"),
      (
        "ui-rounded", "Rounded",
        "ui-rounded, \"Arial Rounded MT Bold\", Quicksand, system-ui, sans-serif"
      ),
    ])
  func generic(keyword: String, label: String, css: String) {
    let family = Family.named(keyword)
    #expect(family.name == keyword && family.label == label)
    #expect(family.cssStack == css && family.cssName == keyword)
  }

  @Test(
    "The other keyword for a generic family means the same",
    arguments: [("ui-serif", "serif"), ("ui-sans-serif", "sans-serif"), ("ui-monospace", "monospace")])
  func genericAlias(alias: String, keyword: String) {
    #expect(Family.named(alias) === Family.named(keyword))
  }

  @Test("A font may be named like a generic family, but for upper and lower case", arguments: ["Serif", "System-UI"])
  func almostGeneric(name: String) {
    #expect(Family.named(name).source == .device)
    #expect(Family.named(name).cssName == "\"\(name)\"")
  }

  @Test(
    "A name tells its category if it can",
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
