import ColorScience
import Testing
import Theme

@testable import Files
@testable import Formats
@testable import Import

@Suite("A DESIGN.md that someone else wrote")
struct OtherDesignsTests {
  private func imported(_ lines: String..., path: String = "DESIGN.md") throws -> Imported {
    try Imported([File(path: path, text: "---\n" + lines.joined(separator: "\n") + "\n---\n\n## Colors\n")])
  }

  @Test("Gives its colors, fonts and name")
  func whole() throws {
    let design = try imported(
      "name: Night Market", "colors:", "  primary: \"#1F6F5C\"", "  accent: 'tomato'", "typography:", "  h1:",
      "    fontFamily: Space Grotesk", "    fontSize: 3rem", "  body-md:", "    fontFamily: \"Inter\"")
    #expect(design.format == "DESIGN.md")
    #expect(
      design.theme.string
        == "primary=1f6f5c&accent=ff6347&title=Space+Grotesk&body=Inter&name=Night+Market")
    #expect(design.isWhole)
  }

  @Test("A family in a _brand.yml may be a stack")
  func brandStack() throws {
    let brand = "typography:\n  base:\n    family: Noto Sans, Aptos, sans-serif\n  headings: \"'Noto Serif', serif\"\n"
    let found = try Imported([File(path: "_brand.yml", text: brand)])
    #expect(found.fonts.map(\.family) == ["Noto Sans", "Noto Serif"])
  }

  @Test("May have groups, quotation marks and comments as YAML has them")
  func yaml() throws {
    let design = try imported(
      "# the palette", "colors: # all of it", "  \"brand\":", "    'primary' : '#1f6f5c' # deep", "", "  gray:",
      "      50: \"#fafafa\"", "name: 'Ann''s \"app\"'")
    #expect(design.colors.map(\.name) == ["brand.primary", "gray.50"])
    #expect(design.colors.map(\.color.hex) == ["#1F6F5C", "#FAFAFA"])
    #expect(design.theme.name?.text == "Ann's \"app\"")
  }

  @Test("May refer from one color to another")
  func references() throws {
    let design = try imported(
      "colors:", "  jade: oklch(0.6 0.12 170)", "  main: \"{colors.jade}\"", "  primary: \"{colors.main}\"")
    #expect(design.colors.map(\.color.hex).count == 3)
    #expect(Set(design.colors.map(\.color.hex)).count == 1)
  }

  @Test("Says what it left out")
  func omissions() throws {
    let design = try imported(
      "colors:", "  primary: navy", "  scrim: rgb(0 0 0 / 40%)", "  loop: \"{colors.loop}\"",
      "  lost: \"{colors.gone}\"",
      "  mixed: color-mix(in srgb, red, blue)")
    #expect(design.colors.map(\.name) == ["primary"])
    #expect(design.notes.count == 3)
    #expect(design.notes.contains { $0.contains("scrim") })
    #expect(design.notes.contains { $0.contains("loop and lost") })
    #expect(design.notes.contains { $0.contains("mixed") })
  }

  @Test("Without tokens, says where they'd be")
  func prose() throws {
    #expect(
      throws: ImportError.damaged(
        "This DESIGN.md has no tokens: they’re between two lines of three hyphens, at the top.")
    ) {
      try Imported([File(path: "DESIGN.md", text: "# Heritage\n\nWarm and quiet.\n")])
    }
  }

  @Test(
    "May end anywhere",
    arguments: ["---", "---\ncolors:", "---\ncolors:\n  primary: \"#1f6", "---\n\"", "---\na: 'b\\"])
  func cut(text: String) throws {
    do throws(ImportError) {
      let design = try Imported([File(path: "DESIGN.md", text: text)])
      #expect(design.colors.isEmpty)
    } catch {
      #expect(error.sentence.hasSuffix("."))
    }
  }
}
