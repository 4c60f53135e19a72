import ColorScience
import FileCheck
import Files
import Formats
import Testing

/// A file with one pair that falls short, and what `--fix` makes of the text's place.
struct BadFile: CustomTestStringConvertible, Sendable {
  let path: String
  let text: String
  /// The text at the color's place, and the one that takes its place.
  let written: String
  let fixed: String

  var testDescription: String { path }
}

@Suite("The contrast of files in each format")
struct FormatCheckTests {
  static let files = [
    BadFile(
      path: "theme.css", text: ":root {\n  --on-card: #AAA; /* faint */\n  --card: #FFF;\n}\n", written: "#AAA",
      fixed: "#767676"),
    BadFile(
      path: "upper.css", text: ":root { --text: #8A8AFFff; --background: white }", written: "#8A8AFFff",
      fixed: "#6C68DAff"),
    BadFile(
      path: "oklch.css", text: ":root { --muted-foreground: oklch(0.556 0 0); --muted: oklch(0.97 0 0) }",
      written: "oklch(0.556 0 0)", fixed: "oklch(0.546 0 0)"),
    BadFile(
      path: "rgb.scss", text: "$body-color: rgb(108, 117, 125); $body-bg: #f8f9fa;", written: "rgb(108, 117, 125)",
      fixed: "rgb(107, 116, 124)"),
    BadFile(
      path: "name.less", text: "@text: gray;\n@background: #fff;\n", written: "gray", fixed: "#767676"),
    BadFile(
      path: "page.html", text: "<p>--text: #999</p><style>:root{--text:#999;--background:#fff}</style>",
      written: "#999", fixed: "#767676"),
    BadFile(
      path: "theme.tokens.json",
      text:
        ##"{"color": {"text": {"$type": "color", "$value": "#999999"}, "background": {"$value": "#ffffff", "$type": "color"}}}"##,
      written: "#999999", fixed: "#767676"),
    BadFile(
      path: "new.tokens.json",
      text: ##"""
        {"color": {"$type": "color",
          "on-card": {"$value": {"colorSpace": "srgb", "components": [0.6, 0.6, 0.6], "hex": "#999999"}},
          "card": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
        """##,
      written: ##"{"colorSpace": "srgb", "components": [0.6, 0.6, 0.6], "hex": "#999999""##,
      fixed: ##"{"colorSpace": "srgb", "components": [0.4627, 0.4627, 0.4627], "hex": "#767676""##),
    BadFile(
      path: "Theme.swift",
      text:
        "extension Color {\n  static let onCard = Color(red: 0.6, green: 0.6, blue: 0.6)\n  static let card = Color.white\n}\n",
      written: "Color(red: 0.6, green: 0.6, blue: 0.6)", fixed: "Color(red: 0.463, green: 0.463, blue: 0.463)"),
    BadFile(
      path: "Hex.swift",
      text: "enum Palette { static let text = UIColor(hex: 0x999999)\nstatic let background = UIColor(hex: 0xffffff) }",
      written: "UIColor(hex: 0x999999)", fixed: "UIColor(hex: 0x767676)"),
    BadFile(
      path: "Color.kt", text: "val onCard = Color(0xFF999999)\nval card = Color(0xFFFFFFFF)\n",
      written: "Color(0xFF999999)",
      fixed: "Color(0xFF767676)"),
    BadFile(
      path: "White.kt", text: "val onSky = Color(0xFFFFFFFF)\nval sky = Color(0xFF90CAF9)\n",
      written: "Color(0xFFFFFFFF)", fixed: "Color(0xFF515151)"),
    BadFile(
      path: "white.dart", text: "const onSky = Color(0xFFFFFFFF);\nconst sky = Color(0xFF90CAF9);\n",
      written: "Color(0xFFFFFFFF)", fixed: "Color(0xFF515151)"),
    BadFile(
      path: "bare.css", text: ":root { --text: 200 200 200; --background: 255 255 255 } p { color: rgb(var(--text)) }",
      written: "200 200 200", fixed: "118 118 118"),
    BadFile(
      path: "black.css", text: ":root { --text: 0 0 0; --background: 20 20 20 } p { color: rgb(var(--text)) }",
      written: "0 0 0", fixed: "126 126 126"),
    BadFile(
      path: "theme.dart",
      text: "const scheme = ColorScheme(onSurface: Color.fromRGBO(153, 153, 153, 1), surface: Color(0xffffffff));\n",
      written: "Color.fromRGBO(153, 153, 153, 1)", fixed: "Color.fromRGBO(118, 118, 118, 1)"),
    BadFile(
      path: "theme.js",
      text: "createTheme({ palette: { warning: { main: '#ed6c02', contrastText: '#fff' }, mode: 'light' } })",
      written: "'#fff'", fixed: "'#2b2b2b'"),
    BadFile(
      path: "values/colors.xml",
      text:
        "<resources>\n  <color name=\"on_card\">#FF999999</color>\n  <color name=\"card\">#fff</color>\n</resources>\n",
      written: "#FF999999", fixed: "#FF767676"),
    BadFile(
      path: "material-theme.json",
      text:
        ##"{"schemes": {"light": {"primary": "#6750A4", "onPrimary": "#9A82DB"}, "dark": {"primary": "#D0BCFF", "onPrimary": "#381E72"}}}"##,
      written: "#9A82DB", fixed: "#DBD2FF"),
  ]

  @Test("One pair falls short, and its suggestion, written in its place, is all that has to change", arguments: files)
  func fix(_ file: BadFile) throws {
    let checked = try CheckedFile(File(path: file.path, text: file.text))
    let failure = try #require(checked.failures.first)
    #expect(checked.failures.count == 1)
    let range = failure.text.place.range
    #expect(String(decoding: checked.file.bytes[range], as: UTF8.self) == file.written)
    let fixed = checked.fixed
    #expect(
      String(
        decoding: fixed.bytes[range.lowerBound...].dropLast(checked.file.bytes.count - range.upperBound), as: UTF8.self)
        == file.fixed)
    // Nothing before and nothing after it is touched.
    #expect(fixed.bytes[..<range.lowerBound] == checked.file.bytes[..<range.lowerBound])
    #expect(fixed.bytes.suffix(checked.file.bytes.count - range.upperBound) == checked.file.bytes[range.upperBound...])
    #expect(try CheckedFile(fixed).failures.isEmpty)
  }

  /// A color set's file.
  static func colorSet(_ name: String, _ any: String, dark: String? = nil) -> File {
    func entry(_ components: String, _ appearances: String) -> String {
      "{\(appearances)\"color\": {\"color-space\": \"srgb\", \"components\": {\(components)}}, \"idiom\": \"universal\"}"
    }
    let night =
      dark.map { ", " + entry($0, #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#) } ?? ""
    return File(path: "A.xcassets/\(name).colorset/Contents.json", text: "{\"colors\": [\(entry(any, ""))\(night)]}")
  }

  @Test(
    "Color sets are pairs by their folders' names, and keep how their channels are written",
    arguments: [
      (#""red": "0xAA", "green": "0xAA", "blue": "0xAA", "alpha": "1.000""#, #"0x76", "green": "0x76", "blue": "0x76"#),
      (
        #""alpha": "1.000", "blue": "0.600", "green": "0.600", "red": "0.600""#,
        #"0.4627", "green": "0.4627", "red": "0.4627"#
      ),
      (#""red": "170", "green": "170", "blue": "170", "alpha": "1.000""#, #"118", "green": "118", "blue": "118"#),
    ])
  func assetCatalog(_ channels: String, _ fixed: String) throws {
    let files = [
      Self.colorSet("OnCard", channels), Self.colorSet("Card", #""red": "1.000", "green": "1.000", "blue": "1.000""#),
    ]
    let check = try ContrastCheck(files)
    let suggestion = try #require(check.failures.first?.suggestion)
    #expect(check.failures.count == 1)
    #expect(suggestion.text == "#767676")
    #expect(String(decoding: suggestion.bytes, as: UTF8.self) == fixed)
    let after = [files[0].applying([suggestion]), files[1]]
    #expect(try ContrastCheck(after).failures.isEmpty)
  }

  @Test("A token's channels are suggested as a hex, not as a piece of JSON")
  func tokenChannels() throws {
    let text = ##"""
      {"on-card": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.6, 0.6, 0.6]}},
       "card": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
      """##
    let check = try CheckedFile(File(path: "a.tokens.json", text: text))
    #expect(check.failures.map { $0.suggestion?.text } == ["#767676"])
    #expect(try CheckedFile(check.fixed).failures.isEmpty)
  }

  @Test("A color set without a dark color has the one for any appearance")
  func darkColorSet() throws {
    let black = #""red": "0", "green": "0", "blue": "0""#
    let white = #""red": "255", "green": "255", "blue": "255""#
    let check = try ContrastCheck([Self.colorSet("Text", black), Self.colorSet("Background", white, dark: black)])
    #expect(check.failures.map { $0.modes.map(\.name) } == [["dark"]])
  }

  @Test("A night's colors take the place of the day's")
  func night() throws {
    let day = File(
      path: "res/values/colors.xml",
      text:
        ##"<resources><color name="text">#111</color><color name="background">@color/page</color><color name="page">#fff</color></resources>"##
    )
    let night = File(
      path: "res/values-night/colors.xml", text: ##"<resources><color name="page">#222</color></resources>"##)
    let check = try ContrastCheck([day, night])
    #expect(
      check.failures.map { "\($0.background.name) \($0.background.source ?? "") \($0.modes.map(\.name))" } == [
        "background page [\"dark\"]"
      ])
    #expect(check.failures.first?.background.place.file == 1)
  }

  @Test("A color with few digits gets more if these can't say one that passes")
  func digits() throws {
    let file = File(
      path: "values/a.xml",
      text: "<resources><color name=\"on_a\">#999</color><color name=\"a\">#fff</color></resources>")
    #expect(try CheckedFile(file).failures.first?.suggestion?.text == "#767676")
  }

  @Test("A program that breaks off in a color is judged to its end")
  func brokenOff() throws {
    let check = try CheckedFile(File(path: "a.js", text: "x = {card: '#fff', onCard: '#999"))
    #expect(check.failures.first?.text.place.range == 27..<32)
  }

  @Test("A name that a program declares twice isn't judged")
  func declaredTwice() throws {
    let check = try CheckedFile(
      File(path: "a.js", text: "const text = '#999'\nfunction f() { const text = '#111' }\nconst background = '#fff'"))
    #expect(check.failures.isEmpty)
    #expect(check.undecided.map(\.reason) == [.ambiguous])
  }

  @Test(
    "One color for several backgrounds passes on all of them, or none is suggested",
    arguments: [
      (##":root { --gray: #999; --text: var(--gray); --background: #fff; --surface: #eee }"##, ["#666", "#666"]),
      (##":root { --white: #fff; --on-a: var(--white); --a: #f90; --on-b: var(--white); --b: #00f }"##, [nil]),
    ])
  func severalUses(_ sheet: String, _ suggestions: [String?]) throws {
    #expect(try CheckedFile(css: sheet).failures.map { $0.suggestion?.text } == suggestions)
  }

  @Test(
    "A color that passes but that we can't write is told as a hex",
    arguments: [
      ("a.css", ":root { --text: hwb(0 60% 40%); --background: #fff }"),
      ("a.css", ":root { --text: var(--e, #999); --background: #fff }"),
      ("a.scss", "$text: lighten(#999, 0%); $background: #fff;"),
      ("a.swift", "let onCard = Color(white: 0.6)\nlet card = Color.white"),
      ("a.dart", "const onCard = Colors.grey;\nconst card = Colors.white;"),
      (
        "a.json",
        ##"{"on-card": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.683, 0, 0]}}, "card": {"$type": "color", "$value": "#ffffff"}}"##
      ),
    ])
  func unwritable(_ path: String, _ text: String) throws {
    let failure = try #require(try CheckedFile(File(path: path, text: text)).failures.first)
    #expect(failure.suggestion == nil)
    #expect(failure.nearest?.hex == "#767676")
  }

  @Test("A see-through color has one, too, if it's judged")
  func seeThrough() throws {
    var rules = ContrastCheck.Rules()
    rules.isStrict = true
    let check = try CheckedFile(css: ":root { --text: rgb(0 0 0 / 0.4); --background: #fff }", rules: rules)
    #expect(check.failures.map { $0.nearest?.hex } == ["#767676"])
  }

  @Test("No color passes on black and white that needs 7 on both; one does that needs 7 and 2")
  func differentNeeds() throws {
    let sheet = ":root { --gray: #888; --label: var(--gray); --panel: #fff; --caption: var(--gray); --box: #000 }"
    func nearest(_ other: Double) throws -> [SRGB?] {
      var rules = ContrastCheck.Rules()
      rules.listed = [
        ListedPair(text: "label", background: "panel", ratio: 7),
        ListedPair(text: "caption", background: "box", ratio: other),
      ]
      return try CheckedFile(css: sheet, rules: rules).failures.map(\.nearest)
    }
    #expect(try nearest(7) == [nil, nil])
    #expect(try nearest(2).map { $0?.hex } == ["#555555"])
  }

  @Test("The digits of the opacity count for a hex's case")
  func hexCase() throws {
    let check = try CheckedFile(
      File(
        path: "values/a.xml",
        text: "<resources><color name=\"on_a\">#FF444444</color><color name=\"a\">#FF111111</color></resources>"))
    #expect(check.failures.first?.suggestion?.text == "#FF7C7C7C")
    let code = try CheckedFile(File(path: "a.kt", text: "val onA = Color(0xFF444444)\nval a = Color(0xFF111111)\n"))
    #expect(code.failures.first?.suggestion?.text == "Color(0xFF7C7C7C)")
  }

  @Test("Every theme counts, and a file with too many says so")
  func manyModes() throws {
    func check(_ count: Int) throws -> CheckedFile {
      try CheckedFile(
        css: (0..<count).map { "[data-theme=t\($0)] { --text: #\($0 + 1 < count ? 111 : 999); --background: #fff }\n" }
          .joined())
    }
    let hundred = try check(100)
    #expect(hundred.failures.map { $0.modes.map(\.name) } == [["light of t99"]])
    #expect(!hundred.check.isCut)
    #expect(try check(1100).check.isCut)
    let tokens = (0..<1100).map { ##""t\##($0)": {"on-card": "#111111", "card": "#ffffff"}"## }.joined(separator: ", ")
    #expect(try CheckedFile(File(path: "a.js", text: "x = {themes: {\(tokens)}}")).check.isCut)
  }

  @Test("A file with more colors, references or sets than are read says so")
  func manyColors() throws {
    let references = (0..<20_001).map { "const a\($0) = b\n" }.joined()
    #expect(try CheckedFile(File(path: "a.js", text: "const b = '#111'\n" + references)).check.isCut)
    let themes = (0..<65).map { ##"{"name": "t\##($0)", "selectedTokenSets": {}}"## }.joined(separator: ", ")
    #expect(
      try CheckedFile(File(path: "a.json", text: ##"{"$themes": [\##(themes)], "on-a": "#111111", "a": "#ffffff"}"##))
        .check.isCut)
    let colors = (0..<66_000).map { "const a\($0) = '#111'\n" }.joined()
    #expect(try CheckedFile(File(path: "a.js", text: colors)).check.isCut)
  }

  @Test(
    "Text of what's disabled is listed apart",
    arguments: [
      (".btn:disabled", true), ("[disabled]", true), ("a[aria-disabled=true], .btn.disabled", true),
      (".btn", false), (".btn:not(:disabled)", false), (".btn, .btn:disabled", false),
    ])
  func disabled(_ selector: String, _ isApart: Bool) throws {
    let check = try CheckedFile(css: "\(selector) { --btn-color: #999; --btn-bg: #fff }")
    #expect(check.failures.isEmpty == isApart)
    #expect(check.undecided.map(\.reason) == (isApart ? [.unread] : []))
  }

  @Test("A project's own pairs are judged, and those that it ignores aren't")
  func listed() throws {
    let sheet = ":root { --label: #777; --panel: #fff; --text: #999; --background: #fff }"
    var rules = ContrastCheck.Rules()
    rules.listed = [ListedPair(text: "label", background: "panel", ratio: 7)]
    rules.ignored = [ListedPair(text: "text", background: "background")]
    let check = try CheckedFile(css: sheet, rules: rules)
    #expect(check.lines == ["--label on --panel, light: 4.47 of 7.0, 1:18 and 1:33, #555"])
  }

  @Test("Bytes that are nothing, or too much, are refused")
  func refused() {
    #expect(throws: ImportError.empty) { try ContrastCheck([File(path: "a.css", bytes: [])]) }
    #expect(throws: ImportError.unknownFormat) { try ContrastCheck([File(path: "a.bin", bytes: [0, 1, 2])]) }
    #expect(throws: ImportError.self) { try ContrastCheck([File(path: "a.json", text: "{")]) }
  }
}
