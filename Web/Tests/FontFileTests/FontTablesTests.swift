import Formats
import Testing
import _Text

@Suite("What a font's tables say")
struct FontTablesTests {
  private func tables(_ bytes: [UInt8]) throws(FontTablesError) -> FontTables {
    try FontTables(length: bytes.count) { Array(bytes[$0..<$0 + $1]) }
  }

  private func family(_ names: Font.Name...) throws -> String { try tables(Font(names: names).bytes).family }

  @Test("The typographic family comes before the legacy one, which may name a single weight")
  func typographic() throws {
    #expect(try family(Font.Name("Lato Black"), Font.Name("Lato", identifier: 16)) == "Lato")
    #expect(try family(Font.Name("Lato", identifier: 16), Font.Name("Lato Black")) == "Lato")
    #expect(try family(Font.Name("Lato"), Font.Name("Bold", identifier: 2)) == "Lato")
  }

  @Test("Of several languages and platforms, Windows' English comes first")
  func languages() throws {
    #expect(try family(Font.Name("源ノ角", language: 0x411), Font.Name("Source Han")) == "Source Han")
    #expect(try family(Font.Name("源ノ角", language: 0x411), Font.Name("Mac", platform: 1)) == "源ノ角")
    #expect(try family(Font.Name("Mac", platform: 1), Font.Name("Unicode", platform: 0)) == "Unicode")
    #expect(try family(Font.Name("Mac", platform: 1)) == "Mac")
  }

  @Test("A name is read as UTF-16, without control characters and the spaces around it")
  func text() throws {
    #expect(try family(Font.Name("Ä源𝄞")) == "Ä源𝄞")
    #expect(try family(Font.Name(" Century\u{0} Catalogue\n ")) == "Century Catalogue")
    var halved = Font.Name("a𝄞b")
    halved.bytes.removeSubrange(4..<6)
    #expect(try family(halved) == "a\u{FFFD}b")
  }

  @Test("An empty name is none")
  func nameless() {
    #expect(throws: FontTablesError.nameless) { try tables(Font(names: []).bytes) }
    #expect(throws: FontTablesError.nameless) { try tables(Font(names: [Font.Name(" \n")]).bytes) }
  }

  @Test(
    "TrueType, OpenType and Apple's TrueType are read",
    arguments: [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)])
  func versions(version: [UInt8]) throws {
    #expect(try tables(Font(version: version, names: [Font.Name("Lato")]).bytes).family == "Lato")
  }

  @Test(
    "Collections, web fonts and anything else aren't",
    arguments: ["ttcf", "wOFF", "wOF2", "<htm", "\u{0}\u{0}\u{0}\u{0}"])
  func otherFiles(start: String) {
    let bytes = Font(version: Array(start.utf8), names: [Font.Name("Lato")]).bytes
    #expect(throws: FontTablesError.notPlain) { try tables(bytes) }
  }

  @Test("The weight, the slant and the pitch are the font's own")
  func style() throws {
    let regular = try tables(Font(names: [Font.Name("Hack")]).bytes)
    #expect(regular.leastWeight == 400 && regular.greatestWeight == 400)
    #expect(!regular.isItalic && !regular.isMonospaced)
    let bold = try tables(Font(names: [Font.Name("Hack")], weight: 700, isItalic: true, isFixedPitch: true).bytes)
    #expect(bold.leastWeight == 700 && bold.greatestWeight == 700)
    #expect(bold.isItalic && bold.isMonospaced)
  }

  @Test("A weight that CSS doesn't have becomes the nearest", arguments: [(0, 1), (1, 1), (950, 950), (5000, 1000)])
  func oddWeight(weight: Int, expected: Int) throws {
    #expect(try tables(Font(names: [Font.Name("Hack")], weight: weight).bytes).leastWeight == expected)
  }

  @Test("A variable font has all weights of its axis; a nonsensical axis is none")
  func variable() throws {
    let inter = try tables(Font(names: [Font.Name("Inter")], axis: (100, 900)).bytes)
    #expect(inter.leastWeight == 100 && inter.greatestWeight == 900)
    for axis in [(900, 100), (0, 900), (100, 2000)] {
      let odd = try tables(Font(names: [Font.Name("Inter")], weight: 500, axis: axis).bytes)
      #expect(odd.leastWeight == 500 && odd.greatestWeight == 500)
    }
  }

  @Test("A font that ends anywhere too early isn't read, or read as if it were whole")
  func truncated() throws {
    let whole = Font(names: [Font.Name("Lato"), Font.Name("Lato Black", identifier: 16)]).bytes
    let expected = try tables(whole)
    for length in whole.indices {
      do throws(FontTablesError) {
        #expect(try tables(Array(whole[..<length])) == expected, "\(length)")
      } catch {
        #expect(error == .truncated)
      }
    }
  }

  @Test("A missing table is named", arguments: ["name", "OS/2", "post"])
  func missing(tag: String) throws {
    var bytes = Font(names: [Font.Name("Lato")]).bytes
    let tags = (0..<3).map { 12 + 16 * $0 }
    let offset = try #require(tags.first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) })
    bytes[offset] = UInt8(ascii: "x")
    #expect(throws: FontTablesError.missing(tag)) { try tables(bytes) }
  }

  @Test("Whatever the bytes are, it reads none beyond the file, and ends")
  func garbage() {
    var generator = Random(state: 13)
    let whole = Font(names: [Font.Name("Lato"), Font.Name("Mac", platform: 1)], axis: (100, 900)).bytes
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
      // The closure traps outside the file.
      if let read = try? tables(bytes) { #expect((1...1000).contains(read.leastWeight) && !read.family.isEmpty) }
    }
  }
}

/// The same numbers every time.
/// Source: Vigna, "Further scramblings of Marsaglia's xorshift generators", 2014.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
