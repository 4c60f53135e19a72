import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A Sass variable for every role in light, every shade and both fonts; and the roles as maps, for every appearance.
  /// Source: the Sass documentation, "Variables" and "Maps".
  var scss: String {
    var lines = ["// " + note, ""]
    if let name { lines += ["$theme-name: " + name.quotedCode(by: "\"").scssString + ";", ""] }
    for role in SchemeRole.allCases {
      lines.append("$" + role.name + ": " + light[role].asHex.hex + ";")
      if !light[role].isInGamut { lines.append("$" + role.name + "-p3: " + light[role].css + ";") }
    }
    lines.append("")
    for (name, color) in namedShades {
      lines.append("$" + name + ": " + color.hex + ";")
      if !color.isInGamut { lines.append("$" + name + "-p3: " + color.css + ";") }
    }
    lines += [
      "", "$font-title: " + title.scssStack + ";", "$font-title-weight: " + title.weight.text + ";",
      "$font-body: " + body.scssStack + ";", "$font-body-weight: " + body.weight.text + ";",
    ]
    lines += map("theme-light", light) + map("theme-dark", dark)
    lines += map("theme-light-high-contrast", lightHighContrast) + map("theme-dark-high-contrast", darkHighContrast)
    lines += [
      "", "// Writes a map as custom properties: :root { @include theme-properties($theme-light); }",
      "@mixin theme-properties($theme) {", "  @each $role, $color in $theme {", "    --#{$role}: #{$color};", "  }",
      "}",
      "",
    ]
    return lines.text(separatedBy: "\n")
  }

  private func map(_ name: String, _ scheme: Scheme) -> [String] {
    ["", "$" + name + ": ("]
      + SchemeRole.allCases.map { "  \"" + $0.name + "\": " + scheme[$0].asHex.hex + "," } + [");"]
  }
}

extension ExportedFont {
  /// As a Sass list: like CSS, but a number sign is escaped, because it could begin an interpolation.
  var scssStack: String {
    family.cssName.scssString + ", " + generic
  }
}

extension String {
  /// A CSS string as a Sass string.
  var scssString: String { fields(separatedBy: "#").text(separatedBy: "\\#") }
}
