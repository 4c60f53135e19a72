import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A Kotlin file with a Material 3 color scheme for each appearance, every role with its own name, the ramps and the
  /// typography. The fonts are those of the device; an app that brings its own replaces two declarations.
  /// Source: the Android documentation, "Material Design 3 in Compose"; androidx.compose.ui.text.font.
  var compose: String {
    var lines = ["// " + note, "", "package theme", ""]
    for name in imports where isWide || !name.description.contains(ignoringASCIICase: "ColorSpaces") {
      lines.append("import " + name.description)
    }
    if let name { lines += ["", "const val ThemeName = " + name.quotedCode(by: "\"", escaping: "$")] }
    lines += [
      "", "/** A color for every role, for what Material 3 has no name for. */", "@Immutable",
      "data class BrandColors(",
    ]
    lines += SchemeRole.allCases.map { "    /** For " + $0.purpose + ". */\n    val " + $0.camelCased + ": Color," }
    lines += [")"] + colors("LightBrandColors", light) + colors("DarkBrandColors", dark)
    lines += colors("HighContrastLightBrandColors", lightHighContrast)
    lines += colors("HighContrastDarkBrandColors", darkHighContrast)
    for (name, tint) in ramps {
      lines += ["", "object " + name.camelCased(startingUppercase: true) + "Shades {"]
      for swatch in tint.ramp.swatches {
        lines.append("    val Shade" + swatch.step.label + " = " + value(swatch.color))
      }
      lines.append("}")
    }
    lines += ["", "private fun BrandColors.onto(scheme: ColorScheme) = scheme.copy("]
    lines += materialRoles.map { "    " + $0.name.description + " = " + $0.role.camelCased + "," }
    lines += [
      "    background = background,", "    onBackground = text,", "    surfaceVariant = surface,",
      "    inverseOnSurface = onDark,", ")", "",
      "val LightColorScheme = LightBrandColors.onto(lightColorScheme())",
      "val DarkColorScheme = DarkBrandColors.onto(darkColorScheme())",
    ]
    lines += font("TitleFont", title) + font("BodyFont", body) + typography + composable
    return (lines + [""]).text(separatedBy: "\n")
  }

  private func colors(_ name: String, _ scheme: Scheme) -> [String] {
    ["", "val " + name + " = BrandColors("]
      + SchemeRole.allCases.map { "    " + $0.camelCased + " = " + value(scheme[$0]) + "," } + [")"]
  }

  private func value(_ color: SRGB) -> String {
    guard !color.isInGamut else { return "Color(0xFF" + color.asHex.hexDigits + ")" }
    let wide = DisplayP3(color)
    return "Color(red = " + wide.red.fraction + "f, green = " + wide.green.fraction + "f, blue = " + wide.blue.fraction
      + "f, colorSpace = ColorSpaces.DisplayP3)"
  }

  private func font(_ name: String, _ font: ExportedFont) -> [String] {
    let family = "DeviceFontFamilyName(" + font.name.quotedCode(by: "\"", escaping: "$") + ")"
    return ["", "val " + name + " = FontFamily("]
      + font.weights.map { "    Font(" + family + ", FontWeight.W" + $0.text + ")," } + [")"]
  }

  private var typography: [String] {
    var lines = ["", "val BrandTypography = Typography().run {", "    copy("]
    for style in [
      "displayLarge", "displayMedium", "displaySmall", "headlineLarge", "headlineMedium", "headlineSmall", "titleLarge",
      "titleMedium", "titleSmall",
    ] {
      lines.append(
        "        " + style + " = " + style + ".copy(fontFamily = TitleFont, fontWeight = FontWeight.W"
          + title.weight.text + "),")
    }
    for style in ["bodyLarge", "bodyMedium", "bodySmall", "labelLarge", "labelMedium", "labelSmall"] {
      lines.append("        " + style + " = " + style + ".copy(fontFamily = BodyFont),")
    }
    return lines + ["    )", "}"]
  }

  private var composable: [String] {
    [
      "", "val LocalBrandColors = staticCompositionLocalOf { LightBrandColors }", "",
      "/** The theme around an app's content. */", "@Composable",
      "fun BrandTheme(dark: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) {",
      "    CompositionLocalProvider(LocalBrandColors provides if (dark) DarkBrandColors else LightBrandColors) {",
      "        MaterialTheme(if (dark) DarkColorScheme else LightColorScheme, typography = BrandTypography, content = content)",
      "    }", "}",
    ]
  }
}

private let imports: [StaticString] = [
  "androidx.compose.foundation.isSystemInDarkTheme", "androidx.compose.material3.ColorScheme",
  "androidx.compose.material3.MaterialTheme", "androidx.compose.material3.Typography",
  "androidx.compose.material3.darkColorScheme", "androidx.compose.material3.lightColorScheme",
  "androidx.compose.runtime.Composable", "androidx.compose.runtime.CompositionLocalProvider",
  "androidx.compose.runtime.Immutable", "androidx.compose.runtime.staticCompositionLocalOf",
  "androidx.compose.ui.graphics.Color", "androidx.compose.ui.graphics.colorspace.ColorSpaces",
  "androidx.compose.ui.text.font.DeviceFontFamilyName", "androidx.compose.ui.text.font.Font",
  "androidx.compose.ui.text.font.FontFamily", "androidx.compose.ui.text.font.FontWeight",
]
