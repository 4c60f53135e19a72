import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// Bootstrap's own variables, and every role as a custom property after `brand-`. Bootstrap's secondary color is the
  /// accent. Its dark mode keeps the colors of buttons, so rules change those two.
  /// Source: the Bootstrap 5.3 documentation, "Sass", "Color modes" and "CSS variables".
  var bootstrap: String {
    var lines = [
      "// " + note,
      "// Import this before Bootstrap: @import \"bootstrap-theme\"; @import \"bootstrap/scss/bootstrap\";",
    ]
    if let name { lines.append("$theme-name: " + name.quotedCode(by: "\"").scssString + ";") }
    lines.append("")
    for (name, role) in bootstrapVariables { lines.append(variable(name.description, light[role])) }
    lines.append("")
    for (name, role) in bootstrapModes {
      lines.append(variable(name.description, light[role]))
      lines.append(variable(name.description + "-dark", dark[role]))
    }
    lines.append("")
    for (name, tint) in ramps {
      for swatch in tint.ramp.swatches {
        lines.append(variable("brand-" + name + "-" + swatch.step.label.asciiLowercased, swatch.color))
      }
    }
    lines += [
      "", "$font-family-base: " + body.scssStack + ";", "$font-weight-base: " + body.weight.text + ";",
      "$headings-font-family: " + title.scssStack + ";", "$headings-font-weight: " + title.weight.text + ";", "",
      ":root {",
    ]
    lines += properties(light)
    lines += ["}", "", ":root[data-bs-theme=\"dark\"] {"]
    for (name, role) in [
      ("primary", SchemeRole.primary), ("secondary", .accent), ("success", .positive), ("warning", .warning),
      ("danger", .negative),
    ] {
      lines.append("  --bs-" + name + ": " + dark[role].asHex.hex + ";")
      lines.append("  --bs-" + name + "-rgb: " + channels(dark[role]) + ";")
    }
    lines += properties(dark) + ["}"]
    for (name, role) in [("primary", "primary"), ("secondary", "accent")] {
      lines += [
        "", "[data-bs-theme=\"dark\"] .btn-" + name + " {", "  --bs-btn-bg: var(--brand-" + role + ");",
        "  --bs-btn-color: var(--brand-on-" + role + ");", "  --bs-btn-border-color: var(--brand-" + role + ");", "}",
      ]
    }
    return (lines + [""]).text(separatedBy: "\n")
  }

  private func variable(_ name: String, _ color: SRGB) -> String { "$" + name + ": " + color.asHex.hex + ";" }

  private func properties(_ scheme: Scheme) -> [String] {
    SchemeRole.allCases.map { "  --brand-" + $0.name + ": " + scheme[$0].css + ";" }
  }

  /// Red, green and blue, 0...255, as Bootstrap's variables that end in `-rgb` have them.
  private func channels(_ color: SRGB) -> String {
    let rgb = color.asHex.rgb
    return [Int(rgb >> 16), Int(rgb >> 8 & 255), Int(rgb & 255)].map { $0.text }.text(separatedBy: ", ")
  }
}

/// Bootstrap's theme colors and the roles that they are here.
private let bootstrapVariables: [(name: StaticString, role: SchemeRole)] = [
  ("primary", .primary), ("secondary", .accent), ("success", .positive), ("info", .primaryText),
  ("warning", .warning), ("danger", .negative), ("light", .background), ("dark", .dark),
]

/// Bootstrap's variables that have a second one for dark mode.
private let bootstrapModes: [(name: StaticString, role: SchemeRole)] = [
  ("body-bg", .background), ("body-color", .text), ("body-secondary-color", .muted), ("body-secondary-bg", .surface),
  ("body-tertiary-color", .muted), ("body-tertiary-bg", .surface), ("body-emphasis-color", .text),
  ("border-color", .border), ("headings-color", .text), ("link-color", .primaryText),
  ("link-hover-color", .primaryText),
  ("primary-text-emphasis", .onPrimarySoft), ("primary-bg-subtle", .primarySoft),
  ("secondary-text-emphasis", .onAccentSoft), ("secondary-bg-subtle", .accentSoft),
]
