import ColorScience
import Testing
import Theme
import _Text

@testable import Files
@testable import Formats
@testable import Import

@Suite("Colors in programs")
struct ProgramTests {
  private func imported(_ path: String, _ text: String) throws -> Imported {
    try Imported([File(path: path, text: text)])
  }

  /// The colors as "#3F51B5 brandPrimary", with "dark" after those for dark mode.
  private func colors(_ path: String, _ text: String) throws -> [String] { try imported(path, text).colors.map(\.line) }

  // MARK: - Swift

  @Test(
    "Swift: channels are expressions",
    arguments: [
      ("Color(red: 63/255, green: 81/255, blue: 181/255)", "#3F51B5"),
      ("Color(red: 255 / 255.0, green: 64 / 255.0, blue: 129 / 255.0)", "#FF4081"),
      ("Color(red: Double(63) / 255, green: CGFloat(81) / 255, blue: (181) / 255)", "#3F51B5"),
      ("Color(red: 0x3F / 255, green: 0x51 / 255, blue: 0xB5 / 255)", "#3F51B5"),
      ("Color(red: 1 - 0.5, green: 0.25 + 0.25, blue: 0.25 * 2)", "#808080"),
      ("Color(red: 126 / 2 / 255, green: 81.0 / 255.0, blue: -(-181) / 255)", "#3F51B5"),
      ("Color(.sRGB, red: 63/255, green: 81/255, blue: 181/255, opacity: 1)", "#3F51B5"),
      ("UIColor(red: 63/255, green: 81/255, blue: 181/255, alpha: 1.0)", "#3F51B5"),
      ("UIColor(red: 63.0/255.0, green: 81.0/255.0, blue: 181.0/255.0, alpha: 255/255)", "#3F51B5"),
      ("NSColor(calibratedRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)", "#808080"),
      ("UIColor(r: 63, g: 81, b: 181)", "#3F51B5"), ("Color(red: .5, green: .5, blue: .5)", "#808080"),
      ("#colorLiteral(red: 0.2470588235, green: 0.3176470588, blue: 0.7098039216, alpha: 1)", "#3F51B5"),
      ("Color(hue: 0.58, saturation: 0.7, brightness: 0.9)", "#4598E6"),
      ("UIColor(hue: 209/360, saturation: 0.7, brightness: 0.9, alpha: 1)", "#4598E6"),
      ("Color(white: 0.4)", "#666666"), ("UIColor(white: 102/255, alpha: 1)", "#666666"),
      ("Color(hex: \"4A3AFF\")", "#4A3AFF"), ("Color(hex: \"#4A3AFF\")", "#4A3AFF"),
      ("Color(hex: 0x4A3AFF)", "#4A3AFF"),
      ("Color(\"#4A3AFF\")", "#4A3AFF"), ("UIColor(hexString: \"4a3aff\")", "#4A3AFF"),
      ("UIColor(hex: 0x4A3AFF, alpha: 1)", "#4A3AFF"), ("UIColor(rgb: 0x4A3AFF)", "#4A3AFF"),
      ("UIColor(hex: \"#4A3AFFFF\")!", "#4A3AFF"), ("Color(uiColor: UIColor(white: 0.4, alpha: 1))", "#666666"),
      ("Color(hex: \"4A3AFF\") ?? .black", "#4A3AFF"), ("hex(0x4A3AFF)", "#4A3AFF"),
      (".init(hex: \"4A3AFF\")", "#4A3AFF"),
      ("UIColor.white", "#FFFFFF"), ("Color(.sRGBLinear, red: 0.5, green: 0.1, blue: 0.05)", "#BC593F"),
    ])
  func swift(value: String, hex: String) throws {
    #expect(try colors("Theme.swift", "extension Color {\n  static let ink = \(value)\n}") == ["\(hex) ink"])
    #expect(try colors("Theme.swift", "extension Color {\n  static var ink: Color { \(value) }\n}") == ["\(hex) ink"])
    #expect(try colors("Theme.swift", "let ink: Color = \(value)\nlet x = 3") == ["\(hex) ink"])
  }

  @Test("Swift: a theme whose names are aliases of other names")
  func swiftNames() throws {
    let palette = """
      import SwiftUI
      enum Palette {
        static let indigo = Color(red: 63/255, green: 81/255, blue: 181/255)
        static let rose = Color(hex: "FF4081")
      }
      extension Color {
        static let brandPrimary = Palette.indigo
        static var brandAccent: Color { Palette.rose }
      }
      """
    let imported = try imported("Theme.swift", palette)
    #expect(imported.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(imported.guesses.isEmpty)
  }

