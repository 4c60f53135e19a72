import ColorScience
import Foundation
import TestSupport
import Testing
import Theme

@testable import Files
@testable import Formats
@testable import Import

@Suite("Any style sheet")
struct StyleSheetTests {
  private func imported(_ css: String) throws -> Imported {
    try Imported([File(path: "some.css", text: css)])
  }

  @Test("Colors in every notation of CSS are found, with their names")
  func notations() throws {
    let found = try imported(
      """
      :root { --a: #fa4; --b: rgb(63 81 181); --c: hsl(231, 48%, 48%) !important; --d: oklch(0.5 0.1 200);
        --e: 222.2 47.4% 11.2%; --f: 12px; --g: var(--a); --h: transparent; --i: rebeccapurple }
      $sass: tomato !default; // Sass’s comment
      """)
    #expect(found.colors.map(\.name) == ["--a", "--b", "--c", "--d", "--e", "--g", "--i", "$sass"])
    #expect(found.colors[0].color.hex == "#FFAA44")
    #expect(found.colors[1].color.hex == "#3F51B5")
    #expect(found.colors[4].color.hex == "#0F172A")
    #expect(found.colors[5].color.hex == "#FFAA44" && found.colors[7].color.hex == "#FF6347")
  }

  @Test("Sass's !default gives way to what's set elsewhere, and to the first of its kind")
  func defaults() throws {
    let sheet =
      "$primary: #7c3aed;\n$blue: #0d6efd !default;\n$primary: $blue !default;\n$link: #111 !default;\n$link: #222 !default;"
    #expect(
      try imported(sheet).colors.map { "\($0.name) \($0.color.hex)" } == [
        "$primary #7C3AED", "$blue #0D6EFD", "$link #111111",
      ])
  }

  @Test("dark.scss beside light.scss is for dark mode")
  func darkFile() throws {
    let files = [
      File(path: "schemes/dark.scss", text: "$primary: #5ea1fb;"),
      File(path: "schemes/light.scss", text: "$primary: #5e41d0 !default;"),
    ]
    let found = try Imported(files)
    #expect(found.theme.primary?.color.hex == "#5E41D0")
    #expect(found.colors.filter(\.isDark).map(\.color.hex) == ["#5EA1FB"])
  }

  @Test("A sheet of shadcn/ui may have a theme of Tailwind's, too")
  func shadcnWithTheme() throws {
    let sheet = """
      @theme { --font-sans: "Geist"; }
      :root { --primary: #18181b; --primary-foreground: #fff; --accent: #f4f4f5; --accent-foreground: #111 }
      """
    let found = try imported(sheet)
    #expect(found.format == "shadcn/ui" && found.theme.accent == nil)
  }

  @Test("A property that takes another's value has its color, over a chain in any order, in dark mode the dark one")
  func references() throws {
    let found = try imported(
      """
      :root { --primary: var( --brand ); --brand: var(--blue-500); --blue-500: #3F51B5; --accent: var(--none, #FF4081);
        --round: var(--about); --about: var(--round); --nothing: var(--none) }
      @media (prefers-color-scheme: dark) { :root { --blue-500: #5C6BC0; --brand: var(--blue-500) } }
      """)
    #expect(found.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(found.guesses.isEmpty)
    #expect(found.colors.filter { $0.name == "--brand" }.map(\.color.hex).sorted() == ["#3F51B5", "#5C6BC0"])
    #expect(!found.colors.contains { ["--round", "--about", "--nothing"].contains($0.name) })
  }

  @Test("200,000 references that lead nowhere leave the one color there is")
  func manyReferences() throws {
    let lines = (0..<200_000).map { "--c\($0): var(--c\($0 + 1));" }
    let css = ":root { --primary: #3F51B5; " + lines.joined() + " }"
    #expect(try imported(css).colors.count == 1)
  }

  @Test(
    "Comments, strings and escapes hide what's in them",
    arguments: [
      "/* --a: red; } */ :root { --primary: #3F51B5 }", ":root { --x: \"; --a: red\"; --primary: #3F51B5 }",
      ":root { --x: '}'; --primary: #3F51B5", ":root { --x: url(data:a;b); --primary: #3F51B5; }",
      ":root{--x:\\;;--primary:#3F51B5}", "\u{FEFF}:root { --primary: #3F51B5 }",
    ])
  func hidden(css: String) throws {
    #expect(try imported(css).colors.map(\.name) == ["--primary"])
  }

  @Test(
    "Dark mode is told from light",
    arguments: [
      "@media (prefers-color-scheme: dark) { :root {", ".dark {{", "[data-bs-theme=\"dark\"] {{",
      ":root[data-theme=dark]{{",
    ])
  func dark(opening: String) throws {
    let found = try imported(":root { --primary: #3F51B5 } \(opening) --primary: #9FA8DA } } a { --accent: #FF4081 }")
    #expect(found.colors.map(\.isDark) == [false, true, false])
    #expect(found.theme.primary?.slug == "indigo-500")
    #expect(found.theme.accent?.slug == "pink-a200")
  }

  @Test("The later of two declarations counts")
  func cascade() throws {
    #expect(
      try imported(":root { --primary: #F44336 } :root { --primary: #3F51B5 }").theme.primary?.slug == "indigo-500")
  }

  @Test("Fonts are found by their names")
  func fonts() throws {
    let found = try imported(":root { --font-heading: 'EB Garamond', serif; --font-body: Lato; --font-size: 12px }")
    #expect(found.theme.titleFont?.name == "EB Garamond")
    #expect(found.theme.bodyFont?.name == "Lato")
    #expect(found.guesses.isEmpty)
    #expect(found.missing == [.primary, .accent])
  }

  @Test("What was changed by hand after an export is kept, and said")
  func changed() throws {
    let css = try Theme.golden.css.replacing("--accent: #FF4081;", with: "--accent: #00BCD4;")
    let found = try imported(css)
    #expect(found.changes == [.accent])
    #expect(found.theme.accent?.slug == "cyan-500")
    #expect(found.theme.primary == Theme.golden.primary)
    #expect(found.theme.name == Theme.golden.name)
  }

  @Test(
    "Ten megabytes of anything are read or refused",
    arguments: [
      "a", "{", "}", "(", "/*", "\"", "\\", "--a:", "--a:red;", "--a:\n", ":root{--a:b;}", "@media dark{", "!",
    ])
  func large(piece: String) {
    let bytes = Array(String(repeating: piece, count: (10 << 20) / piece.utf8.count).utf8)
    do throws(ImportError) {
      let found = try Imported([File(path: "a.css", bytes: bytes)])
      #expect(found.colors.count <= Limits.importedColors)
    } catch {
      // A list of what was left out may follow.
      #expect(error.sentence.hasPrefix(ImportError.nothingFound.sentence))
    }
  }

  @Test("A million properties are read as far as people can choose from them")
  func many() throws {
    var css = Array(":root {".utf8)
    for number in 0..<1_000_000 { css += Array("--\(number):#\(number % 900 + 100);".utf8) }
    let found = try Imported([File(path: "a.css", bytes: css)])
    #expect(found.colors.count == Limits.importedColors)
  }

  @Test("Too much, and nothing, are refused in one sentence")
  func sizes() {
    #expect(throws: ImportError.empty) { try Imported([File(path: "a.css", bytes: [])]) }
    let tooMuch = [UInt8](repeating: 0x20, count: Limits.importedBytes + 1)
    #expect(throws: ImportError.tooLarge(tooMuch.count)) { try Imported([File(path: "a.css", bytes: tooMuch)]) }
    #expect(throws: ImportError.nothingFound) { try Imported([File(path: "a.css", text: "a { b: c }")]) }
    #expect(throws: ImportError.unknownFormat) { try Imported([File(path: "a.txt", text: "Dear diary,")]) }
  }
}

extension Theme {
  fileprivate var css: String {
    get throws { String(decoding: try Format.css.files(of: self)[0].bytes, as: UTF8.self) }
  }
}
