import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// Theme variables, which are top level only, for light at standard contrast; rules that change them for the others.
  /// Source: Tailwind CSS 4, "Theme variables".
  var tailwind: String {
    var lines = ["/* " + note + " */", "@theme {"]
    lines += properties(of: light, indent: "  ", isWide: false)
    for (name, tint) in ramps {
      for swatch in tint.ramp.swatches {
        lines.append(
          "  --color-" + name + "-" + swatch.step.label.asciiLowercased + ": " + swatch.color.asHex.hex + ";")
      }
    }
    lines += [
      "  --font-title: " + title.cssStack + ";", "  --font-body: " + body.cssStack + ";", "}", "", "@layer base {",
      "  :root {", "    color-scheme: light dark;", "    --title-weight: " + title.weight.text + ";",
      "    --body-weight: " + body.weight.text + ";", "  }",
    ]
    if let name { lines.insert("    --theme-name: " + name.quotedCode(by: "\"") + ";", at: lines.count - 1) }
    lines += block("(prefers-color-scheme: dark)", dark, isWide: false)
    lines += block("(prefers-contrast: more)", lightHighContrast, isWide: false)
    lines += block("(prefers-contrast: more) and (prefers-color-scheme: dark)", darkHighContrast, isWide: false)
    lines.append("}")
    if isWide {
      lines += ["", "@supports (color: color(display-p3 0 0 0)) {"]
      lines += block("all", light, isWide: true)
      lines.insert(
        contentsOf: namedShades.map { "      --color-" + $0.name + ": " + $0.color.css + ";" }, at: lines.count - 2)
      lines += block("(prefers-color-scheme: dark)", dark, isWide: true)
      lines += block("(prefers-contrast: more)", lightHighContrast, isWide: true)
      lines += block("(prefers-contrast: more) and (prefers-color-scheme: dark)", darkHighContrast, isWide: true)
      lines.append("}")
    }
    return (lines + [""]).text(separatedBy: "\n")
  }

  private func block(_ condition: String, _ scheme: Scheme, isWide: Bool) -> [String] {
    ["  @media " + condition + " {", "    :root {"] + properties(of: scheme, indent: "      ", isWide: isWide)
      + ["    }", "  }"]
  }

  private func properties(of scheme: Scheme, indent: String, isWide: Bool) -> [String] {
    SchemeRole.allCases.map { role in
      indent + "--color-" + role.name + ": " + (isWide ? scheme[role].css : scheme[role].asHex.hex) + ";"
    }
  }
}
