import Catalog
import ColorScience
import Testing

@Suite("The sets in the crayon box")
struct ColorSetTests {
  static let sets: [(ColorSet, [Crayon])] = [(.crayons, Crayon.all), (.css, Crayon.css), (.xkcd, Crayon.xkcd)]

  // Sources: Tables/css-named.csv and Tables/xkcd.csv.
  @Test func theColorsOfCSSAreItsTable() throws {
    let rows = try CSVTable("css-named").rows
    #expect(Crayon.css.map(\.name) == rows.map { $0["name"] })
    #expect(Crayon.css.map(\.hex) == rows.map { $0["hex"] })
    #expect(rows.count == 148)
  }

  @Test func theColorsOfXKCDAreItsTableButForNamesThatNotEveryoneWantsToRead() throws {
    let rows = try CSVTable("xkcd").rows
    #expect(rows.count == 949)
    #expect(Crayon.xkcd.map(\.hex) == rows.map { $0["hex"] })
    let unnamed = zip(Crayon.xkcd, rows).filter { $0.name != $1["name"] }
    #expect(unnamed.allSatisfy { $0.0.name == $0.0.hex })
    #expect(unnamed.count == 28)
    for word in ["shit", "poo", "piss", "puke", "vomit", "snot", "booger", "barf", "diarrhea"] {
      #expect(!Crayon.xkcd.contains { $0.name.contains(word) }, "\(word)")
    }
  }

  @Test func whatTheFileSaysIsWhatIsReadFromIt() {
    #expect([Crayon](lines: Crayon.xkcdLines) == Crayon.xkcd)
  }

  @Test(arguments: ["", "\n", "dust", "dust|", "dust|B2996", "dust|B2996E|", "|||", "dust|B2996G"])
  func aLineThatIsNoColorIsLeftOut(line: String) {
    #expect([Crayon](lines: "dust|B2996E\n\(line)\n|7F5F00").map(\.name) == ["dust", "#7F5F00"])
  }

  @Test(arguments: sets)
  func everyColorHasASlugThatLeadsBackToItsNameAndItsColor(set: ColorSet, colors: [Crayon]) {
    for crayon in colors {
      let base = BaseColor(crayon, in: set)
      let read = BaseColor(slug: base.slug)
      #expect(read == base && read?.color == crayon.color, "\(base.slug)")
      if crayon.name != crayon.hex { #expect(read?.name == crayon.name) }
    }
  }

  @Test func noTwoColorsShareASlug() {
    var slugs: Set<String> = []
    var colors: Set<UInt32> = []
    for (set, crayons) in Self.sets {
      for crayon in crayons where crayon.name != crayon.hex {
        #expect(slugs.insert(BaseColor(crayon, in: set).slug).inserted, "\(crayon.name)")
        colors.insert(crayon.color.rgb)
      }
    }
    #expect(slugs.count == 133 + 148 + 949 - 28 && colors.count > 1000)
  }

  @Test(arguments: [
    ("css-tomato", "tomato", "#FF6347"), ("CSS-Tomato", "tomato", "#FF6347"),
    ("xkcd-blue--green-0f9b8e", "blue/green", "#0F9B8E"), ("xkcd-blue-green-137e6d", "blue green", "#137E6D"),
    ("xkcd-robin's-egg-blue-98eff9", "robin's egg blue", "#98EFF9"), ("almond", "Almond", "#EFDECD"),
    ("c0ffee", "#C0FFEE", "#C0FFEE"),
  ])
  func addressesSayTheSet(slug: String, name: String, hex: String) {
    let base = BaseColor(slug: slug)
    #expect(base?.name == name && base?.color.hex == hex)
  }

  @Test(arguments: [
    "css-", "css-nosuch", "css-almond", "xkcd-", "xkcd-red", "xkcd-e50000", "xkcd--e50000", "xkcd-red-e5000",
    "xkcd-red-e5000g", "xkcd-<b>-e50000", "xkcd-rot!-e50000", "xkcd-r0d-e50000", "xkcd-réd-e50000",
    "xkcd-" + String(repeating: "a", count: 41) + "-e50000",
  ])
  func whatIsNoSlugIsNone(slug: String) {
    #expect(BaseColor(slug: slug) == nil)
  }

  @Test func themesKnowThemByTheirHex() {
    #expect(Tint(slug: "css-tomato") == nil && Tint(slug: "xkcd-red-e50000") == nil)
    #expect(Tint(slug: "css-tomato-700") == nil)
    #expect(Tint(mixed: BaseColor(slug: "css-tomato")?.color ?? .black)?.slug == "ff6347")
  }
}
