import Catalog
import Testing

@testable import DeviceFonts

@Suite("The families in what fc-list prints")
struct FamiliesOfFacesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let faces: [String]
    let lines: [String]
  }

  /// A line of fc-list's: `family/familylang weight slant spacing`, then whatever differs from a plain text face.
  private static func face(
    _ family: String, _ weight: String = "80", _ slant: String = "0", spacing: String = "", language: String = "en",
    symbol: String = "False", color: String = "False", scalable: String = "True", format: String = "TrueType",
    lang: String = "de|en|und-zmth"
  ) -> String {
    [family, language, weight, slant, spacing, symbol, color, scalable, format, lang].joined(separator: "\t")
  }

  static let cases = [
    Case(testDescription: "nothing", faces: [], lines: []),
    Case(testDescription: "one face has neither bold nor italic", faces: [face("A")], lines: ["A\tsans\t-\t-"]),
    Case(
      testDescription: "four faces have both",
      faces: [face("A"), face("A", "200"), face("A", "80", "100"), face("A", "200", "110")],
      lines: ["A\tsans\tb\ti"]),
    Case(
      testDescription: "a category comes from the table, or else from the name",
      faces: [face("Impact"), face("EB Garamond"), face("Some Slab")],
      lines: ["EB Garamond\tserif\t-\t-", "Impact\tdisplay\t-\t-", "Some Slab\tslab\t-\t-"]),
    Case(testDescription: "demibold is bold enough", faces: [face("A"), face("A", "180")], lines: ["A\tsans\tb\t-"]),
    Case(testDescription: "medium is not bold", faces: [face("A"), face("A", "100")], lines: ["A\tsans\t-\t-"]),
    Case(
      testDescription: "a bold face alone is not the bold of a regular one", faces: [face("A", "200")],
      lines: ["A\tsans\t-\t-"]),
    Case(
      testDescription: "a bold italic alone leaves the upright without a bold",
      faces: [face("A"), face("A", "200", "100")], lines: ["A\tsans\t-\ti"]),
    Case(
      testDescription: "an italic face alone is not the italic of an upright one", faces: [face("A", "80", "100")],
      lines: ["A\tsans\t-\t-"]),
    Case(
      testDescription: "an italic-only family may have its own bold",
      faces: [face("A", "80", "100"), face("A", "200", "100")], lines: ["A\tsans\tb\t-"]),
    Case(testDescription: "a variable weight reaches bold", faces: [face("A", "[40 205]")], lines: ["A\tsans\tb\t-"]),
    Case(
      testDescription: "a variable weight below it does not", faces: [face("A", "[40 100]")], lines: ["A\tsans\t-\t-"]),
    Case(
      testDescription: "a variable slant has an italic", faces: [face("A", "[40 205]", "[0 110]")],
      lines: ["A\tsans\tb\ti"]),
    Case(
      testDescription: "weights may be fractions", faces: [face("A", "47.5"), face("A", "182.5")],
      lines: ["A\tsans\tb\t-"]
    ),
    Case(
      testDescription: "mono when every face is, dual width and cells too",
      faces: [
        face("A", spacing: "100"), face("A", "200", spacing: "100"), face("B", spacing: "90"),
        face("C", spacing: "110"),
      ],
      lines: ["A\tmono\tb\t-", "B\tmono\t-\t-", "C\tmono\t-\t-"]),
    Case(
      testDescription: "not mono when some face is not",
      faces: [face("A", spacing: "100"), face("A", "200", spacing: "0")],
      lines: ["A\tsans\tb\t-"]),
    Case(
      testDescription: "faces under a legacy name belong to the typographic family",
      faces: [face("Lato"), face("Lato,Lato Black", "210", language: "en,en")], lines: ["Lato\tsans\tb\t-"]),
    Case(
      testDescription: "the English name is taken, wherever in the list it is",
      faces: [face("源ノ明朝,Source Han Serif,Source Han Serif Heavy", language: "ja,en,en")],
      lines: ["Source Han Serif\tserif\t-\t-"]),
    Case(
      testDescription: "without an English name the first one", faces: [face("明朝,Míngcháo", language: "ja,zh")],
      lines: ["明朝\tsans\t-\t-"]),
    Case(
      testDescription: "sorted by name, upper and lower case alike",
      faces: [face("b"), face("C"), face("A"), face("a")],
      lines: ["A\tsans\t-\t-", "a\tsans\t-\t-", "b\tsans\t-\t-", "C\tsans\t-\t-"]),
    Case(
      testDescription:
        "symbols, emoji, mathematics, fonts of no language, bitmaps, old formats and hidden fonts are left out",
      faces: [
        face("Wingdings", symbol: "True"), face("Emoji", color: "True"), face("Plain Emoji", lang: "und-zsye"),
        face("STIX Two Math"), face("Math"), face("DejaVu Math TeX Gyre"), face("Dingbats", lang: ""),
        face("Fixed", scalable: "False"), face("Utopia", format: "Type 1"), face("Terminus", format: "PCF"),
        face(".System UI"), face(""),
      ], lines: []),
    Case(
      testDescription: "a name that only begins with math is kept", faces: [face("Mathilde")],
      lines: ["Mathilde\tsans\t-\t-"]),
    Case(
      testDescription: "lines of another make are passed over",
      faces: ["Fontconfig warning: no cache", "A\ten\t80", face("B") + "\textra", "", face("C\u{1}"), face("D")],
      lines: ["D\tsans\t-\t-"]),
    Case(
      testDescription: "numbers that are none count as a regular upright",
      faces: [face("A", "", ""), face("B", "x", "y", spacing: "z")],
      lines: ["A\tsans\t-\t-", "B\tsans\t-\t-"]),
    Case(
      testDescription: "OpenType outlines of either kind", faces: [face("A", format: "CFF")], lines: ["A\tsans\t-\t-"]),
  ]

  @Test("are these", arguments: cases)
  func families(of listing: Case) {
    let output = listing.faces.map { $0 + "\n" }.joined()
    #expect([Family]([InstalledFace](fcList: output)).lines == listing.lines.joined(separator: "\n"))
  }
}
