import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A module whose default export is a theme. Every role is in the palette under `brand`.
  /// Source: the Material UI documentation, "CSS theme variables", "Palette" and "Typography".
  var mui: String {
    var lines = [
      "// " + note, "import { createTheme } from '@mui/material/styles';", "", "export default createTheme({",
      "  cssVariables: true,", "  colorSchemes: {",
    ]
    lines += palette("light", light) + palette("dark", dark)
    lines += [
      "  },", "  typography: {", "    fontFamily: " + code(body.cssStack) + ",",
      "    fontWeightRegular: " + body.weight.text + ",",
    ]
    for heading in ["h1", "h2", "h3", "h4", "h5", "h6"] {
      lines.append(
        "    " + heading + ": { fontFamily: " + code(title.cssStack) + ", fontWeight: " + title.weight.text + " },")
    }
    return (lines + ["  },", "});", ""]).text(separatedBy: "\n")
  }

  private func palette(_ name: String, _ scheme: Scheme) -> [String] {
    var lines = ["    " + name + ": {", "      palette: {"]
    lines.append(color("primary", scheme[.primary], on: scheme[.onPrimary], primary))
    lines.append(color("secondary", scheme[.accent], on: scheme[.onAccent], accent))
    lines.append(color("info", scheme[.primaryText], on: scheme[.raised], nil))
    lines.append(color("success", scheme[.positive], on: scheme[.onPositive], nil))
    lines.append(color("warning", scheme[.warning], on: scheme[.onWarning], nil))
    lines.append(color("error", scheme[.negative], on: scheme[.onNegative], nil))
    lines.append(
      "        background: { default: " + hex(scheme[.background]) + ", paper: " + hex(scheme[.surface]) + " },")
    lines.append("        text: { primary: " + hex(scheme[.text]) + ", secondary: " + hex(scheme[.muted]) + " },")
    lines.append("        divider: " + hex(scheme[.border]) + ",")
    lines.append("        brand: {")
    for role in SchemeRole.allCases {
      lines.append("          " + role.camelCased + ": " + code(scheme[role].css) + ",")
    }
    for (name, tint) in ramps {
      let shades = tint.ramp.swatches.map { $0.step.label + ": " + hex($0.color) }
      lines.append("          " + name + "Shades: { " + shades.text(separatedBy: ", ") + " },")
    }
    return lines + ["        },", "      },", "    },"]
  }

  /// A color of the palette. MUI paints a hovered button in `dark`, so the text reads on that, too.
  private func color(_ name: String, _ main: SRGB, on text: SRGB, _ tint: Tint?) -> String {
    let reads = { (color: SRGB) in color.asHex.contrastRatio(with: text.asHex) >= 4.5 }
    let shades = tint?.ramp.swatches.filter { !$0.step.isAccent }.map { $0.color } ?? []
    let darker = shades.filter { $0.relativeLuminance < main.relativeLuminance && reads($0) }
    let dark = darker.dropFirst().first ?? darker.first ?? main
    let light = shades.last { $0.relativeLuminance > main.relativeLuminance } ?? main
    return "        " + name + ": { main: " + hex(main) + ", light: " + hex(light) + ", dark: " + hex(dark)
      + ", contrastText: " + hex(text) + " },"
  }

  private func hex(_ color: SRGB) -> String { code(color.asHex.hex) }
  private func code(_ text: String) -> String { text.quotedCode(by: "'") }
}
