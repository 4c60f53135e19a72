import ColorScience
import Testing
import Theme

@testable import Formats
@testable import Import

@Suite("Design tokens that other programs made")
struct OtherTokensTests {
  private func imported(_ json: String, path: String = "x.json") throws -> Imported {
    try Imported([File(path: path, text: json)])
  }

  @Test(
    "Reads a color in every notation",
    arguments: [
      ##""#3f51b5""##, ##""rgb(63, 81, 181)""##, ##""hsl(230.8 48.4% 47.8%)""##,
      ##"{"colorSpace": "srgb", "components": [0.247059, 0.317647, 0.709804]}"##,
      ##"{"colorSpace": "hsl", "components": [230.8, 48.4, 47.8], "alpha": 1, "hex": "#000000"}"##,
      ##"{"colorSpace": "oklch", "components": [0.4782, 0.1589, 271.4]}"##,
      ##"{"colorSpace": "unheard-of", "components": [1], "hex": "#3F51B5"}"##,
      ##"{"r": 0.247059, "g": 0.317647, "b": 0.709804, "a": 1}"##,
    ])
  func notations(value: String) throws {
    let imported = try imported(##"{"color": {"primary": {"$type": "color", "$value": \##(value)}}}"##)
    #expect(imported.theme.primary?.slug == "indigo-500")
    #expect(imported.guesses.isEmpty)
  }

  @Test("Keeps Display P3")
  func wide() throws {
    let imported = try imported(
      ##"{"c": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0.5, 0.25]}}}"##)
    #expect(imported.colors.map { css($0.color, in: .displayP3) } == ["color(display-p3 1 0.5 0.25)"])
  }

  @Test("Leaves out what is not opaque or not a color")
  func others() throws {
    let imported = try imported(
      ##"""
      {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}},
       "b": {"$type": "color", "$value": "#ff000080"}, "c": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "d": {"$type": "color", "$value": "red"}, "e": {"$type": "string", "$value": "#00ff00"}}
      """##)
    #expect(imported.colors.map(\.name) == ["d"])
  }

  @Test("Reads tokens without $, with their group's type, and those of Tokens Studio")
  func old() throws {
    let imported = try imported(
      ##"""
      {"brand": {"type": "color", "primary": {"value": "#3f51b5"}},
       "global": {"accent": {"value": "{palette.pink.200}", "type": "color"},
                  "fonts": {"heading": {"value": "EB Garamond", "type": "fontFamilies"},
                            "body": {"value": "Lato, sans-serif", "type": "fontFamilies"}}},
       "core": {"palette": {"pink": {"200": {"value": "#ff4081", "type": "color"}}}}}
      """##)
    #expect(imported.theme.string == "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    #expect(imported.isWhole)
  }

  @Test("Reads fonts from typography")
  func typography() throws {
    let imported = try imported(
      ##"""
      {"type": {"headline": {"$type": "typography", "$value": {"fontFamily": ["EB Garamond", "serif"]}},
                "body": {"$type": "typography", "$value": {"fontFamily": "{stack.main}"}}},
       "stack": {"main": {"$type": "fontFamily", "$value": ["Lato", "Arial"]}}}
      """##)
    #expect(imported.fonts.prefix(2).map(\.family) == ["EB Garamond", "Lato"])
    #expect(imported.theme.titleFont?.name == "EB Garamond" && imported.theme.bodyFont?.name == "Lato")
  }

  @Test("Reads any JSON in which names have hexes")
  func plain() throws {
    let imported = try imported(##"{"theme": {"primary": "#3f51b5", "accent": "#FF4081", "note": "#not"}, "n": 3}"##)
    #expect(imported.theme.string == "primary=indigo-500&accent=pink-a200")
  }

  @Test("Tells dark and high contrast by groups, files and modes")
  func modes() throws {
    let token = ##"{"primary": {"$type": "color", "$value": "#ff0000"}}"##
    let files = [
      File(path: "a/dark.tokens.json", text: token), File(path: "b/Light high contrast.json", text: token),
      File(path: "c.json", text: ##"{"$extensions": {"com.figma.modeName": "Dark"}, "x": \##(token)}"##),
      File(path: "d.json", text: ##"{"dark": \##(token), "high-contrast": \##(token), "day": \##(token)}"##),
    ]
    let imported = try Imported(files)
    #expect(imported.colors.map(\.name) == ["primary", "x.primary", "dark.primary", "day.primary"])
    #expect(imported.colors.map(\.isDark) == [true, true, true, false])
  }

  @Test("Survives aliases that lead to themselves or nowhere")
  func loops() throws {
    let imported = try imported(
      ##"""
      {"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "{a}"},
       "c": {"$type": "color", "$value": "{x.y}"}, "d": {"$type": "color", "$value": "{}"},
       "e": {"$type": "color", "$value": "#123456"}}
      """##)
    #expect(imported.colors.map(\.name) == ["e"])
  }

  @Test("Takes the accent from Material's tertiary color unless the theme has its own secondary")
  func material() throws {
    let light = ##""light": {"primary": "#4C662B", "secondary": "#586249", "tertiary": "#386663"}"##
    let builders = ##"{"seed": "#63A002", "coreColors": {"primary": "#63A002"}, "schemes": {\##(light)}}"##
    let imported = try imported(builders)
    #expect(imported.format == "Material Theme Builder")
    #expect(imported.theme.primary?.color.hex == "#63A002" && imported.theme.accent?.color.hex == "#386663")
  }

  @Test("Stops at the most colors, however many aliases there are")
  func many() throws {
    var json = "{"
    for index in 0..<20000 { json += "\"c\(index)\": {\"$type\": \"color\", \"$value\": \"{c19999x}\"}," }
    json += "\"c19999x\": {\"$type\": \"color\", \"$value\": \"#ff0000\"}}"
    #expect(try imported(json).colors.count <= Limits.importedColors)
  }
}

/// The color's CSS in a space.
private func css(_ color: SRGB, in space: CSSColor.Space) -> String {
  let wide = DisplayP3(color)
  return CSSColor(space, wide.red, wide.green, wide.blue).text
}
