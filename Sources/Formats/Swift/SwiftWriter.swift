import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A file for an app with UIKit or SwiftUI. Every name begins with `brand`, because SwiftUI already has a primary and an
  /// accent color.
  /// Source: Apple's documentation of UIColor, Color, UIFont and Font.
  var swift: String {
    var lines = ["// " + note, "", "import SwiftUI", "import UIKit", "", "extension UIColor {"]
    for role in SchemeRole.allCases {
      lines += [
        "  /// For " + role.purpose + ".",
        "  static let " + role.camelCased(after: "brand") + " = brand(",
        "    light: " + value(light[role]) + ", dark: "
          + value(dark[role]) + ",",
        "    lightHighContrast: " + value(lightHighContrast[role]) + ", darkHighContrast: "
          + value(darkHighContrast[role]) + ")",
      ]
    }
    for (name, tint) in ramps {
      lines.append("")
      for swatch in tint.ramp.swatches {
        let name = "brand" + name.camelCased(startingUppercase: true) + swatch.step.label
        lines.append("  static let " + name + " = " + value(swatch.color))
      }
    }
    lines += helpers + ["", "extension Color {"]
    for role in SchemeRole.allCases {
      let name = role.camelCased(after: "brand")
      lines.append("  static let " + name + " = Color(uiColor: ." + name + ")")
    }
    lines.append("}")
    if let name { lines += ["", "let brandName = " + name.quotedCode(by: "\"")] }
    return (lines + fonts + [""]).text(separatedBy: "\n")
  }

  /// The color as a call: its hex, or its channels in Display P3.
  private func value(_ color: SRGB) -> String {
    guard !color.isInGamut else { return "hex(0x" + color.asHex.hexDigits + ")" }
    let wide = DisplayP3(color)
    return "UIColor(displayP3Red: " + wide.red.fraction + ", green: " + wide.green.fraction + ", blue: "
      + wide.blue.fraction + ", alpha: 1)"
  }

  private var helpers: [String] {
    [
      "", "  private static func hex(_ rgb: UInt32) -> UIColor {",
      "    UIColor(", "      red: CGFloat(rgb >> 16 & 0xFF) / 0xFF, green: CGFloat(rgb >> 8 & 0xFF) / 0xFF,",
      "      blue: CGFloat(rgb & 0xFF) / 0xFF, alpha: 1)", "  }", "",
      "  private static func brand(",
      "    light: UIColor, dark: UIColor, lightHighContrast: UIColor, darkHighContrast: UIColor", "  ) -> UIColor {",
      "    UIColor { traits in",
      "      let isHigh = traits.accessibilityContrast == .high",
      "      return traits.userInterfaceStyle == .dark",
      "        ? isHigh ? darkHighContrast : dark", "        : isHigh ? lightHighContrast : light",
      "    }", "  }", "}",
    ]
  }

  /// The family's name is one of the attributes of a font descriptor; a missing family falls back on the system's font.
  private var fonts: [String] {
    var lines = ["", "extension UIFont {"]
    for (name, font) in [("Title", title), ("Body", body)] {
      lines += [
        "  /// " + (name.same(as: "Title") ? "For titles" : "For everything else")
          + ", in a size that follows the text size people set.",
        "  static func brand" + name + "(_ size: CGFloat, relativeTo style: TextStyle = ."
          + (name.same(as: "Title") ? "title1" : "body") + ") -> UIFont {",
        "    let font = UIFontDescriptor(fontAttributes: [", "      .family: brand" + name + "Family,",
        "      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight." + font.uiWeight + "],", "    ])",
        "    return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))", "  }",
        "",
        "  static let brand" + name + "Family = " + font.name.quotedCode(by: "\""),
        name.same(as: "Title") ? "" : "}",
      ]
    }
    lines += ["", "extension Font {"]
    for (name, font) in [("Title", title), ("Body", body)] {
      lines += [
        "  static func brand" + name + "(_ size: CGFloat, relativeTo style: TextStyle = ."
          + (name.same(as: "Title") ? "title" : "body") + ") -> Font {",
        "    .custom(UIFont.brand" + name + "Family, size: size, relativeTo: style).weight(." + font.uiWeight + ")",
        "  }",
        name.same(as: "Title") ? "" : "}",
      ]
    }
    return lines
  }
}

extension ExportedFont {
  /// The weight as UIKit and SwiftUI call it.
  fileprivate var uiWeight: String { weight >= 700 ? "bold" : "regular" }
}

extension Double {
  /// A channel with four decimals at most and at least one: "0.2471", "1.0".
  var fraction: String {
    let text = FixedDecimal(self, places: 4).text
    return text.bytes.contains(UInt8(ascii: ".")) ? text : text + ".0"
  }
}
