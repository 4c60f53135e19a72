import ColorScience
import FileCheck
import Files
import Formats
import Testing

/// The pairs that fall short, and how many are judged.
private func check(_ files: (path: String, text: String)...) throws -> (failures: [String], judged: Int) {
  let check = try ContrastCheck(files.map { File(path: $0.path, text: $0.text) })
  return (check.failures.map { "\($0.text.name) on \($0.background.name)" }, check.judged)
}

@Suite("Pairs that strangers' files name")
struct StrangersCheckTests {
  @Test("A rule's own color is judged on its own background")
  func rules() throws {
    let css = """
      :root { --ink: #111111 }
      .low { color: #aaaaaa !important; background: #ffffff url(a.png) }
      .low2 { color: #aaaaaa; background-color: #ffffff }
      .high { color: var(--ink); background: #ffe066 }
      .other { color: #ffffff }
      """
    let found = try check(("a.css", css))
    #expect(found.failures == [".low2 color on .low2 background-color"])
    #expect(found.judged == 2)
  }

  @Test(
    "Names of roles, properties, components, GTK's colors and contrasts tell text from its background",
    arguments: [
      (":root { --background-danger: #e93f48; --text-on-danger: #ffffff }", "--text-on-danger on --background-danger"),
      (":root { --tab-color: #aaaaaa; --tab-background-color: #ffffff }", "--tab-color on --tab-background-color"),
      ("@define-color card_bg_color #f5c211;\n@define-color card_fg_color #ffffff;", "card_fg_color on card_bg_color"),
      (":root { --sea-500: #74b0e8; --sea-contrast-500: #ffffff }", "--sea-contrast-500 on --sea-500"),
      (":root { --buy-color-rgb: 255, 255, 255; --buy-bg-rgb: 210, 75, 78 }", "--buy-color-rgb on --buy-bg-rgb"),
      (
        ":root { --ink-color: #999; --ink-color-rgb: 153, 153, 153; --ink-bg: #fff; --ink-bg-rgb: 255, 255, 255 }",
        "--ink-color on --ink-bg"
      ),
    ])
  func names(css: String, pair: String) throws { #expect(try check(("a.css", css)).failures == [pair]) }

  @Test(
    "Rules for dark mode are judged, alone and over those of light mode",
    arguments: [
      ".dark .a { color: #777777; background-color: #8e8e8e }",
      "[data-theme=dark] .a { color: #777777; background-color: #8e8e8e }",
      "@media (prefers-color-scheme: dark) { .a { color: #777777; background-color: #8e8e8e } }",
      ".a { color: #777777; background-color: #ffffff }\n.dark .a { color: #777777; background-color: #8e8e8e }",
      ".a { color: #555555; background-color: #ffffff }\n.dark .a { background-color: #8e8e8e }",
    ])
  func darkRules(css: String) throws {
    let dark = try CheckedFile(css: css).failures.filter { $0.modes.contains { $0.isDark } }
    #expect(dark.count == 1)
    #expect(dark.first?.background.color?.hex == "#8E8E8E")
  }

  @Test("Text on a picture or a gradient over a color isn't judged on that color")
  func pictures() throws {
    let css = """
      .a { color: #ffffff; background-color: #f1f1f1; background-image: linear-gradient(#333333, #444444) }
      .b { color: #ffffff; background-color: #f1f1f1; background-image: url(a.png) }
      .c { color: #ffffff; background-image: url(a.png); background: #f1f1f1 }
      .d { color: #ffffff; background-color: #f1f1f1; background-image: none }
      """
    #expect(
      try check(("a.css", css)).failures == [".c color on .c background", ".d color on .d background-color"])
  }