  @Test("Swift: light and dark by a condition or a switch")
  func swiftModes() throws {
    let program = """
      import UIKit
      extension UIColor {
        static let brandPrimary = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x9FA8DA) : UIColor(hex: 0x3F51B5) }
        static let brandAccent = UIColor { traits in
          switch traits.userInterfaceStyle {
          case .dark: return UIColor(hex: 0xFF80AB)
          case .light: return UIColor(hex: 0xFF4081)
          }
        }
      }
      """
    let imported = try imported("Theme.swift", program)
    #expect(
      imported.colors.map(\.line) == [
        "#9FA8DA brandPrimary dark", "#3F51B5 brandPrimary", "#FF80AB brandAccent dark", "#FF4081 brandAccent",
      ])
    #expect(imported.theme.string == "primary=indigo-500&accent=pink-a200")
  }

  @Test(
    "A see-through color is left out, and that is said",
    arguments: [
      ("a.swift", "let scrim = Color(red: 0, green: 0, blue: 0, opacity: 0.5)"),
      ("a.swift", "let scrim = UIColor(white: 0, alpha: 0.4)"), ("a.swift", "let scrim = Color.black.opacity(0.12)"),
      ("a.swift", "let scrim = Color(hex: 0x3F51B5).opacity(0.5)"),
      ("a.swift", "let scrim = UIColor(red: 26/255, green: 115/255, blue: 232/255, alpha: 0.12)"),
      ("a.swift", "let scrim = UIColor(hex: 0x1A73E8).withAlphaComponent(0.12)"),
      ("a.swift", "let scrim = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.5)"),
      ("a.kt", "val scrim = Color(0x80000000)"), ("a.kt", "val scrim = Color(0xFF000000).copy(alpha = 0.5f)"),
      ("a.kt", "val scrim = Color(red = 0f, green = 0f, blue = 0f, alpha = .5f)"),
      ("a.dart", "const scrim = Color.fromRGBO(0, 0, 0, 0.5);"), ("a.dart", "final scrim = Colors.black54;"),
      ("a.dart", "final scrim = const Color(0xFF000000).withOpacity(0.5);"),
      ("a.dart", "final scrim = Colors.teal.withValues(alpha: 0.5);"),
      ("a.js", "const scrim = 'rgba(0, 0, 0, 0.5)'"), ("a.js", "export const c = { scrim: '#00000080' }"),
    ])
  func seeThrough(path: String, line: String) throws {
    let close = line.hasSuffix(";") ? "final" : path.hasSuffix(".js") ? "const" : path.hasSuffix(".kt") ? "val" : "let"
    let ink =
      path.hasSuffix(".js") ? "'#3F51B5'" : path.hasSuffix(".swift") ? "Color(hex: 0x3F51B5)" : "Color(0xFF3F51B5)"
    let imported = try imported(path, "\(line)\n\(close) ink = \(ink);")
    #expect(imported.colors.map(\.line) == ["#3F51B5 ink"])
    let name = imported.notes.first ?? ""
    #expect(imported.notes.count == 1 && name.contains("see-through: ") && name.contains("scrim."), "\(imported.notes)")
  }

  @Test("Swift: class properties, and fonts by the names of their faces")
  func swiftClassProperties() throws {
    let program = """
      import UIKit
      public extension UIColor {
        class var primaryColor: UIColor { return UIColor(red: 0x1E/255.0, green: 0x3A/255.0, blue: 0x8A/255.0, alpha: 1.0) }
        @nonobjc static var accentColor: UIColor { #colorLiteral(red: 0.9607843161, green: 0.6196078658, blue: 0.04313725606, alpha: 1) }
      }
      enum Fonts { static let title = Font.custom("Lora-Bold", size: 28); static let body = Font.custom("Karla", size: 16) }
      """
    let imported = try imported("Theme.swift", program)
    #expect(imported.theme.string == "primary=1e3a8a&accent=f59e0b&title=Lora&body=Karla")
    #expect(imported.guesses.isEmpty)
  }

  // MARK: - Kotlin

  @Test("Compose: Android Studio's template, with the colors in another file")
  func composeTemplate() throws {
    let color = """
      package com.example.ui.theme
      import androidx.compose.ui.graphics.Color
      val Purple80 = Color(0xFFD0BCFF)
      val PurpleGrey80 = Color(0xFFCCC2DC)
      val Pink80 = Color(0xFFEFB8C8)
      val Purple40 = Color(0xFF6650a4)
      val PurpleGrey40 = Color(0xFF625b71)
      val Pink40 = Color(0xFF7D5260)
      """
    let theme = """
      package com.example.ui.theme
      private val DarkColorScheme = darkColorScheme(
          primary = Purple80,
          secondary = PurpleGrey80,
          tertiary = Pink80
      )
      private val LightColorScheme = lightColorScheme(
          primary = Purple40,
          secondary = PurpleGrey40,
          tertiary = Pink40
          /* Other default colors to override
          background = Color(0xFFFFFBFE),
          */
      )
      @Composable
      fun MyTheme(darkTheme: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) {
          val colorScheme = when {
              darkTheme -> DarkColorScheme
              else -> LightColorScheme
          }
          MaterialTheme(colorScheme = colorScheme, typography = Typography, content = content)
      }
      """
    let imported = try Imported([File(path: "Color.kt", text: color), File(path: "Theme.kt", text: theme)])
    #expect(imported.theme.string == "primary=6650a4&accent=625b71")
    #expect(imported.guesses.isEmpty && imported.notes.isEmpty)
    let dark = imported.colors.filter(\.isDark).map(\.line)
    #expect(dark == ["#D0BCFF primary dark", "#CCC2DC secondary dark", "#EFB8C8 tertiary dark"])
  }

  @Test(
    "Kotlin: what an object or an enum's case gives to its constructor is its own",
    arguments: [
      """
      sealed class Tones(val primary: Color) {
        data object Day : Tones(primary = Color(0xFF0B7285))
        data object Dark : Tones(primary = Color(0xFF66D9E8))
      }
      fun tones() { val size = 4 }
      val day = lightColorScheme(primary = Tones.Day.primary)
      val night = darkColorScheme(primary = Tones.Dark.primary)
      """,
      """
      open class Tones(val primary: Color)
      object Day : Tones(primary = Color(0xFF0B7285)) { val name = "day" }
      object Dark : Tones(primary = Color(0xFF66D9E8))
      val day = lightColorScheme(primary = Day.primary)
      val night = darkColorScheme(primary = Dark.primary)
      """,
      """
      enum class Tones(val primary: Color) { LIGHT(primary = Color(0xFF0B7285)), DARK(primary = Color(0xFF66D9E8)) }
      val day = lightColorScheme(primary = Tones.LIGHT.primary)
      val night = darkColorScheme(primary = Tones.DARK.primary)
      """,
    ])
  func baseClass(program: String) throws {
    let imported = try imported("Color.kt", program)
    #expect(imported.theme.string == "primary=0b7285")
    let schemes = imported.colors.filter { $0.name.same(as: "primary") }
    #expect(Set(schemes.filter(\.isDark).map(\.color.hex)) == ["#66D9E8"])
    #expect(Set(schemes.filter { !$0.isDark }.map(\.color.hex)) == ["#0B7285"])
  }

  @Test(
    "A copy that's only changed sometimes keeps the colors it has otherwise",
    arguments: [
      (
        "theme.dart",
        """
        final base = ColorScheme.light(primary: Color(0xFF0B7285), surface: Color(0xFFFAFAFA));
        ColorScheme scheme(bool black) => black ? base.copyWith(primary: Colors.teal, surface: Colors.black) : base;
        """
      ),
      (
        "Theme.kt",
        """
        val base = lightColorScheme(primary = Color(0xFF0B7285), surface = Color(0xFFFAFAFA))
        val scheme = if (isBlack) base.copy(primary = Color.Red, surface = Color.Black) else base
        """
      ),
    ])
  func sometimes(name: String, program: String) throws {
    #expect(try colors(name, program) == ["#0B7285 primary", "#FAFAFA surface"])
  }

  @Test("Compose: Material Theme Builder's names, and those of high contrast aren't listed")
  func themeBuilder() throws {
    let program = """
      import androidx.compose.ui.graphics.Color
      val primaryLight = Color(0xFF805610)
      val secondaryLight = Color(0xFF6F5B40)
      val primaryLightMediumContrast = Color(0xFF5F3D00)
      val primaryLightHighContrast = Color(0xFF331F00)
      val primaryDark = Color(0xFFF4BD6F)
      val secondaryDark = Color(0xFFDDC2A1)
      val DarkGreen40 = Color(0xFF4F6352)
      private val lightScheme = lightColorScheme(primary = primaryLight, secondary = secondaryLight)
      private val darkScheme = darkColorScheme(primary = primaryDark, secondary = secondaryDark)
      private val highContrastLightColorScheme = lightColorScheme(primary = primaryLightHighContrast)
      """
    let imported = try imported("Color.kt", program)
    #expect(imported.theme.string == "primary=805610&accent=6f5b40")
    let dark = Set(imported.colors.filter(\.isDark).map(\.name))
    #expect(dark == ["primaryDark", "secondaryDark", "primary", "secondary"])
    #expect(!imported.colors.contains { $0.color.hex == "#331F00" || $0.color.hex == "#5F3D00" })
  }

  @Test(
    "Kotlin: other constructors",
    arguments: [
      ("Color(63, 81, 181)", "#3F51B5"), ("Color(red = 63, green = 81, blue = 181)", "#3F51B5"),
      ("Color(1, 1, 1)", "#010101"),
      ("Color(0.5f, 0.5f, 0.5f)", "#808080"), ("Color(red = 0.5f, green = 0.5f, blue = 0.5f, alpha = 1f)", "#808080"),
      ("Color(android.graphics.Color.parseColor(\"#3F51B5\"))", "#3F51B5"),
      ("Color(\"#3F51B5\".toColorInt())", "#3F51B5"),
      ("Color.hsl(0f, 1f, 0.5f)", "#FF0000"), ("Color.hsv(hue = 120f, saturation = 1f, value = 1f)", "#00FF00"),
      ("Color.White", "#FFFFFF"), ("Color(0xFF3F51B5L)", "#3F51B5"),
      ("Color(0.2f, 0.5f, 0.9f, 1f, ColorSpaces.Srgb)", "#3380E6"),
    ])
  func kotlin(value: String, hex: String) throws {
    #expect(try colors("Color.kt", "object Brand {\n    val ink = \(value)\n    val size = 4.dp\n}") == ["\(hex) ink"])
  }

  // MARK: - Dart

  @Test(
    "Dart: other constructors",
    arguments: [
      ("Color.fromARGB(255, 9, 105, 218)", "#0969DA"), ("Color.fromRGBO(188, 76, 0, 1)", "#BC4C00"),
      ("const Color.fromRGBO(188, 76, 0, 1.0)", "#BC4C00"), ("Colors.teal", "#009688"),
      ("Colors.teal.shade300", "#4DB6AC"),
      ("Colors.teal[300]!", "#4DB6AC"), ("Colors.deepPurpleAccent", "#7C4DFF"), ("Colors.blueGrey[900]", "#263238"),
      ("Colors.pinkAccent.shade400", "#F50057"), ("Colors.white", "#FFFFFF"), ("const Color(0xFF1D4ED8)", "#1D4ED8"),
      ("Color.from(alpha: 1, red: 0.5, green: 0.5, blue: 0.5)", "#808080"), ("HexColor('#1D4ED8')", "#1D4ED8"),
      ("Color(int.parse('0xFF1D4ED8'))", "#1D4ED8"), ("HSLColor.fromAHSL(1, 0, 1, 0.5).toColor()", "#FF0000"),
    ])
  func dart(value: String, hex: String) throws {
    #expect(try colors("colors.dart", "class Brand {\n  static const ink = \(value);\n}") == ["\(hex) ink"])
    #expect(try colors("colors.dart", "class Brand {\n  static final Color ink = \(value);\n}") == ["\(hex) ink"])
    #expect(try colors("colors.dart", "final x = Box(ink: \(value), size: 3);") == ["\(hex) x.ink"])
  }

  @Test("Flutter: a theme by names in a class, with const before values")
  func flutter() throws {
    let program = """
      import 'package:flutter/material.dart';
      class AppColors {
        AppColors._();
        static const Color primary = Color(0xFF1D4ED8);
        static const Color tangerine = Color(0xFFF97316);
        static const MaterialColor sea = MaterialColor(0xFF0969DA, <int, Color>{50: Color(0xFFE1EDFA), 500: Color(0xFF0969DA)});
      }
      final light = ThemeData(
        fontFamily: 'Karla',
        colorScheme: const ColorScheme.light(
          primary: AppColors.primary, secondary: AppColors.tangerine, error: const Color(0xFFB00020)),
      );
      final dark = ThemeData(
        brightness: Brightness.dark,
        colorScheme: const ColorScheme.dark(primary: Colors.blueGrey, secondary: AppColors.tangerine),
      );
      """
    let imported = try imported("theme.dart", program)
    #expect(imported.theme.string == "primary=1d4ed8&accent=f97316&title=Karla&body=Karla")
    #expect(imported.guesses == [.titleFont])
    #expect(imported.colors.contains { $0.line == "#607D8B primary dark" })
    #expect(!imported.colors.contains { $0.isDark && $0.color.hex == "#B00020" })
  }

  @Test("Flutter: the color that a scheme is made from is the primary")
  func seed() throws {
    let program = """
      import 'package:flutter/material.dart';
      final theme = ThemeData(colorScheme: ColorScheme.fromSeed(seedColor: Colors.deepPurple, secondary: Colors.amber));
      """
    let imported = try imported("main.dart", program)
    #expect(imported.theme.string == "primary=deep-purple-500&accent=amber-500")
    #expect(imported.guesses.isEmpty)
  }

  @Test("Flutter: a copy of a theme has its mode, and a font of Google's is a font")
  func copies() throws {
    let program = """
      import 'package:flutter/material.dart';
      final light = ThemeData(
        colorScheme: ColorScheme.fromSwatch(primarySwatch: Colors.indigo).copyWith(primary: Colors.indigo, secondary: Colors.amber[700]),
        textTheme: GoogleFonts.openSansTextTheme(),
      );
      final dark = ThemeData.dark().copyWith(primaryColor: Colors.indigo[200]);
      """
    let imported = try imported("theme.dart", program)
    #expect(imported.theme.string == "primary=indigo-500&accent=amber-700&title=Open+Sans&body=Open+Sans")
    #expect(imported.colors.filter(\.isDark).map(\.line) == ["#9FA8DA primaryColor dark"])
  }

  // MARK: - JavaScript

  @Test("MUI: light and dark are shades beside main, and modes with a palette each")
  func mui() throws {
    let shades = """
      import { createTheme } from '@mui/material/styles';
      export default createTheme({ palette: {
        primary: { light: '#757ce8', main: '#3f50b5', dark: '#002884', contrastText: '#fff' },
        secondary: { light: '#ff7961', main: '#f44336', dark: '#ba000d', contrastText: '#000' },
      } });
      """
    let one = try imported("theme.js", shades)
    #expect(one.theme.string == "primary=3f50b5&accent=red-500" && one.guesses.isEmpty)
    #expect(!one.colors.contains { $0.isDark })
    let modes = """
      import { createTheme } from '@mui/material/styles';
      export default createTheme({ colorSchemes: {
        light: { palette: { primary: { main: '#3f50b5' }, secondary: { main: '#f44336' } } },
        dark: { palette: { primary: { main: '#9fa8da' }, secondary: { main: '#ff7961' } } },
      } });
      """
    let two = try imported("theme.ts", modes)
    #expect(two.theme.string == "primary=3f50b5&accent=red-500")
    #expect(two.colors.map(\.isDark) == [false, false, true, true])
  }

  @Test(
    "MUI: a mode that's compared to a word says which palette is light",
    arguments: [
      """
      const tokens = (mode: PaletteMode) => ({ palette: { mode, ...(mode === 'light'
        ? { primary: { main: '#1565c0' }, secondary: { main: '#ff7043' } }
        : { primary: { main: '#90caf9' }, secondary: { main: '#ffab91' } }) } })
      """,
      """
      const tokens = (mode) => ({ palette: { mode, ...(mode !== "dark"
        ? { primary: { main: '#1565c0' }, secondary: { main: '#ff7043' } }
        : { primary: { main: '#90caf9' }, secondary: { main: '#ffab91' } }) } })
      """,
      """
      createTheme({ palette: { mode: dark ? 'dark' : 'light',
        primary: mode === 'dark' ? { main: '#90caf9' } : { main: '#1565c0' },
        secondary: { main: 'dark' == mode ? '#ffab91' : '#ff7043' } } })
      """,
      """
      createTheme({ palette: { mode,
        primary: { main: '#1565c0', ...(mode === 'dark' && { main: '#90caf9' }) },
        ...(mode === 'dark' && { secondary: { main: '#ffab91' } }),
        ...(mode === 'light' && { secondary: { main: '#ff7043' } }) } })
      """,
    ])
  func comparedModes(program: String) throws {
    let imported = try imported("theme.ts", program)
    #expect(imported.theme.string == "primary=blue-800&accent=deep-orange-400" && !imported.guesses.contains(.primary))
    #expect(imported.colors.map(\.line).contains("#90CAF9 primary.main dark"))
  }

  @Test("MUI: its hues, a theme for dark mode, and what's computed")
  func muiNames() throws {
    let program = """
      import { createTheme, darken } from '@mui/material/styles';
      import { purple, deepOrange } from '@mui/material/colors';
      const brand = { main: purple[500], dark: darken(purple[500], 0.3) };
      export const theme = createTheme({
        palette: { primary: brand, secondary: { main: deepOrange.A400 }, error: { main: '#b00020' } },
      });
      export const darkTheme = createTheme({ palette: { mode: 'dark', primary: { main: purple[200] } } });
      """
    let imported = try imported("theme.js", program)
    #expect(imported.theme.string == "primary=purple-500&accent=deep-orange-a400")
    #expect(imported.guesses.isEmpty)
    #expect(imported.colors.filter(\.isDark).map(\.line) == ["#CE93D8 primary.main dark"])
  }

  @Test("MUI: a whole hue is a color, and a theme of nothing but dark mode is the theme")
  func muiHue() throws {
    let program = """
      import { createTheme } from "@mui/material/styles";
      import { indigo, pink } from "@mui/material/colors";
      export default createTheme({ palette: { mode: "dark", primary: indigo, secondary: { main: pink["A400"] } } });
      """
    let imported = try imported("theme.js", program)
    #expect(imported.theme.string == "primary=indigo-500&accent=pink-a400" && imported.guesses.isEmpty)
  }

  @Test("What JavaScript computes is said, and never run")
  func computed() throws {
    let program = """
      import { lighten } from 'polished';
      module.exports = { primary: lighten(0.2, '#3f51b5'), accent: '#ff4081', scale: chroma.scale(['#fff', '#000']) };
      """
    let imported = try imported("theme.js", program)
    #expect(imported.theme.accent?.slug == "pink-a200")
    #expect(!imported.colors.contains { $0.color.hex == "#3F51B5" })
    #expect(imported.notes == ["Left out because we don’t run code, and only that would tell: primary."])
  }

  @Test("Tailwind 3: quotation marks, ramps, DEFAULT, and families in lists")
  func tailwind() throws {
    let program = """
      /** @type {import('tailwindcss').Config} */
      const colors = require('tailwindcss/colors');
      const brand = { 50: "#f0fdfa", 500: "#14b8a6", 600: "#0d9488", 900: "#134e4a" };
      module.exports = {
        content: ["./src/**/*.{js,ts,jsx,tsx}", "./node_modules/**/*.--.js"],
        darkMode: "class",
        theme: { extend: {
          colors: { primary: brand, accent: { DEFAULT: "#f97316", light: "#fdba74", dark: "#c2410c", foreground: "#ffffff" } },
          fontFamily: { heading: ['"Playfair Display"', "serif"], body: ["Karla", ...defaultTheme.fontFamily.sans] },
          fontSize: { xs: "0.75rem" }, boxShadow: { card: "0 1px 2px rgba(0, 0, 0, 0.05)" },
        } },
        plugins: [require("@tailwindcss/typography")],
      };
      """
    for path in ["tailwind.config.js", "tailwind.config.ts", ""] {
      let imported = try imported(path, program)
      #expect(imported.theme.string == "primary=14b8a6&accent=f97316&title=Playfair+Display&body=Karla")
      #expect(imported.guesses.isEmpty && imported.format == "Tailwind CSS", "\(path): \(imported.guesses)")
      #expect(imported.fonts.map(\.family) == ["Playfair Display", "Karla"])
      #expect(!imported.colors.contains { $0.isDark })
    }
  }

  @Test("Tailwind 3: colors that are properties of a style sheet say so")
  func tailwindProperties() throws {
    let program = """
      module.exports = { theme: { extend: { colors: { primary: { DEFAULT: "hsl(var(--primary))" }, accent: "var(--accent)" } } } }
      """
    let error = #expect(throws: ImportError.self) { _ = try imported("tailwind.config.js", program) }
    #expect(
      error?.sentence
        == "There’s no color in this file. Left out because the file doesn’t have what they refer to: "
        + "primary.DEFAULT (hsl(var(--primary))) and colors.accent (var(--accent)).")
  }

  @Test("Chakra UI: ramps, semantic tokens with modes, and fonts")
  func chakra() throws {
    let program = """
      import { extendTheme } from "@chakra-ui/react";
      const theme = extendTheme({
        colors: { ocean: { 100: "#bee3f8", 500: "#3182ce" }, flame: { 500: "#dd6b20" } },
        semanticTokens: { colors: {
          primary: { default: "ocean.500", _dark: "ocean.100" },
          accent: { value: { base: "{colors.flame.500}", _dark: "#fbd38d" } },
        } },
        fonts: { heading: `'Open Sans', sans-serif`, body: `'Raleway', sans-serif` },
      });
      """
    let imported = try imported("theme.ts", program)
    #expect(imported.theme.string == "primary=3182ce&accent=dd6b20&title=Open+Sans&body=Raleway")
    #expect(imported.guesses.isEmpty && imported.format == "Chakra UI")
    #expect(imported.colors.filter(\.isDark).map(\.color.hex) == ["#BEE3F8", "#FBD38D"])
  }

  @Test("Mantine: the primary color is a name of a list, whose seventh color is the color")
  func mantine() throws {
    let program = """
      import { createTheme } from '@mantine/core';
      export const theme = createTheme({
        primaryColor: 'blue',
        colors: {
          'blue': ['#e7f5ff', '#d0ebff', '#a5d8ff', '#74c0fc', '#4dabf7', '#339af0', '#2288e6', '#1c7ed6', '#1971c2', '#1864ab'],
          accent: ['#fff4e6', '#ffe8cc', '#ffd8a8', '#ffc078', '#ffa94d', '#ff922b', '#fd7e14', '#f76707', '#e8590c', '#d9480f'],
        },
        fontFamily: 'Verdana, sans-serif', headings: { fontFamily: 'Greycliff CF, sans-serif' },
      });
      """
    let imported = try imported("theme.js", program)
    #expect(imported.theme.primary?.slug == "2288e6")
    #expect(imported.guesses.contains(.primary) == false && imported.format == "Mantine")
    #expect(imported.theme.bodyFont?.name == "Verdana" && imported.theme.titleFont?.name == "Greycliff CF")
  }

  @Test("A word is a color only where a color is asked for")
  func words() throws {
    #expect(
      try colors(
        "list.js", "module.exports = [{ name: 'tomato', value: '#0b7285' }, { name: 'primary', value: '#364fc7' }];")
        == ["#0B7285 value", "#364FC7 value"])
    #expect(
      try colors(
        "a.ts", "const status = 'orange'; const tags = ['red', 'tan']; export const theme = { primary: 'tomato' };")
        == ["#FF6347 theme.primary"])
  }

  // MARK: - Any of them

  @Test(
    "Only a mode is dark: not a color that is dark, nor what's on something dark",
    arguments: [
      ("darkColorScheme", true), ("dark", true), ("primaryDark", true), ("darkPrimary", true),
      ("md_theme_dark_primary", true),
      ("backgroundDark", true), ("nightPrimary", true), ("DarkGreen10", false), ("darkGrey", false),
      ("darkText", false),
      ("accentOnDark", false), ("darkest", false), ("blueDark", false), ("primaryLight", false),
      ("textDarkGray", false),
      ("lightDark", false), ("colorPrimaryDark", false),
    ])
  func dark(name: String, isDark: Bool) throws {
    for (path, line) in [
      ("a.kt", "val \(name) = Color(0xFF3F51B5)"), ("a.swift", "static let \(name) = Color(hex: 0x3F51B5)"),
      ("a.js", "export const \(name) = '#3F51B5'"), ("a.dart", "const Color \(name) = Color(0xFF3F51B5);"),
    ] {
      let found = try imported(path, line)
      #expect(found.colors.map(\.isDark) == [isDark], "\(path)")
    }
  }

  @Test("A color with both shades beside it has no mode")
  func shades() throws {
    let program =
      "val Primary = Color(0xFF3F51B5)\nval PrimaryLight = Color(0xFF757CE8)\nval PrimaryDark = Color(0xFF002884)"
    let imported = try imported("Color.kt", program)
    #expect(imported.colors.map(\.isDark) == [false, false, false])
    #expect(imported.theme.primary?.slug == "indigo-500")
  }

  @Test(
    "Names that lead nowhere or in circles end, and the one that's missed is said",
    arguments: [
      "val primary = accent\nval accent = primary\nval ink = Color(0xFF3F51B5)",
      "val primary = primary\nval ink = Color(0xFF3F51B5)", "val primary = Missing.blue\nval ink = Color(0xFF3F51B5)",
      "val primary = a.b\nval a = b\nval b = a\nval ink = Color(0xFF3F51B5)",
    ])
  func circles(program: String) throws {
    let imported = try imported("Color.kt", program)
    #expect(imported.colors.map(\.line) == ["#3F51B5 ink"])
    #expect(imported.notes.count == 1 && imported.notes[0].hasPrefix("Left out because the file doesn’t have"))
  }

  @Test(
    "What a function or getter gives has its name",
    arguments: [
      ("a.swift", "func ink() -> UIColor { return UIColor(hex: 0x3F51B5) }"),
      ("a.swift", "static func ink(_ size: CGFloat) -> Color { Color(hex: \"3F51B5\") }"),
      ("a.kt", "fun ink(): Color = Color(0xFF3F51B5)"), ("a.kt", "fun ink(): Color { return Color(0xFF3F51B5) }"),
      ("a.dart", "class A { static Color get ink => const Color(0xFF3F51B5); }"),
    ])
  func functions(path: String, program: String) throws {
    #expect(try colors(path, program) == ["#3F51B5 ink"])
  }

  @Test("Swift: a function's theme and a font by the name of its face")
  func swiftFunctions() throws {
    let program = """
      struct Palette {
        static func primary(_ theme: Theme) -> UIColor {
          switch theme {
          case .light: return UIColor(hex: "#0A84FF")
          case .dark: return UIColor(hex: "#409CFF")
          }
        }
        func title(_ size: CGFloat) -> UIFont { UIFont(name: "Avenir-Heavy", size: size)! }
      }
      """
    let imported = try imported("a.swift", program)
    #expect(imported.colors.map(\.line) == ["#0A84FF primary", "#409CFF primary dark"])
    #expect(imported.theme.string == "primary=0a84ff&title=Avenir&body=Avenir" && imported.guesses == [.bodyFont])
  }

  @Test("Dart: a see-through getter is left out by its name")
  func dartGetter() throws {
    let program =
      "class A { static Color get shade => Colors.black.withOpacity(.2);\n static const ink = Color(0xFF3F51B5); }"
    #expect(try imported("a.dart", program).notes == ["Left out because it’s see-through: shade."])
  }

  @Test("Kotlin: the constants of Material's theme builder say which is the accent")
  func themeBuilderConstants() throws {
    let program = """
      val md_theme_light_primary = Color(0xFF006C4C)
      val md_theme_light_secondary = Color(0xFF4D6357)
      val md_theme_light_tertiary = Color(0xFF3D6373)
      val md_theme_dark_primary = Color(0xFF6CDBAC)
      """
    let imported = try imported("Color.kt", program)
    #expect(imported.theme.string == "primary=006c4c&accent=4d6357" && imported.guesses.isEmpty)
  }

  @Test("JavaScript: daisyUI's themes are offered by their names, the first one to begin with")
  func daisyUI() throws {
    let program = """
      module.exports = { plugins: [require('daisyui')], daisyui: { themes: [
        { harbor: { "primary": "#570df8", "secondary": "#f000b8", accent: "#37cdbe", "base-100": "#ffffff" } },
        { forest: { primary: "#2e7d32", accent: "#ffb300" } }, "dark", "cupcake" ] } }
      """
    let imported = try imported("tailwind.config.js", program)
    #expect(imported.theme.string == "primary=570df8&accent=37cdbe" && imported.guesses.isEmpty)
    #expect(imported.themes == ["forest"])
    #expect(imported.taking(theme: "forest").theme.string == "primary=green-800&accent=amber-600")
  }

  @Test("JavaScript: custom properties may have bare numbers, as in Skeleton's themes")
  func customProperties() throws {
    let program = """
      export const theme = { properties: { "--color-primary-500": "15 186 129", "--color-secondary-500": "79 70 229",
        "--theme-rounded-base": "9999px", "--on-primary": "0 0 0" } }
      """
    let imported = try imported("theme.ts", program)
    #expect(
      imported.colors.map(\.line) == [
        "#0FBA81 properties.--color-primary-500", "#4F46E5 properties.--color-secondary-500",
        "#000000 properties.--on-primary",
      ])
  }

  @Test("JavaScript: of the ramp that the primary is from, no shade is the accent")
  func oneRamp() throws {
    let program = """
      import { createTheme } from '@mantine/core';
      const grape = ['#fdeaff', '#f5d1fd', '#e99ff7', '#dd6bf2', '#d33fee', '#cc23eb', '#ca13eb', '#b105d1', '#9f00bb', '#8b00a4'];
      export const theme = createTheme({ primaryColor: 'violetish', colors: { violetish: grape } });
      """
    let imported = try imported("theme.ts", program)
    #expect(imported.theme.string == "primary=ca13eb" && imported.missing.contains(.accent))
  }

  @Test(
    "JavaScript: Mantine's color is the seventh of its shades, or the one that primaryShade says",
    arguments: [
      ("", "6b3d06"), (", primaryShade: 7", "6b3d07"), (", primaryShade: { light: 4, dark: 8 }", "6b3d04"),
    ])
  func primaryShade(setting: String, expected: String) throws {
    let shades = (0..<10).map { "'#6b3d0\($0)'" }.joined(separator: ", ")
    for name in ["brand", "primary"] {
      let program =
        "import { createTheme } from '@mantine/core';\nexport const theme = createTheme({ colors: { \(name): [\(shades)] }, primaryColor: '\(name)'\(setting) });"
      #expect(try imported("theme.ts", program).theme.primary?.color == SRGB(hex: "#" + expected))
    }
  }

  @Test("A number alone leads to no color: blue[1] isn't the second of another list")
  func numberOfAnotherList() throws {
    let script = "const chart = ['#e11d48', '#16a34a'];\nexport const palette = { primary: { main: blue[1] } };"
    let imported = try imported("theme.js", script)
    #expect(!imported.colors.contains { $0.name.hasPrefix("primary") })
    let tokens =
      "{ blue: {'5': {$value: '#0969da'}}, purple: {'5': {$value: '#8250df'}}, primary: {$value: '{blue.5}'}, accent: {$value: '{purple.5}'} }"
    #expect(try self.imported("a.json5", tokens).theme.string == "primary=0969da&accent=8250df")
  }

  @Test("JavaScript: what a function called dark gives is for dark mode")
  func darkFunction() throws {
    let script =
      "export const lightColors = () => ({ primary: '#9d37c2', page: '#f2f2f2' });\nexport const darkColors = () => ({ primary: '#b05ad2', page: '#111827' });"
    let imported = try imported("colors.ts", script)
    #expect(imported.colors.filter(\.isDark).map(\.color.hex) == ["#B05AD2", "#111827"])
    #expect(imported.theme.string == "primary=9d37c2")
  }

  @Test("What gets fonts from somewhere, or speaks of them, is none")
  func notFonts() throws {
    let kotlin = """
      val provider = GoogleFont.Provider(providerAuthority = "com.google.android.gms.fonts", providerPackage = "com.google.android.gms")
      val scheme = lightColorScheme(primary = Color(0xFF3F51B5))
      """
    #expect(try imported("Theme.kt", kotlin).fonts.isEmpty)
    let swift = "func registerFont() { print(\"Couldn't create font from data\") }\nlet ink = Color(hex: 0x3F51B5)"
    #expect(try imported("Fonts.swift", swift).fonts.isEmpty)
  }

  @Test("Two names of one color outside sRGB are one color, and guessed once")
  func sameWide() throws {
    let program = "let a = Color(.displayP3, red: 1, green: 0.2, blue: 0.1)\nlet b = a"
    let imported = try imported("a.swift", program)
    #expect(imported.guesses == [.primary] && imported.theme.accent == nil)
  }

  @Test("What isn't a number in a channel makes no color")
  func channels() throws {
    let program =
      "let a = Color(red: 1, green: 0.5, blue: 1 - r0.2)\nlet b = rgb(9, 105, 318)\nlet ink = Color(hex: 0x3F51B5)"
    #expect(try colors("a.swift", program) == ["#3F51B5 ink"])
  }

  @Test("A thousand names in a row and a thousand brackets end")
  func deep() throws {
    var chain = "val c0 = Color(0xFF3F51B5)\n"
    for index in 1...1000 { chain += "val c\(index) = c\(index - 1)\n" }
    #expect(try imported("a.kt", chain).colors.count >= 30)
    let nested = String(repeating: "f(", count: 1000) + "'#3f51b5'" + String(repeating: ")", count: 1000)
    #expect(throws: ImportError.self) { _ = try imported("a.js", "const a = " + nested) }
    #expect(try imported("a.js", "const a = " + nested + "; const ink = '#3f51b5'").colors.last?.line == "#3F51B5 ink")
  }
}

extension FoundColor {
  /// "#3F51B5 primary dark".
  var line: String { color.hex + " " + name + (isDark ? " dark" : "") }
}
