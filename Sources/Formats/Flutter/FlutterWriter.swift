import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A Dart library with a Material 3 theme for each appearance, every role with its own name, the ramps and the fonts.
  /// Source: the Flutter documentation of ThemeData, ColorScheme, TextTheme and MaterialColor.
  var flutter: String {
    var lines = [
      "// " + note, "", "import 'package:flutter/material.dart';", "",
      "const titleFont = " + title.name.quotedCode(by: "'", escaping: "$") + ";",
      "const bodyFont = " + body.name.quotedCode(by: "'", escaping: "$") + ";", "",
      "/// A color for every role, for what Material 3 has no name for.", "class BrandColors {",
      "  const BrandColors({",
    ]
    if let name { lines.insert("const themeName = " + name.quotedCode(by: "'", escaping: "$") + ";", at: 4) }
    lines += SchemeRole.allCases.map { "    required this." + $0.camelCased + "," } + ["  });"]
    for role in SchemeRole.allCases {
      lines += ["", "  /// For " + role.purpose + ".", "  final Color " + role.camelCased + ";"]
    }
    lines += ["}"] + colors("lightBrandColors", light) + colors("darkBrandColors", dark)
    lines += colors("highContrastLightBrandColors", lightHighContrast)
    lines += colors("highContrastDarkBrandColors", darkHighContrast)
    for (name, tint) in ramps { lines += shades(name, tint) }
    lines += [
      "", "/// The theme of MaterialApp.", "final lightTheme = _theme(lightBrandColors, Brightness.light);",
      "/// The darkTheme of MaterialApp.", "final darkTheme = _theme(darkBrandColors, Brightness.dark);",
      "/// The highContrastTheme of MaterialApp.",
      "final highContrastLightTheme = _theme(highContrastLightBrandColors, Brightness.light);",
      "/// The highContrastDarkTheme of MaterialApp.",
      "final highContrastDarkTheme = _theme(highContrastDarkBrandColors, Brightness.dark);", "",
      "ThemeData _theme(BrandColors colors, Brightness brightness) {", "  final base = ThemeData(",
      "    useMaterial3: true,",
      "    brightness: brightness,", "    fontFamily: bodyFont,", "    scaffoldBackgroundColor: colors.background,",
      "    colorScheme: ColorScheme(", "      brightness: brightness,",
    ]
    lines += materialRoles.map { "      " + $0.name.description + ": colors." + $0.role.camelCased + "," }
    lines += [
      "      onInverseSurface: colors.onDark,", "    ),", "  );", "  final text = base.textTheme;",
      "  return base.copyWith(", "    textTheme: text.copyWith(",
    ]
    for style in [
      "displayLarge", "displayMedium", "displaySmall", "headlineLarge", "headlineMedium", "headlineSmall", "titleLarge",
      "titleMedium", "titleSmall",
    ] {
      lines.append("      " + style + ": _title(text." + style + "),")
    }
    lines += [
      "    ),", "  );", "}", "", "TextStyle? _title(TextStyle? style) =>",
      "    style?.copyWith(fontFamily: titleFont, fontWeight: FontWeight.w" + title.weight.text + ");", "",
    ]
    return lines.text(separatedBy: "\n")
  }

  private func colors(_ name: String, _ scheme: Scheme) -> [String] {
    ["", "const " + name + " = BrandColors("]
      + SchemeRole.allCases.map { "  " + $0.camelCased + ": " + value(scheme[$0]) + "," } + [");"]
  }

  private func shades(_ name: String, _ tint: Tint) -> [String] {
    var lines: [String] = []
    for (kind, isAccent) in [("Color", false), ("AccentColor", true)] where !isAccent || tint.ramp.hasAccents {
      let swatches = tint.ramp.swatches.filter { $0.step.isAccent == isAccent }
      let base = swatches.first { $0.step == (isAccent ? .a200 : .s500) }?.color ?? tint.color
      lines += [
        "",
        "const " + name + (isAccent ? "AccentShades" : "Shades") + " = Material" + kind + "(0xFF" + base.asHex.hexDigits
          + ", {",
      ]
      for swatch in swatches {
        let key = String(bytes: swatch.step.label.bytes.filter { $0 != UInt8(ascii: "A") })
        lines.append("  " + key + ": " + value(swatch.color) + ",")
      }
      lines.append("});")
    }
    return lines
  }

  private func value(_ color: SRGB) -> String {
    guard !color.isInGamut else { return "Color(0xFF" + color.asHex.hexDigits + ")" }
    let wide = DisplayP3(color)
    return "Color.from(alpha: 1, red: " + wide.red.fraction + ", green: " + wide.green.fraction + ", blue: "
      + wide.blue.fraction + ", colorSpace: ColorSpace.displayP3)"
  }
}
