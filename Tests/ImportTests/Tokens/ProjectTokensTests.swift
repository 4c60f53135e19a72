import ColorScience
import Testing
import Theme

@testable import Formats
@testable import Import

@Suite("Design tokens of other projects")
struct ProjectTokensTests {
  @Test("Say which color is which", arguments: projects)
  func meaning(file: ProjectSheet) throws {
    let found = try file.imported
    #expect(found.theme.string == file.theme)
    #expect(found.guesses == file.guesses)
  }

  private static let projects = [
    ProjectSheet(
      what: "Spectrum’s sets are modes", path: "x.json",
      text: ##"""
        {"primary": {"sets": {"light": {"value": "#1864ab"}, "dark": {"value": "#a5d8ff"}, "wireframe": {"value": "#000"}}},
         "accent": {"sets": {"light": {"value": "#d9480f"}, "dark": {"value": "#ffc078"}}}}
        """##, theme: "primary=1864ab&accent=d9480f"),
    ProjectSheet(
      what: "A value has a mode each, or a dark one beside it", path: "x.json",
      text: ##"""
        {"primary": {"$type": "color", "$value": {"dark": "#a5d8ff", "light": "#1864ab"}},
         "accent": {"value": "#d9480f", "darkValue": "#ffc078"},
         "brand": {"$value": "#123456", "$extensions": {"mode": {"light": "#123456", "dark": "#abcdef"}}}}
        """##, theme: "primary=1864ab&accent=d9480f"),
    ProjectSheet(
      what: "Light and dark beside the color itself are shades", path: "x.json",
      text: ##"""
        {"primary": {"light": {"$value": "#757ce8"}, "main": {"$value": "#3f50b5"}, "dark": {"$value": "#002884"}},
         "accent": {"light": "#ff7961", "$root": {"$value": "#e8590c"}, "dark": "#ba000d"}}
        """##, theme: "primary=3f50b5&accent=e8590c"),
    ProjectSheet(
      what: "Pointers are followed, and groups extend others", path: "x.tokens.json",
      text: ##"""
        {"palette": {"$type": "color", "sea/deep": {"$value": {"colorSpace": "srgb", "components": [0.0431, 0.4471, 0.5216]}},
                     "flame": {"$value": "#e8590c"}},
         "base": {"$type": "color", "accent": {"$value": "{palette.flame}"}, "primary": {"$value": "#000000"}},
         "color": {"$extends": "{base}", "$type": "color", "primary": {"$ref": "#/palette/sea~1deep"}},
         "other": {"$extends": {"$ref": "#/other"}}}
        """##, theme: "primary=0b7285&accent=e8590c"),
    ProjectSheet(
      what: "Modifiers of Tokens Studio", path: "x.json",
      text: ##"""
        {"blue": {"value": "#3366cc", "type": "color"},
         "primary": {"value": "rgba({blue}, 1)", "type": "color"},
         "accent": {"value": "{blue}", "type": "color",
           "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.5", "space": "hsl"}}}}}
        """##, theme: "primary=3366cc&accent=1a3366"),
    ProjectSheet(
      what: "A modifier of a modified color, with a color to mix in by name", path: "x.json",
      text: ##"""
        {"primary": {"value": "#000000", "type": "color",
           "$extensions": {"studio.tokens": {"modify": {"type": "lighten", "value": "{half}", "space": "srgb"}}}},
         "half": {"value": "0.4", "type": "number"},
         "accent": {"value": "{primary}", "type": "color",
           "$extensions": {"studio.tokens": {"modify": {"type": "mix", "value": 0.5, "color": "{red}", "space": "srgb"}}}},
         "red": {"value": "#ff0000", "type": "color"}}
        """##, theme: "primary=666666&accent=b33333"),
    ProjectSheet(
      what: "A list of Figma’s variables, each with its name", path: "x.json",
      text: ##"""
        {"collections": [{"name": "Brand", "modes": [
          {"name": "Dark", "variables": [{"name": "color/primary", "type": "color", "value": "#BAC8FF"}]},
          {"name": "Light", "variables": [{"name": "color/primary", "type": "color", "value": "#364FC7"},
            {"name": "color/accent", "type": "color", "value": "#F08C00"},
            {"name": "font/heading", "type": "string", "value": "Bitter"}, {"name": "font/size", "type": "string", "value": "M"}]}]}]}
        """##, theme: "primary=364fc7&accent=f08c00&title=Bitter&body=Bitter", guesses: [.bodyFont]),
    ProjectSheet(
      what: "What Figma’s REST interface answers", path: "x.json",
      text: ##"""
        {"status": 200, "error": false, "meta": {
          "variableCollections": {"C:1": {"name": "Theme", "defaultModeId": "1:0",
            "modes": [{"modeId": "1:1", "name": "Dark"}, {"modeId": "1:0", "name": "Light"}]}},
          "variables": {
            "V:2": {"id": "V:2", "name": "color/primary", "resolvedType": "COLOR", "variableCollectionId": "C:1",
              "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}, "1:1": {"r": 1, "g": 1, "b": 0, "a": 1}}},
            "V:1": {"id": "V:1", "name": "sea", "resolvedType": "COLOR", "variableCollectionId": "C:1",
              "valuesByMode": {"1:0": {"r": 0.0431, "g": 0.4471, "b": 0.5216, "a": 1}}},
            "V:3": {"id": "V:3", "name": "color/accent", "resolvedType": "COLOR", "variableCollectionId": "C:1",
              "valuesByMode": {"1:0": {"r": 0.9098, "g": 0.349, "b": 0.0471, "a": 1}}}}}}
        """##, theme: "primary=0b7285&accent=e8590c"),
    ProjectSheet(
      what: "Variables that refer to others by collection and name", path: "x.json",
      text: ##"""
        {"collections": [{"name": "Colors", "modes": [{"name": "Mode 1", "variables": [
          {"name": "Primary/500", "type": "color", "value": "#6D28D9"}, {"name": "Pink/400", "type": "color", "value": "#F472B6"},
          {"name": "Accent", "type": "color", "isAlias": true, "value": {"collection": "Colors", "name": "Pink/400"}}]}]}]}
        """##, theme: "primary=6d28d9&accent=f472b6"),
    ProjectSheet(
      what: "A plugin’s list of collections, with the names of modes by their keys", path: "x.json",
      text: ##"""
        [{"id": "C:1", "name": "Tokens", "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [
          {"id": "V:1", "name": "Brand/Primary", "type": "COLOR",
           "valuesByMode": {"1:1": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:0": {"r": 0.0431, "g": 0.4471, "b": 0.5216, "a": 1}}}]}]
        """##, theme: "primary=0b7285"),
    ProjectSheet(
      what: "Names have hexes and fonts", path: "theme.json",
      text: ##"""
        {"colors": {"brand": {"50": "#e3f2f9", "500": "#0967d2", "900": "#03449e"}, "orange": {"500": "#e8590c"}},
         "fonts": {"heading": "Raleway", "body": "Open Sans"}, "fontSizes": {"md": "16px"}}
        """##, theme: "primary=0967d2&accent=e8590c&title=Raleway&body=Open+Sans", guesses: [.primary, .accent]),
    ProjectSheet(
      what: "Sets of Tokens Studio and Penpot, which their themes choose", path: "tokens.json",
      text: ##"""
        {"core": {"sea": {"$value": "#0b7285", "$type": "color"}, "sky": {"$value": "#99e9f2", "$type": "color"}},
         "theme/night": {"primary": {"$value": "{sky}", "$type": "color"}},
         "theme/day": {"primary": {"$value": "{sea}", "$type": "color"}, "accent": {"$value": "#e8590c", "$type": "color"}},
         "theme/wine": {"primary": {"$value": "#862e9c", "$type": "color"}},
         "$themes": [{"name": "Light", "selectedTokenSets": {"core": "source", "theme/day": "enabled"}},
           {"name": "Dark", "selectedTokenSets": {"core": "source", "theme/night": "enabled", "theme/day": "disabled"}},
           {"name": "Wine", "selectedTokenSets": {"core": "source", "theme/wine": "enabled"}}],
         "$metadata": {"tokenSetOrder": ["core", "theme/night", "theme/day", "theme/wine"]}}
        """##, theme: "primary=0b7285&accent=e8590c"),
    ProjectSheet(
      what: "Style Dictionary’s names end in value", path: "x.json",
      text: ##"{"sea": {"value": "#0b7285"}, "primary": {"value": "{sea.value}"}, "accent": {"value": "#e8590c"}}"##,
      theme: "primary=0b7285&accent=e8590c"),
    ProjectSheet(
      what: "A guess is no state’s color and no ramp’s end", path: "x.json",
      text: ##"""
        {"ocean": {"$type": "color", "50": {"$value": "#e3f2fd"}, "100": {"$value": "#bbdefc"}, "300": {"$value": "#64b5f7"},
           "500": {"$value": "#1c87e5"}, "900": {"$value": "#06325c"}},
         "danger": {"$type": "color", "500": {"$value": "#e01f2d"}}, "decline": {"$type": "color", "$value": "#ff0000"},
         "honey": {"$type": "color", "500": {"$value": "#f2a516"}}}
        """##, theme: "primary=1c87e5&accent=f2a516", guesses: [.primary, .accent]),
    ProjectSheet(
      what: "The theme of an editor: its buttons, then its links", path: "x-color-theme.json",
      text: ##"""
        {"name": "Sea", "type": "light", "colors": {"editor.background": "#fffdf7", "errorForeground": "#ff0000",
           "button.background": "#0b7285", "textLink.foreground": "#e8590c"},
         "tokenColors": [{"name": "Comment", "scope": "comment", "settings": {"foreground": "#12b886"}}]}
        """##, theme: "primary=0b7285&accent=e8590c&name=Sea", guesses: [.primary, .accent]),
    ProjectSheet(
      what: "What isn’t a font never becomes one", path: "x.json",
      text: ##"""
        {"primary": {"value": "#0b7285", "type": "color"}, "accent": {"value": "#e8590c", "type": "color"},
         "font": {"heading": {"value": "{font.gone}", "type": "fontFamily"}, "size": {"value": "14px", "type": "fontSizes"},
           "weight": {"value": "Bold", "type": "string"}, "body": {"value": "'Work Sans', sans-serif", "type": "fontFamilies"}}}
        """##, theme: "primary=0b7285&accent=e8590c&title=Work+Sans&body=Work+Sans", guesses: [.titleFont]),
  ]

  @Test("Names in other files are found, whatever the order")
  func files() throws {
    let base =
      ##"{"color": {"base": {"navy": {"value": "#0b3d91"}}}, "font": {"serif": {"value": "Lora", "type": "fontFamily"}}}"##
    let roles = ##"""
      {"color": {"primary": {"value": "{color.base.navy}"}, "accent": {"value": "{color.base.gone}", "type": "color"}},
       "font": {"heading": {"value": "{font.serif}", "type": "fontFamily"}}}
      """##
    let files = [File(path: "base.json", text: base), File(path: "roles.json", text: roles)]
    for files in [files, files.reversed()] {
      let found = try Imported(files)
      #expect(found.theme.primary?.slug == "0b3d91" && found.theme.titleFont?.name == "Lora")
      #expect(found.guesses == [.bodyFont])
      #expect(found.notes == ["Left out because the file doesn’t have what it refers to: color.accent."])
    }
  }

  @Test("Modes are dark, names of colors aren’t")
  func dark() throws {
    let found = try Imported([
      File(
        path: "x.json",
        text: ##"""
          {"darkGray": {"500": {"value": "#333333"}}, "Dark mode": {"primary": {"value": "#ffffff"}},
           "primary": {"light": {"value": "#0000ff"}, "dark": {"value": "#8888ff"}}}
          """##)
    ])
    #expect(found.colors.map(\.isDark) == [false, true, false, true])
    #expect(found.theme.primary?.color.hex == "#0000FF")
  }

  @Test("Offer their other themes by name")
  func themes() throws {
    let file = File(path: "tokens.json", text: Self.projects[11].text)
    let found = try Imported([file])
    #expect(found.themes == ["Wine"])
    #expect(found.colors.filter { $0.isDark }.map(\.color.hex) == ["#99E9F2"])
    #expect(try Imported([file], theme: "Wine").theme.primary?.slug == "862e9c")
  }

  @Test("Never hang on what leads round or on and on")
  func circles() throws {
    let chain = (0..<50_000).map { ##""c\##($0)": {"$type": "color", "$value": "{c\##($0 + 1)}"},"## }.joined()
    let modified = (0..<1000).map {
      ##""m\##($0)": {"value": "{m\##($0 + 1)}", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.1"}}}},"##
    }.joined()
    let round = ##""a": {"$extends": "{b}"}, "b": {"$extends": "{a}", "x": {"$value": "{x}"}}, "s": {"$ref": "#/s"},"##
    let all = "{" + chain + modified + round + ##""c50000": {"$value": "#0b7285"}, "primary": {"$value": "{c0}"}}"##
    #expect(try Imported([File(path: "x.json", text: all)]).colors.count == Limits.importedColors)
    let small = "{" + modified + round + ##""primary": {"$value": "#0b7285"}}"##
    #expect(try Imported([File(path: "x.json", text: small)]).theme.primary?.slug == "0b7285")
  }
}