  @Test("A long list of selectors is read to its end, and shown on one line as far as it fits")
  func longLists() throws {
    let names = (1...5).map { ".toolbar-\($0) > .group-with-a-long-name > button" }
    let rule = "{ color: #cccccc; background-color: #ffffff }"
    #expect(try check(("a.css", names.map { $0 + ":disabled" }.joined(separator: ",\n") + rule)).failures.isEmpty)
    #expect(
      try check(("a.css", names.joined(separator: ",\n") + rule)).failures == [
        ".toolbar-1 > .group-with-a-long-name > button… color on "
          + ".toolbar-1 > .group-with-a-long-name > button… background-color"
      ])
  }

  @Test(
    "A color isn't text if its text has a name of its own, or if it's GTK's accent, a spinner or a slider",
    arguments: [
      "@define-color accent_color #3584e4;\n@define-color accent_bg_color #3584e5;\n@define-color accent_fg_color #000000;",
      ":root { --danger-color: #e01b24; --danger-bg-color: #e01b25; --danger-text-color: #ffffff }",
      ":root { --spinner-fg: #cccccc; --spinner-bg: #ffffff; --switch-color: #cccccc; --switch-background-color: #ffffff }",
      "scale slider { color: #cccccc; background-color: #ffffff }",
    ])
  func noText(css: String) throws { #expect(try check(("a.css", css)).failures.isEmpty) }

  @Test("A progress bar's text is text, what it has done isn't")
  func progress() throws {
    let css =
      ":root { --bs-progress-bar-color: #ccc; --bs-progress-bar-bg: #fff; --progress-color: #ccc; --progress-background: #fff }"
    #expect(try check(("a.css", css)).failures == ["--bs-progress-bar-color on --bs-progress-bar-bg"])
  }

  @Test("A style sheet with a drawing in an address is a style sheet")
  func drawings() throws {
    let css = ":root { --bg: #fff; --text: #ccc; --arrow: url('data:image/svg+xml,<svg xmlns=\"x\"></svg>') }"
    #expect(try check(("a.css", css)).failures == ["--text on --bg"])
  }

  @Test("A palette's black never becomes white for one of its names")
  func palettes() throws {
    let kotlin = """
      val black100 = Color(0xFF19191C)
      val magenta100 = Color(0xFF7A0287)
      val Light = Colors(primaryBackground = magenta100, primaryText = black100)
      """
    let checked = try CheckedFile(File(path: "Colors.kt", text: kotlin))
    #expect(checked.failures.map(\.text.name) == ["primaryText"])
    #expect(checked.failures.first?.nearest != nil && checked.failures.first?.suggestion == nil)
  }

  @Test("A suggestion passes as it's written, and on a screen of 8 bits")
  func rounded() throws {
    for lightness in stride(from: 60, through: 95, by: 5) {
      let css = ":root { --background: hsl(0 0% 100%); --text: hsl(214.3 31.8% \(lightness)%) }"
      let failure = try #require(try CheckedFile(css: css).failures.first)
      let color = try #require(failure.suggestion?.color)
      #expect(color.asHex.contrastRatio(with: .white) >= 4.5)
    }
  }

  @Test("XAML's dictionaries for light and dark are two modes, and its names of colors are colors")
  func dictionaries() throws {
    let xaml = """
      <ResourceDictionary>
       <ResourceDictionary.ThemeDictionaries>
        <ResourceDictionary x:Key="Default">
          <SolidColorBrush x:Key="AppBackground" Color="#1B1B1B"/>
          <SolidColorBrush x:Key="AppForeground" Color="#333333"/>
        </ResourceDictionary>
        <ResourceDictionary x:Key="Light">
          <SolidColorBrush x:Key="AppBackground" Color="White"/>
          <SolidColorBrush x:Key="AppForeground" Color="#333333"/>
        </ResourceDictionary>
       </ResourceDictionary.ThemeDictionaries>
      </ResourceDictionary>
      """
    let failures = try CheckedFile(File(path: "Theme.xaml", text: xaml)).failures
    #expect(failures.map { $0.modes.map(\.isDark) } == [[true]])
  }

  @Test(
    "In a resource dictionary, a foreground is on the color it's named after, and the muted color on the background")
  func resources() throws {
    let xaml = """
      <ResourceDictionary>
        <Color x:Key="BackgroundColor">#FFFFFF</Color>
        <Color x:Key="MutedColor">#8A8A8A</Color>
        <Color x:Key="SaleColor">#FF9A1F</Color>
        <Color x:Key="SaleForeground">White</Color>
        <Color x:Key="HeaderTextColor">#8A8A8A</Color>
        <Color x:Key="HeaderBackgroundColor">White</Color>
      </ResourceDictionary>
      """
    #expect(
      try check(("Light.xaml", xaml)).failures == [
        "MutedColor on BackgroundColor", "SaleForeground on SaleColor", "HeaderTextColor on HeaderBackgroundColor",
      ])
  }

  @Test("Beside a background, a color that's only called so isn't what a foreground is on")
  func otherColors() throws {
    let css = ":root { --sale-foreground: #fff; --sale-background: #222; --sale-color: #ff9a1f }"
    #expect(try check(("a.css", css)).failures.isEmpty)
  }

  @Test("Three numbers in a string of a program are a color if its name says so, and a fix keeps them")
  func triples() throws {
    let file = File(
      path: "theme.ts",
      text: "export const nightTheme = { buyBg: '80, 170, 221', buyFg: '255, 255, 255', versions: '1, 2, 3' }")
    let checked = try CheckedFile(file)
    #expect(
      checked.failures.map { "\($0.text.name) on \($0.background.name)" } == ["nightTheme.buyFg on nightTheme.buyBg"])
    #expect(checked.failures.allSatisfy { $0.modes.allSatisfy(\.isDark) })
    #expect(String(decoding: checked.fixed.bytes, as: UTF8.self).contains(#/buyFg: '\d+, \d+, \d+'/#))
    #expect(try CheckedFile(checked.fixed).failures.isEmpty)
  }

  @Test("A custom property of MUI's is the color of its theme in the same mode, also one that's spread there")
  func muiProperties() throws {
    let script = """
      const slate = { 500: '#8A8A8A' }
      const mist = { 500: '#EEEEEE' }
      export const colorSchemes = {
        dark: { palette: {
          neutral: { ...mist },
          background: { default: '#111111' },
          text: { primary: 'var(--mui-palette-neutral-500)' },
        } },
        light: { palette: {
          common: { white: '#FFFFFF' },
          neutral: { ...slate },
          background: { default: 'var(--mui-palette-common-white)' },
          primary: { main: '#8A8A8A', contrastText: 'var(--mui-palette-common-white)' },
          text: { primary: 'var(--mui-palette-neutral-500)' },
        } },
      }
      """
    let failures = try CheckedFile(File(path: "theme.ts", text: script)).failures
    #expect(
      failures.map { "\($0.text.name) on \($0.background.name)" } == [
        "text.primary on background.default", "primary.contrastText on primary.main",
      ])
    #expect(failures.allSatisfy { !$0.modes.contains { $0.isDark } })
  }

  @Test("A palette's colors from another module are colors, known once that's read")
  func palettesOfModules() throws {
    let file = File(
      path: "schemes.ts",
      text: """
        import { rose } from './colors'
        export const schemes = { light: { palette: { error: { main: rose[500], contrastText: '#ffffff' } } } }
        """)
    #expect(try ContrastCheck([file]).undecided.map(\.reason) == [.unknown])
    let module = File(path: "colors.ts", text: "export const rose = { 500: '#f04438' }")
    #expect(
      try ContrastCheck([file], besides: [module], rules: .init()).failures.map(\.background.name) == ["error.main"])
  }

  @Test("Ant Design's and Chakra UI's names of texts and pages are known")
  func scripts() throws {
    let antd = "export const theme = { token: { colorText: '#777777', colorBgContainer: '#ffffff' } };"
    #expect(try check(("theme.ts", antd)).failures.count == 1)
    let chakra =
      "createSystem({ colors: { surface: { value: { base: '#ffffff', _dark: '#0C0C0D' } }, text: { value: { base: '#B9BBC6', _dark: '#FCFCFD' } } } });"
    #expect(try check(("theme.ts", chakra)).failures.count == 1)
  }

  @Test("What's disabled needs no contrast, what isn't disabled does")
  func disabled() throws {
    let css = """
      a:disabled:not(.flat) { color: #cccccc; background-color: #ffffff }
      b:not(:is(.flat, :disabled)) { color: #cccccc; background-color: #ffffff }
      """
    #expect(
      try check(("a.css", css)).failures == [
        "b:not(:is(.flat, :disabled)) color on b:not(:is(.flat, :disabled)) background-color"
      ])
  }

  @Test("However often a selector says what it isn't for, it's read")
  func negations() throws {
    let selector = "a" + String(repeating: ":not(.b)", count: 10) + ":disabled"
    let css = "\(selector) { color: #cccccc; background-color: #ffffff }"
    #expect(try check(("a.css", css)).failures.isEmpty)
  }

  @Test("Each brush of a XAML dictionary has its own place")
  func brushes() throws {
    let xaml = """
      <ResourceDictionary>
        <Color x:Key="Paper">#FFFFFFFF</Color>
        <SolidColorBrush x:Key="Panel.Background" Color="{StaticResource Paper}"/>
        <SolidColorBrush x:Key="Panel.Foreground" Color="#FFC0C0C0"/>
      </ResourceDictionary>
      """
    let checked = try CheckedFile(File(path: "Light.xaml", text: xaml))
    #expect(
      checked.lines == ["Panel.Foreground on Panel.Background (Paper), light: 1.81 of 4.5, 4:52 and 2:24, #FF767676"])
    #expect(try CheckedFile(checked.fixed).failures.isEmpty)
  }

  @Test("Two names of one color, arguments of two calls and the platform's white aren't pairs that fall short")
  func falseAlarms() throws {
    #expect(try check(("a.css", ":root { --b: #2b7fd8; --b-text: var(--b); --b-bg: var(--b) }")).failures == [])
    #expect(
      try check(("a.js", "setText({ textColor: '#ffffff' }); setBox({ backgroundColor: '#fefefe' })")).judged == 0)
    let kotlin = "val White = Color(0xFF777777)\nval primary = Color(0xFF1F3FB5)\nval onPrimary = Color.White"
    let found = try check(("Theme.kt", kotlin))
    #expect(found.failures == [] && found.judged == 1)
  }

  @Test("A comment and an annotation are no part of the color before them")
  func annotations() throws {
    let kotlin =
      "val primary = Color(0xFF777777)\nval onPrimary = Color(0xFF787878)\n// Last.\n@Suppress(\"x\")\nfun f() {}"
    let check = try ContrastCheck([File(path: "Theme.kt", text: kotlin)])
    #expect(check.failures.map { $0.suggestion?.text.hasSuffix(")") } == [true])
  }

  @Test("Names are followed from one file of a program to another, and pairs stay in a file")
  func folder() throws {
    let colors = "val Sky = Color(0xFF74B0E8)\nval Chalk = Color(0xFFFFFFFF)"
    let theme = "private val Light = lightColorScheme(primary = Sky, onPrimary = Chalk)"
    #expect(try check(("Color.kt", colors), ("Theme.kt", theme)).failures == ["onPrimary on primary"])
    #expect(
      try check(("A.kt", "val onPrimary = Color(0xFFFFFFFF)"), ("B.kt", "val primary = Color(0xFFFEFEFE)")).judged == 0)
  }

  @Test(
    "A custom property that a sheet only uses is looked up in the others: in the nearest, and in none if two are as near"
  )
  func pageProperties() throws {
    let sheets = [
      "app/tokens.css": ":root { --ink: var(--gray); --page: #ffffff }\n.dark { --ink: #222222; --page: #111111 }",
      "app/grays.css": ":root { --gray: #999999 } .chip { --page: #000000 }",
      "other/tokens.css": ":root { --ink: #000000; --page: #ffffff }",
    ]
    let paths = sheets.keys.sorted()
    let page = PageProperties(paths) { Array(sheets[paths[$0]]?.utf8 ?? "".utf8) }
    let css = ".note { color: var(--ink); background: var(--page) }"
    func judged(_ path: String) throws -> [String] {
      try ContrastCheck([File(path: path, text: css)], page: page).failures.map {
        "\(page.paths[$0.text.place.file - 1]) \($0.modes.map(\.name))"
      }
    }
    #expect(try judged("app/note.css") == ["app/grays.css [\"light\"]", "app/tokens.css [\"dark\"]"])
    #expect(try judged("other/note.css") == [])
    #expect(try ContrastCheck([File(path: "other/note.css", text: css)], page: page).judged == 1)
    #expect(try ContrastCheck([File(path: "third/note.css", text: css)], page: page).judged == 0)
    let own = File(path: "app/note.css", text: ":root { --ink: #111111 }" + css)
    #expect(
      try ContrastCheck([own], page: page).failures.map { $0.modes.map(\.name) } == [["dark"]], "its own ink counts")
  }

  @Test(
    "Names that both end in dark are a pair of their own: for certain if they differ from the others as in dark mode")
  func modesInNames() throws {
    let both = "$bg-color: #fff; $fg-color: #212121; $bg-color-dark: #212121; $fg-color-dark: #333;"
    #expect(try check(("a.scss", both)).failures == ["$fg-color-dark on $bg-color-dark"])
    let alternative = "$alt-bg-color-dark: #424242; $alt-fg-color-dark: #ddd;"
    #expect(try check(("a.scss", alternative)).judged == 1)
    // A darker text and a darker page are shades.
    let shades = ":root { --bg: #fff; --text: #555; --bg-dark: #666; --text-dark: #222 }"
    let judged = try ContrastCheck([File(path: "a.css", text: shades)])
    #expect(judged.failures.isEmpty)
    #expect(judged.undecided.map { "\($0.text.name) on \($0.background.name)" } == ["--text-dark on --bg-dark"])
  }

  @Test("A scheme's pair whose colors are in another file is said not to be judged")
  func importedColors() throws {
    let theme = """
      import { colors } from './colors';
      export default createTheme({ palette: { primary: { main: colors.plum[300], contrastText: colors.grey[50] } } });
      """
    let alone = try ContrastCheck([File(path: "theme.ts", text: theme)])
    #expect(alone.judged == 0 && alone.undecided.map(\.reason) == [.unknown])
    // With the module that it imports, it is.
    let colors = File(
      path: "colors.ts", text: "export const colors = { grey: { 50: '#fff' }, plum: { 300: '#bebbf3', 50: '#fff' } };")
    let judged = try ContrastCheck(
      [File(path: "theme.ts", text: theme)], besides: [colors])
    #expect(
      judged.failures.map { "\($0.text.name) on \($0.background.name)" } == ["primary.contrastText on primary.main"])
    #expect(judged.failures.first?.suggestion == nil)
  }

  @Test("A scrollbar isn't text")
  func scrollbar() throws {
    let css = ":root { --scrollbar-background: #212121; --scrollbar-color: #484848 }"
    let judged = try ContrastCheck([File(path: "a.css", text: css)])
    #expect(judged.failures.isEmpty && judged.undecided.map(\.reason) == [.unread])
  }

  @Test("A style sheet in a program's template is judged, and put right where it's written")
  func templates() throws {
    let program =
      "const ink = '#111111';\nexport const look = css`\n  :root { --text: ${a => `#${a}`}; --card: #fff; --card-text: #aaa; --card-bg: #fff }\n`;\n"
    let checked = try CheckedFile(File(path: "look.ts", text: program))
    #expect(checked.failures.map { "\($0.text.name) on \($0.background.name)" } == ["--card-text on --card-bg"])
    #expect(String(decoding: checked.fixed.bytes, as: UTF8.self) == program.replacing("#aaa", with: "#767676"))
  }

  @Test("A mixin's colors are judged where it's included, and put right where they're written")
  func mixins() throws {
    let sheet = "@mixin cards { --card: #ffffff; --card-foreground: #aaaaaa }\n:root { @include cards }\n"
    let checked = try CheckedFile(File(path: "a.scss", text: sheet))
    #expect(checked.lines == ["--card-foreground on --card, light: 2.32 of 4.5, 1:52 and 1:24, #767676"])
  }

  @Test("Text on a gradient isn't judged, and that's the reason")
  func gradient() throws {
    let css = ":root { --hero-bg: linear-gradient(90deg, #131327, #2a2a55); --hero-text: #ffffff }"
    #expect(try ContrastCheck([File(path: "a.css", text: css)]).undecided.map(\.reason) == [.gradient])
  }

  @Test("Items of lists and sets in namespaces don't share their names")
  func lists() throws {
    let json =
      ##"{"themes": [{"name": "day", "background": "#ffffff", "text": "#111111"}, {"name": "eve", "background": "#000000"}]}"##
    #expect(try check(("themes.json", json)).failures == [])
  }

  @Test("A file is the same to the check as to an import, and a dark table is one in light mode, too")
  func kinds() throws {
    #expect(try check(("a.sass", "$text: #aaaaaa\n$background: #ffffff\n")).failures == ["$text on $background"])
    let css = ".table-dark { --table-color: #ffffff; --table-bg: #7b8a8b }"
    let failures = try ContrastCheck([File(path: "a.css", text: css)]).failures
    #expect(failures.map { $0.modes.map(\.isDark) } == [[false]])
  }
}
