import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// Resources for day and night. Names begin with `brand_`, so that they are different from the system's.
  /// Source: the Android documentation, "App resources" and "String resources"; Material Components for Android, "Color".
  var android: [File] {
    var shades: [String] = []
    for (name, tint) in ramps {
      for swatch in tint.ramp.swatches {
        shades.append(color("brand_" + name + "_" + swatch.step.label.asciiLowercased, swatch.color))
      }
    }
    return [
      File(path: "values/brand_colors.xml", text: resources(colors(light) + shades)),
      File(path: "values-night/brand_colors.xml", text: resources(colors(dark))),
      File(path: "values/brand_fonts.xml", text: resources(fonts)),
      File(path: "values/brand_theme.xml", text: resources(style)),
    ]
  }

  private func resources(_ lines: [String]) -> String {
    (["<?xml version=\"1.0\" encoding=\"utf-8\"?>", "<!-- " + note + " -->", "<resources>"] + lines.map { "    " + $0 }
      + ["</resources>", ""]).text(separatedBy: "\n")
  }

  private func colors(_ scheme: Scheme) -> [String] {
    SchemeRole.allCases.map { color("brand_" + $0.name.fields(separatedBy: "-").text(separatedBy: "_"), scheme[$0]) }
  }

  /// The alpha is in front.
  private func color(_ name: String, _ color: SRGB) -> String {
    "<color name=\"" + name + "\">#FF" + color.asHex.hexDigits + "</color>"
  }

  private var fonts: [String] {
    let names = name.map { ["<string name=\"brand_name\" translatable=\"false\">" + $0.androidString + "</string>"] }
    return (names ?? []) + font("brand_font_title", title) + font("brand_font_body", body)
  }

  private func font(_ name: String, _ font: ExportedFont) -> [String] {
    let family = "<string name=\"" + name + "\" translatable=\"false\">" + font.name.androidString + "</string>"
    let weight = "<integer name=\"" + name + "_weight\">" + font.weight.text + "</integer>"
    return [family, weight]
  }

  /// A theme for views; the surfaces are those of `materialRoles`.
  private var style: [String] {
    var lines = ["<style name=\"Theme.Brand\" parent=\"Theme.Material3.DayNight.NoActionBar\">"]
    lines.append("    <item name=\"android:colorBackground\">@color/brand_background</item>")
    lines.append("    <item name=\"colorOnBackground\">@color/brand_text</item>")
    for (name, role) in materialRoles {
      let attribute: String
      switch name.description {
      case _ where name.description.same(as: "inversePrimary"): attribute = "colorPrimaryInverse"
      case _ where name.description.same(as: "inverseSurface"): attribute = "colorSurfaceInverse"
      case _ where name.description.same(as: "surfaceTint"): continue
      default: attribute = "color" + name.description.camelCased(startingUppercase: true)
      }
      let color = role.name.fields(separatedBy: "-").text(separatedBy: "_")
      lines.append("    <item name=\"" + attribute + "\">@color/brand_" + color + "</item>")
    }
    lines.append("    <item name=\"colorOnSurfaceInverse\">@color/brand_on_dark</item>")
    return lines + ["</style>"]
  }
}

extension String {
  /// The text in a string resource: quoted, so that spaces stay; what XML and the resource compiler read, escaped.
  fileprivate var androidString: String {
    var escaped: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".bytes
      case UInt8(ascii: "<"): escaped += "&lt;".bytes
      case UInt8(ascii: ">"): escaped += "&gt;".bytes
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "?"):
        escaped += [UInt8(ascii: "\\"), byte]
      default: escaped.append(byte)
      }
    }
    return String(bytes: escaped + [UInt8(ascii: "\"")])
  }
}
