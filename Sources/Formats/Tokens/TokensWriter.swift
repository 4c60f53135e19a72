import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A file for the ramps and fonts, one for each scheme, and a resolver that puts them together.
  /// Source: Design Tokens Community Group, Format, Color and Resolver Modules 2025.10.
  var tokens: [File] {
    var contexts: [(key: String, value: JSONText)] = []
    var files: [File] = []
    for (name, scheme) in schemes {
      let path = name + ".tokens.json"
      contexts.append((name, .array([.object([("$ref", .string(path))])])))
      let colors = SchemeRole.allCases.map { role in
        (key: role.name, value: scheme[role].token(describing: role.purpose))
      }
      files.append(
        File(path: path, text: JSONText.object([("$description", .string(note)), ("color", .object(colors))]).text))
    }
    let shared = JSONText.object(
      [("$description", .string(note)), ("shades", shades)] + [("font", fonts), ("typography", typography)])
    let resolver = JSONText.object([
      ("name", .string(displayName)), ("version", .string("2025.10")), ("description", .string(note)),
      (
        "sets",
        .object([("theme", .object([("sources", .array([.object([("$ref", .string("theme.tokens.json"))])]))]))])
      ),
      (
        "modifiers",
        .object([
          ("appearance", .object([("contexts", .object(contexts)), ("default", .string("light"))]))
        ])
      ),
      (
        "resolutionOrder",
        .array([
          .object([("$ref", .string("#/sets/theme"))]), .object([("$ref", .string("#/modifiers/appearance"))]),
        ])
      ),
    ])
    return [File(path: "theme.resolver.json", text: resolver.text)] + files
      + [File(path: "theme.tokens.json", text: shared.text)]
  }

  /// The schemes with the names that files use.
  private var schemes: [(name: String, scheme: Scheme)] {
    [
      ("light", light), ("dark", dark), ("light-high-contrast", lightHighContrast),
      ("dark-high-contrast", darkHighContrast),
    ]
  }

  private var shades: JSONText {
    .object(
      ramps.map { name, tint in
        (
          name,
          .object(
            tint.ramp.swatches.map { ($0.step.label.asciiLowercased, $0.color.token(describing: nil)) })
        )
      })
  }

  private var fonts: JSONText {
    .object(
      [("title", title), ("body", body)].map { name, font in
        (
          name,
          .object([
            (
              "family",
              .object([
                ("$type", .string("fontFamily")), ("$value", .array([.string(font.name), .string(font.generic)])),
              ])
            ),
            ("weight", .object([("$type", .string("fontWeight")), ("$value", .number(font.weight))])),
          ])
        )
      })
  }

  private var typography: JSONText {
    let styles: [(name: String, font: String, style: TextStyle, lineHeight: Double)] = [
      ("title", "title", .heading, 1.15), ("subtitle", "title", .largeBarTitle, 1.25), ("body", "body", .body, 1.5),
      ("caption", "body", .barSubtitle, 1.4),
    ]
    return .object(
      styles.map { name, font, style, lineHeight in
        (
          name,
          .object([
            ("$type", .string("typography")),
            (
              "$value",
              .object([
                ("fontFamily", .string("{font." + font + ".family}")),
                ("fontSize", .dimension(style.size)),
                ("fontWeight", .string("{font." + font + ".weight}")),
                ("letterSpacing", .dimension(0)),
                ("lineHeight", .number(lineHeight)),
              ])
            ),
          ])
        )
      })
  }
}

extension JSONText {
  /// A length in CSS px.
  fileprivate static func dimension(_ length: Double) -> JSONText {
    .object([("value", .number(length)), ("unit", .string("px"))])
  }
}

extension SRGB {
  /// A token for the color: in Display P3 if it's outside sRGB, with the nearest hex for tools that don't know that.
  func token(describing purpose: String?) -> JSONText {
    var token: [(key: String, value: JSONText)] = [("$type", .string("color")), ("$value", tokenValue)]
    if let purpose { token.append(("$description", .string(purpose))) }
    return .object(token)
  }

  private var tokenValue: JSONText {
    let wide = DisplayP3(self)
    let hex = asHex
    let components = isInGamut ? [hex.red, hex.green, hex.blue] : [wide.red, wide.green, wide.blue]
    return .object([
      ("colorSpace", .string(isInGamut ? "srgb" : "display-p3")),
      ("components", .array(components.map { .number($0.unit) })), ("alpha", .number(1)), ("hex", .string(hex.hex)),
    ])
  }
}
