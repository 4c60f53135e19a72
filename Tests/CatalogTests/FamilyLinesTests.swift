import Catalog
import Testing

@Suite("A list of families as text")
struct FamilyLinesTests {
  @Test("A family is a line: name, category, bold, italic")
  func written() {
    let families = [
      Family(name: "EB Garamond", category: .serif, hasBold: true, hasItalic: true),
      Family(name: "Impact", category: .display, hasBold: false, hasItalic: false),
      Family(name: "源ノ角", category: .sans),
    ]
    #expect(families.lines == "EB Garamond\tserif\tb\ti\nImpact\tdisplay\t-\t-\n源ノ角\tsans\t?\t?")
  }

  @Test("A family that isn't the device's says so in a fifth field")
  func source() {
    let families = [
      Family(name: "Lato", category: .sans, hasBold: true, hasItalic: true, source: .included),
      Family(name: "Mine", category: .sans, source: .file),
    ]
    #expect(families.lines == "Lato\tsans\tb\ti\tt\nMine\tsans\t?\t?\tf")
    #expect([Family](lines: families.lines) == families)
  }

  @Test("The scripts that a family has besides Latin are a sixth field")
  func scripts() {
    let families = [
      Family(name: "Arimo", category: .sans, hasBold: true, source: .included, scripts: "Greek, Hebrew")
    ]
    #expect(families.lines == "Arimo\tsans\tb\t?\tt\tGreek, Hebrew")
    #expect([Family](lines: families.lines) == families)
    #expect([Family](lines: "Karla\tsans\tb\ti\tt\t").first?.scripts.isEmpty == true)
  }

  @Test("Every list reads back", arguments: [[], KnownFamily.all.map(\.family)] as [[Family]])
  func roundTrip(families: [Family]) {
    #expect([Family](lines: families.lines) == families)
  }

  @Test("An unknown category is looked up, or guessed from the name")
  func category() {
    let families = [Family](lines: "Impact\t-\t-\t-\nZilla Slab\t-\tb\ti\nQwertz\t-\t?\t?")
    #expect(families.map(\.category) == [.display, .slab, .sans])
  }

  @Test(
    "A line that isn't a family is skipped",
    arguments: [
      "", "\n\n", "Lato", "Lato\tsans", "Lato\tsans\tb", "Lato\tsans\tb\ti\tx", "\tsans\tb\ti", "La\u{1}to\tsans\tb\ti",
      "<html>", "\u{0}",
    ])
  func badLine(line: String) {
    #expect([Family](lines: line).isEmpty)
    #expect([Family](lines: "Hack\tmono\tb\ti\n" + line + "\nLato\tsans\tb\ti").map(\.name) == ["Hack", "Lato"])
  }

  @Test("A flag that says neither yes nor no means unknown", arguments: ["?", "", "x", "yes", "i"])
  func badFlag(flag: String) {
    #expect([Family](lines: "Lato\tsans\t\(flag)\ti").first?.hasBold == .some(nil))
  }

  @Test("Fonts that hold symbols are skipped", arguments: ["Webdings", "Noto Color Emoji", "Latin Modern Math"])
  func symbols(name: String) {
    #expect([Family](lines: name + "\tsans\tb\ti").isEmpty)
  }
}
