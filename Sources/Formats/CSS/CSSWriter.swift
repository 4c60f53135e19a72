import Catalog
import ColorScience
import Theme

extension Theme {
  /// The theme as a style sheet; empty unless it's complete.
  public var css: String { (try? ExportedTheme(self))?.css ?? "" }
}

extension ExportedTheme {
  /// A style sheet with a custom property for every role, in light and dark, at standard and high contrast; and for every
  /// shade of the ramps and both fonts. A color outside sRGB is there twice, the second time for browsers that know
  /// Display P3.
  /// Source: CSS Custom Properties for Cascading Variables Level 1; Media Queries 5; CSS Fonts 4, `font-family`.
  var css: String {
    var lines = ["/* " + note + " */", ":root {", "  color-scheme: light dark;"]
    if let name { lines.append("  --theme-name: " + name.quotedCode(by: "\"") + ";") }
    lines += properties(of: light, indent: "  ", isWide: false)
    lines += namedShades.map { "  --" + $0.name + ": " + $0.color.hex + ";" }
    lines += [
      "  --font-title: " + title.cssStack + ";", "  --font-title-weight: " + title.weight.text + ";",
      "  --font-body: " + body.cssStack + ";", "  --font-body-weight: " + body.weight.text + ";", "}",
    ]
    lines += block("@media (prefers-color-scheme: dark)", dark)
    lines += block("@media (prefers-contrast: more)", lightHighContrast)
    lines += block("@media (prefers-contrast: more) and (prefers-color-scheme: dark)", darkHighContrast)
    if isWide {
      lines += wideBlock("", light, namedShades)
      lines += wideBlock(" and (prefers-color-scheme: dark)", dark)
      lines += wideBlock(" and (prefers-contrast: more)", lightHighContrast)
      lines += wideBlock(" and (prefers-contrast: more) and (prefers-color-scheme: dark)", darkHighContrast)
    }
    return (lines + [""]).text(separatedBy: "\n")
  }

  private func block(_ opening: String, _ scheme: Scheme) -> [String] {
    ["", opening + " {", "  :root {"] + properties(of: scheme, indent: "    ", isWide: false) + ["  }", "}"]
  }

  private func wideBlock(
    _ condition: String, _ scheme: Scheme, _ shades: [(name: String, color: SRGB)] = []
  ) -> [String] {
    ["", "@supports (color: color(display-p3 0 0 0)) {", "  @media all" + condition + " {", "    :root {"]
      + properties(of: scheme, indent: "      ", isWide: true)
      + shades.map { "      --" + $0.name + ": " + $0.color.css + ";" } + ["    }", "  }", "}"]
  }

  /// The roles as hexes, or all in Display P3, because an earlier rule for the same role has to lose to a later one.
  private func properties(of scheme: Scheme, indent: String, isWide: Bool) -> [String] {
    SchemeRole.allCases.map { role in
      indent + "--" + role.name + ": " + (isWide ? scheme[role].css : scheme[role].asHex.hex) + ";"
    }
  }
}
