import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A color set for every role, for each appearance, and for every shade; and a data set with the fonts. Names begin with
  /// Brand, because the symbols that Xcode generates mustn't be the system's.
  /// Source: Apple, "Asset Catalog Format Reference".
  var assetCatalog: [File] {
    var files = [File(path: "Contents.json", text: JSONText.object([info]).text)]
    for role in SchemeRole.allCases {
      let name = "Brand" + role.name.camelCased(startingUppercase: true)
      files.append(
        colorSet(
          name,
          [
            entry(light[role]), entry(dark[role], isDark: true), entry(lightHighContrast[role], isHigh: true),
            entry(darkHighContrast[role], isDark: true, isHigh: true),
          ]))
    }
    for (name, tint) in ramps {
      for swatch in tint.ramp.swatches {
        let name = "Brand" + name.camelCased(startingUppercase: true) + swatch.step.label
        files.append(colorSet(name, [entry(swatch.color)]))
      }
    }
    let data = JSONText.object([("filename", .string("fonts.json")), ("idiom", .string("universal"))])
    return files + [
      File(path: "BrandFonts.dataset/Contents.json", text: JSONText.object([("data", .array([data])), info]).text),
      File(path: "BrandFonts.dataset/fonts.json", text: fontsJSON.text),
    ]
  }

  private var info: (key: String, value: JSONText) {
    ("info", .object([("author", .string("xcode")), ("version", .number(1))]))
  }

  private func colorSet(_ name: String, _ colors: [JSONText]) -> File {
    File(path: name + ".colorset/Contents.json", text: JSONText.object([("colors", .array(colors)), info]).text)
  }

  private func entry(_ color: SRGB, isDark: Bool = false, isHigh: Bool = false) -> JSONText {
    var appearances: [JSONText] = []
    if isDark { appearances.append(appearance("luminosity", "dark")) }
    if isHigh { appearances.append(appearance("contrast", "high")) }
    let components: [(key: String, value: JSONText)]
    if color.isInGamut {
      let digits = color.asHex.hexDigits.bytes
      components = ["red", "green", "blue"].enumerated().map { place, name in
        (name, .string("0x" + String(bytes: Array(digits[(2 * place)..<(2 * place + 2)]))))
      }
    } else {
      let wide = DisplayP3(color)
      components = [
        ("red", .string(wide.red.fraction)), ("green", .string(wide.green.fraction)),
        ("blue", .string(wide.blue.fraction)),
      ]
    }
    let color = JSONText.object([
      ("color-space", .string(color.isInGamut ? "srgb" : "display-p3")),
      ("components", .object([("alpha", .string("1.000"))] + components)),
    ])
    let shown: [(key: String, value: JSONText)] = appearances.isEmpty ? [] : [("appearances", .array(appearances))]
    return .object(shown + [("color", color), ("idiom", .string("universal"))])
  }

  private func appearance(_ kind: String, _ value: String) -> JSONText {
    .object([("appearance", .string(kind)), ("value", .string(value))])
  }

  /// An asset catalog has no fonts, but a data set may hold anything.
  private var fontsJSON: JSONText {
    .object([
      ("note", .string(note)), ("titleFont", .string(title.name)), ("titleWeight", .number(title.weight)),
      ("bodyFont", .string(body.name)), ("bodyWeight", .number(body.weight)),
    ])
  }
}
