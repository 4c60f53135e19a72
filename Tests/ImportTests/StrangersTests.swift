import Catalog
import Testing
import Theme

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

  @Test(
    "The text of a style that's called primary isn't the primary",
    arguments: [
      (
        "theme.ts",
        "extendTheme({ colors: { brand: { 500: '#0078d4' } }, components: { Button: { variants: { primary: { color: '#ffffff', bg: 'brand.500' } } } } })",
        "0078d4"
      ),
      (
        "theme.ts",
        "export default { colors: { brand: '#0078d4' }, buttons: { primary: { color: '#ffffff', backgroundColor: '#0078d4' } } }",
        "0078d4"
      ),
      (
        "theme.js",
        "const o = { palette: { primary: { main: '#0078d4' } }, components: { MuiIconButton: { styleOverrides: { colorPrimary: { color: '#000000' } } } } };\ncreateTheme(o);",
        "0078d4"
      ),
      ("Type.kt", "val brand = Color(0xFF0078D4)\nval primary = TextStyle(color = Color(0xFF222222))", "0078d4"),
    ])
  func styles(path: String, text: String, primary: String) throws {
    #expect(try line(path, text).hasPrefix("primary=" + primary))
  }

  @Test("WordPress's font of the page counts, whichever it offers first, and a variable of a parent's is no font")
  func wordPressFonts() throws {
    let json = """
      { "version": 3, "settings": { "typography": { "fontFamilies": [
        { "fontFamily": "'EB Garamond', serif", "slug": "eb-garamond" },
        { "fontFamily": "'Inter', sans-serif", "slug": "inter" } ] } },
        "styles": { "typography": { "fontFamily": "var(--wp--preset--font-family--inter)" },
          "elements": { "heading": { "typography": { "fontFamily": "var(--wp--custom--title)" } } } } }
      """
    #expect(try line("theme.json", json).contains("body=Inter"))
    #expect(try !line("theme.json", json).contains("var"))
  }

  @Test("The font of WordPress's page counts, too, where most colors are those of styles")
  func wordPressFontAmongStyles() throws {
    let json = """
      { "version": 3, "settings": { "typography": { "fontFamilies": [
        { "fontFamily": "'DM Sans', sans-serif", "slug": "dm-sans" },
        { "fontFamily": "'Inter', sans-serif", "slug": "inter" } ] } },
        "styles": { "color": { "background": "#ffffff", "text": "#111111" }, "elements": { "link": { "color": { "text": "#0b7285" } } },
          "typography": { "fontFamily": "var:preset|font-family|inter" } } }
      """
    #expect(try line("theme.json", json).contains("body=Inter"))
  }

  @Test("What Next.js loads is the font of a script's theme, by the constant it's in")
  func nextFonts() throws {
    let script = """
      import { Inter, Source_Serif_4 as Serif } from 'next/font/google';
      const sans = Inter({ subsets: ['latin'] });
      const serif = Serif({ subsets: ['latin'] });
      createTheme({ palette: { primary: { main: '#0b7285' } }, typography: { fontFamily: sans.style.fontFamily, h1: { fontFamily: serif.style.fontFamily } } });
      """
    #expect(try line("theme.ts", script).contains("title=Source+Serif+4&body=Inter"))
  }

  @Test(
    "A shade of a state's ramp isn't guessed, by whatever name, nor another shade of the primary's",
    arguments: [
      (
        "a.ts",
        "const rose = { 300: '#ff8fa3', 400: '#e64980', 500: '#c2255c' }; createTheme({ palette: { primary: { main: '#0b7285' }, error: { main: rose[400] } } })",
        "primary=0b7285"
      ),
      (
        "a.ts",
        "const rose = { 300: '#ff8fa3', 400: '#e64980', 500: '#c2255c' }; const tag = '#c2255c'; createTheme({ palette: { primary: { main: '#0b7285' }, error: { main: rose[400] } } })",
        "primary=0b7285"
      ),
      (
        "a.scss",
        "$plum-000: #7253ed; $plum-100: #5e41d0; $plum-200: #4e26af; $primary: $plum-100; $link-color: $plum-000;",
        "primary=5e41d0"
      ),
      ("a.css", ":root { --ash: #777777; --heading-color: #2b6cb0; --border: #2b6cb0 }", ""),
      (
        "a.ts", "export const base = { saleOrange: '#ffd3c1', buttonBg: '28, 88, 217', buttonFg: '255, 255, 255' }",
        "primary=1c58d9&accent=ffd3c1 guessed: primary accent"
      ),
    ])
  func designersGuesses(path: String, text: String, theme: String) throws { #expect(try line(path, text) == theme) }

  @Test("Of themes to choose from in a folder, the one in use or called light counts, and the others are named")
  func alternatives() throws {
    func file(_ path: String, _ primary: String) -> File {
      File(path: path, text: ":root { --primary: \(primary); --accent: #e8590c }")
    }
    let themes = [file("themes/forest.css", "#2b8a3e"), file("themes/ocean.css", "#0b7285")]
    #expect(try Imported(themes).theme.string == "primary=2b8a3e&accent=e8590c")
    #expect(try Imported(themes).themes == ["ocean"])
    #expect(try Imported(themes).taking(theme: "ocean").theme.string == "primary=0b7285&accent=e8590c")
    let app = File(path: "app.css", text: "@import './themes/ocean.css';")
    #expect(try Imported(themes + [app]).theme.string == "primary=0b7285&accent=e8590c")
    let light = themes + [file("themes/light.css", "#862e9c"), file("themes/ocean-dark.css", "#3bc9db")]
    #expect(try Imported(light).theme.string == "primary=862e9c&accent=e8590c")
    // Sheets that are loaded one after the other are no themes to choose from.
    let layers = [file("src/tokens.css", "#2b8a3e"), file("src/app.css", "#0b7285")]
    #expect(try Imported(layers).theme.string == "primary=0b7285&accent=e8590c")
    let around = [
      File(path: "theme.json", text: ##"{ "primary": "#0b7285" }"##),
      File(path: "variations/ash.json", text: ##"{ "primary": "#495057" }"##),
      File(path: "variations/plum.json", text: ##"{ "primary": "#862e9c" }"##),
    ]
    #expect(try Imported(around).theme.string == "primary=0b7285")
  }

  @Test("The dark dictionary of XAML isn't the theme by day")
  func dictionaries() throws {
    let xaml = """
      <ResourceDictionary><ResourceDictionary.ThemeDictionaries>
      <ResourceDictionary x:Key="Light"><Color x:Key="Primary">RoyalBlue</Color></ResourceDictionary>
      <ResourceDictionary x:Key="Dark"><Color x:Key="Primary">#FF88BBFF</Color></ResourceDictionary>
      </ResourceDictionary.ThemeDictionaries><Color x:Key="Accent">#FFFF4081</Color></ResourceDictionary>
      """
    #expect(try line("Theme.axaml", xaml) == "primary=4169e1&accent=pink-a200")
  }

  @Test("The primary of a set for texts or icons is theirs")
  func sets() throws {
    let json = """
      { "theme": { "color": { "blue": { "$type": "color", "$value": "#013366" } } },
        "typography": { "color": { "primary": { "$type": "color", "$value": "#2D2D2D" } } } }
      """
    #expect(try line("tokens.json", json).hasPrefix("primary=013366 guessed: primary"))
  }

  @Test("Ant Design's token names the primary")
  func antDesign() throws {
    let script = "const theme = { token: { colorPrimary: '#119999' } };"
    #expect(try line("theme.ts", script).hasPrefix("primary=119999"))
    #expect(try !line("theme.ts", script).contains("guessed: primary"))
  }

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

  @Test("The accent color of an app's catalog is its primary, too, if no other is called so")
  func appTint() throws {
    func set(_ name: String, _ red: String, _ blue: String) -> File {
      File(
        path: "A.xcassets/\(name).colorset/Contents.json",
        text:
          #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0x72", "blue": "\#(blue)", "alpha": "1.000"}}, "idiom": "universal"}]}"#
      )
    }
    let (tint, reward, brand) = (
      set("AccentColor", "0x0B", "0x85"), set("Reward", "0xE8", "0x0C"), set("Primary", "0x74", "0x16")
    )
    let found = try Imported([tint, reward])
    #expect(found.theme.string == "primary=0b7285&accent=0b7285" && found.guesses == [.primary])
    #expect(try Imported([tint, reward, brand]).theme.string == "primary=747216&accent=0b7285")
  }

  @Test("A program that puts a sheet's properties to use is read with the sheet")
  func programAndSheet() throws {
    let config = File(
      path: "a/tailwind.config.js",
      text: "module.exports = { theme: { extend: { colors: { primary: 'hsl(var(--primary))', accent: '#e8590c' } } } }")
    let sheet = File(path: "a/globals.css", text: ":root { --primary: 189 85% 28%; --ring: 0 0% 50% }")
    for files in [[config, sheet], [sheet, config]] {
      let found = try Imported(files)
      #expect(found.theme.primary?.color.asHex.hex == "#0B7284" && found.theme.accent == Tint(slug: "e8590c"))
      #expect(found.notes.isEmpty)
    }

  }

  @Test("A variable of Sass that a rule keeps to itself is that rule's")
  func localVariables() throws {
    let found = try Imported([
      File(path: "a.scss", text: "$primary: #0b7285;\n.chip { $accent: #e8590c; $bg: #161b22; background: $bg }")
    ])
    #expect(found.colors.map(\.name) == ["$primary", ".chip $accent", ".chip $bg"])
  }

  @Test(
    "A style sheet in a program's template is read",
    arguments: [
      "const base = css`\n  :root {\n    --primary: #0b7285;\n    ${mixins.more};\n    --accent: #e8590c;\n    --font-sans: ${fonts.sans}, serif;\n  }\n`;",
      "export default createGlobalStyle<{ theme: Theme }>`:root { --primary: #0b7285; ${p => p.dark && css`--x: #000;`} --accent: #e8590c }`",
      "const a = <style jsx global>{`html { --primary: #0b7285; --accent: #e8590c; --gap: ${size}px }`}</style>;",
    ])
  func templates(program: String) throws { #expect(try line("a.tsx", program) == "primary=0b7285&accent=e8590c") }

  @Test("A template without custom properties is no program and no sheet")
  func otherTemplates() throws {
    let program = "const text = `\n primary: #ff0000;\n`; const b = css`color: #00ff00;`; const primary = '#0b7285';"
    #expect(try Imported([File(path: "a.ts", text: program)]).colors.map(\.name) == ["primary"])
  }

  @Test(
    "What a mixin without arguments declares holds where it's included, before it or after it",
    arguments: [
      (
        "a.scss",
        "@mixin base() { --primary: #0b7285; .chip & { --accent: #ffffff } }\n@mixin all { @include base; --accent: #e8590c }\n:root { @include all }"
      ),
      ("a.scss", ":root { @include c.all(); }\n@mixin all { --primary: #0b7285; --accent: #e8590c }"),
      ("a.less", ".all() { --primary: #0b7285; --accent: #e8590c }\n:root { .all(); }"),
    ])
  func mixins(path: String, sheet: String) throws {
    #expect(try line(path, sheet) == "primary=0b7285&accent=e8590c")
  }

  @Test("A mixin is dark where it's included in dark, and without being included it's only said")
  func modesOfMixins() throws {
    let sheet = "@mixin night { --primary: #66d9e8 }\n:root { --primary: #0b7285 }\n.dark { @include night }"
    #expect(try Imported([File(path: "a.scss", text: sheet)]).colors.map(\.isDark) == [false, true])
    let unused = try Imported([
      File(path: "a.scss", text: "@mixin night { --brand-primary: #66d9e8 }\n:root { --accent: #e8590c }")
    ])
    #expect(unused.colors.map(\.name) == ["--accent"])
    #expect(unused.notes.contains { $0.contains("--brand-primary") })
  }

  @Test("What an object takes over from another is found there")
  func spreads() throws {
    let program = """
      const defaults = { paper: '#fffbf5', accent: '#e8590c' };
      const make = (input) => {
        const colors = { ...defaults, ...input };
        return { primary: colors.accent, brandText: colors.paper, ...colors };
      };
      """
    let found = try Imported([File(path: "theme.ts", text: program)])
    #expect(found.colors.first { $0.name == "make.primary" || $0.name == "primary" }?.color.asHex.hex == "#E8590C")
    #expect(found.notes.isEmpty)
  }

  @Test("Classes that declare a page's colors again are its other themes, and a part of the page is none")
  func themesOfClasses() throws {
    let colors = "--bg: #0f1419; --fg: #c5c5c5; --gap-line: #2d334f; --links: #09ca09"
    let sheet = """
      :root { --mono-font: 'Source Code Pro', monospace }
      .coal { \(colors) }
      .day, html:not(.js) { --bg: #ffffff; --fg: #000000; --gap-line: #f4f4f4; --links: #0b7285; --nav: #f4f4f5 }
      .note { --bg: #fff4e6; --links: #e8590c }
      """
    let found = try Imported([File(path: "a.css", text: sheet)])
    #expect(found.themes == ["coal"])
    #expect(found.theme.primary == Tint(slug: "0b7285"))
    #expect(found.colors.filter { $0.name == ".note --bg" }.count == 1)
    // A font of code is none for titles and text.
    #expect(found.theme.titleFont == nil && found.theme.bodyFont == nil)
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
