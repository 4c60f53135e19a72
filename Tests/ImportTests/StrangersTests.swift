import Catalog
import Testing
import Theme
import _Text

@testable import Files
@testable import Formats
@testable import Import

/// A theme as one line, and whether it's guessed: "primary=0b7285&accent=e8590c guessed: accent".
private func line(_ path: String, _ text: String) throws -> String {
  let found = try Imported([File(path: path, text: text)])
  let guesses = found.guesses.isEmpty ? "" : " guessed: " + found.guesses.map(\.key).joined(separator: " ")
  return found.theme.string + guesses
}

@Suite("What strangers' files mean")
struct StrangersTests {
  @Test(
    "Tailwind's own colors are known by their names, those of version 3 where its functions are used",
    arguments: [
      (
        "a.config.js",
        "const c = require('tailwindcss/colors')\nmodule.exports = { theme: { colors: { primary: c.sky, accent: c.rose[600] } } }",
        "primary=0ea5e9&accent=e11d48"
      ),
      (
        "a.css", "@tailwind base;\n:root { --primary: theme(colors.sky.700); --accent: theme('colors.rose.600') }",
        "primary=0369a1&accent=e11d48"
      ),
      (
        "a.css",
        "@import 'tailwindcss';\n@theme { --color-red-500: #123456; --color-primary: var(--color-red-500); --color-accent: #abcdef }",
        "primary=123456&accent=abcdef"
      ),
    ])
  func tailwind(path: String, text: String, theme: String) throws { #expect(try line(path, text) == theme) }

  @Test("White and black aren't guessed, since they say nothing of a brand")
  func whiteAndBlack() throws {
    let dart =
      "final t = ThemeData(primaryColorLight: Colors.white, colorScheme: ColorScheme.light(secondary: Color(0xFF4C9AE8)));"
    #expect(try line("theme.dart", dart) == "accent=4c9ae8")
    #expect(try line("a.css", ":root { --a: #000000; --b: #ffffff }") == "")
    #expect(try line("a.css", ":root { --primary: #000000 }") == "primary=black")
  }

  @Test("Without Tailwind, its names are nobody's")
  func noTailwind() throws {
    #expect(throws: ImportError.self) { try line("a.css", ":root { --primary: var(--color-sky-700) }") }
  }

  @Test("Of several schemes in a program, the first counts, or the one called the default, and the others are named")
  func schemes() throws {
    let kotlin = """
      val Meadow = lightColorScheme(primary = Color(0xFF2F6B3A), secondary = Color(0xFF55624C))
      val HarborDefault = lightColorScheme(primary = Color(0xFF0B7285), secondary = Color(0xFFE8590C))
      """
    let found = try Imported([File(path: "Theme.kt", text: kotlin)])
    #expect(found.theme.string == "primary=0b7285&accent=e8590c" && found.themes == ["Meadow"])
    let script = """
      export const day = { colors: { primary: '#0b7285', accent: '#e8590c' } };
      export const sepia = { colors: { primary: '#8a5a2b', accent: '#c99a5b' } };
      """
    let themes = try Imported([File(path: "themes.ts", text: script)])
    #expect(themes.theme.string == "primary=0b7285&accent=e8590c" && themes.themes == ["sepia"])
  }

  @Test("A scheme that's one color throughout only keeps a place")
  func placeholder() throws {
    let kotlin = """
      val Own = Palette(brand = Color(0xFF0B7285), isDark = false)
      fun none(c: Color = Color.Magenta) = ColorScheme(primary = c, onPrimary = c, secondary = c, background = c)
      """
    #expect(try line("Theme.kt", kotlin).hasPrefix("primary=0b7285"))
    let magenta = "val Own = lightColorScheme(primary = Color(0xFFFF00FF), onPrimary = Color(0xFF000000))"
    #expect(try line("Theme.kt", magenta) == "primary=ff00ff")
  }

  @Test("One arm of a choice isn't the value, unless there's only one")
  func arms() throws {
    let two =
      "val L = lightColorScheme(primary = when (f) { A -> Color(0xFF0B7285) else -> Color(0xFF74B816) }, secondary = Color(0xFFE8590C))"
    #expect(try line("Theme.kt", two) == "accent=e8590c")
    let one =
      "val L = lightColorScheme(primary = when (f) { else -> Color(0xFF0B7285) }, secondary = Color(0xFFE8590C))"
    #expect(try line("Theme.kt", one) == "primary=0b7285&accent=e8590c")
  }

  @Test(
    "A project's own prefix is no part of a name",
    arguments: [
      ":root { --zz-logo-video: #ff0000; --zz-color-primary: #0b7285; --zz-color-accent: #e8590c }",
      ":root { --lime: #74b816; --our-harbor-primary: #0b7285; --our-harbor-accent: #e8590c }",
    ])
  func prefixes(css: String) throws { #expect(try line("a.css", css) == "primary=0b7285&accent=e8590c") }

  @Test(
    "A page, a border or another company's color is no guess",
    arguments: [
      "body { background: #0f0f0f; color: #eeeeee }", ":root { --card: #ffffff; --border: #dddddd }",
      ":root { --service-video: #ff0000; --text: #111111 }",
    ])
  func noGuess(css: String) throws {
    #expect(try Imported([File(path: "a.css", text: css)]).theme.primary == nil)
  }

  @Test("A ramp that ends at 900 has its color at 500, and another one in its middle")
  func ramps() throws {
    func tokens(_ shades: [(Int, String)]) -> String {
      "{\"brand\": {" + shades.map { "\"\($0)\": {\"$type\": \"color\", \"$value\": \"\($1)\"}" }.joined(separator: ",")
        + "}}"
    }
    let usual = tokens([(100, "#ffe3d1"), (300, "#ff9a5c"), (500, "#c2520f"), (700, "#853506"), (900, "#4a1c02")])
    #expect(try line("a.tokens.json", usual).hasPrefix("primary=c2520f"))
    let short = tokens([
      (0, "#ffe3d1"), (100, "#ffbe94"), (200, "#ff9a5c"), (300, "#f57323"), (400, "#c2520f"), (500, "#853506"),
      (600, "#4a1c02"),
    ])
    #expect(try line("a.tokens.json", short).hasPrefix("primary=f57323"))
  }

  @Test("A list of hexes needs no number signs, but a commit and zip codes are no colors")
  func bareHexes() throws {
    #expect(
      try Imported([File(path: "a.json", text: #"{"Lake": "0b7285", "Ember": "e8590c"}"#)]).colors.map(\.name) == [
        "Lake", "Ember",
      ])
    #expect(throws: ImportError.self) { try line("a.json", #"{"commit": "0b7285", "name": "x"}"#) }
    #expect(throws: ImportError.self) { try line("a.json", #"{"a": "902101", "b": "100010"}"#) }
  }

  @Test("JSON may have comments, XAML and JSON5 are read, and the pages of a folder don't hide its style sheets")
  func kinds() throws {
    #expect(
      try line("a.json", "{ // ours\n \"primary\": \"#0b7285\", \"accent\": \"#e8590c\", }")
        == "primary=0b7285&accent=e8590c")
    #expect(try line("a.json5", "{ primary: '#0b7285', accent: '#e8590c' }") == "primary=0b7285&accent=e8590c")
    let xaml = """
      <!-- ours --><ResourceDictionary><Color x:Key="Primary">#0B7285</Color><Color x:Key="Accent">#FFE8590C</Color></ResourceDictionary>
      """
    #expect(try line("Colors.xaml", xaml) == "primary=0b7285&accent=e8590c")
    let folder = [
      File(path: "s/index.html", text: "<!doctype html><link rel=stylesheet href=a.css>"),
      File(path: "s/a.css", text: ":root { --primary: #0b7285; --accent: #e8590c }"),
    ]
    #expect(try Imported(folder).theme.string == "primary=0b7285&accent=e8590c")
  }

  @Test("WordPress's presets have the names of their slugs")
  func wordPress() throws {
    let json = """
      {"version": 3, "settings": {
        "color": {"palette": [{"slug": "primary", "name": "P", "color": "#0b7285"}, {"slug": "accent", "name": "A", "color": "#e8590c"}]},
        "typography": {"fontFamilies": [{"slug": "main", "name": "Lato", "fontFamily": "Lato, sans-serif"}]}},
       "styles": {"typography": {"fontFamily": "var:preset|font-family|main"}}}
      """
    let found = try Imported([File(path: "theme.json", text: json)])
    #expect(found.theme.primary == Tint(slug: "0b7285") && found.theme.bodyFont == .named("Lato"))
  }

  @Test("A link with a color that isn't one says so, and keeps the rest")
  func badLink() throws {
    let found = try Imported([File(path: "", text: "https://tintype.example/#/summary?primary=%2312345&accent=ff7a59")])
    #expect(found.theme.string == "accent=ff7a59")
    #expect(found.notes.contains { $0.contains("primary") })
  }

  @Test(
    "An icon's font, a module's path and a shown text are no fonts",
    arguments: [
      ("a.dart", "const home = IconData(0xe900, fontFamily: 'house_icons'); const primary = Color(0xFF0B57D0);"),
      ("a.js", "const myFontPlugin = require('./myFontPlugin.js'); const primary = '#0b57d0';"),
      ("a.swift", "let primary = Color(red: 0.1, green: 0.2, blue: 0.8)\nlet v = FontLabel(\"@\\(guest)\")"),
    ])
  func noFonts(path: String, text: String) throws {
    #expect(try Imported([File(path: path, text: text)]).fonts.isEmpty)
  }
}
