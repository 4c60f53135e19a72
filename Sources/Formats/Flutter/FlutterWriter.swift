/// A Dart library with a Material 3 theme for each appearance, every role with its own name, the ramps and the fonts.
/// Source: the Flutter documentation of ThemeData, ColorScheme, TextTheme and MaterialColor.
let flutterTemplate: StaticString = """
  `define value``if outside`Color.from(alpha: 1, red: `color red`, green: `color green`, blue: `color blue`, colorSpace: ColorSpace.displayP3)`else`Color(0xFF`color digits`)`end``end`
  `define colors`
  `each roles`
    `role camel`: `use value`,
  `end`
  );
  `end`
  // `note`

  import 'package:flutter/material.dart';

  `if name`
  const themeName = `name '$`;
  `end`
  const titleFont = `Title font '$`;
  const bodyFont = `Body font '$`;

  /// A color for every role, including those Material 3 has no name for.
  class BrandColors {
    const BrandColors({
  `each roles`
      required this.`role camel`,
  `end`
    });
  `each roles`

    /// For `purpose`.
    final Color `role camel`;
  `end`
  }

  const lightBrandColors = BrandColors(
  `use colors`

  const darkBrandColors = BrandColors(
  `Dark use colors`

  const highContrastLightBrandColors = BrandColors(
  `LightHigh use colors`

  const highContrastDarkBrandColors = BrandColors(
  `DarkHigh use colors`
  `each ramps`

  const `ramp`Shades = MaterialColor(0xFF`base digits`, {
  `each plain`
    `label`: `use value`,
  `end`
  });
  `if accents`

  const `ramp`AccentShades = MaterialAccentColor(0xFF`accent-base digits`, {
  `each accents`
    `label plain`: `use value`,
  `end`
  });
  `end`
  `end`

  /// The theme of MaterialApp.
  final lightTheme = _theme(lightBrandColors, Brightness.light);

  /// The darkTheme of MaterialApp.
  final darkTheme = _theme(darkBrandColors, Brightness.dark);

  /// The highContrastTheme of MaterialApp.
  final highContrastLightTheme = _theme(highContrastLightBrandColors, Brightness.light);

  /// The highContrastDarkTheme of MaterialApp.
  final highContrastDarkTheme = _theme(highContrastDarkBrandColors, Brightness.dark);

  ThemeData _theme(BrandColors colors, Brightness brightness) {
    final base = ThemeData(
      useMaterial3: true,
      brightness: brightness,
      fontFamily: bodyFont,
      scaffoldBackgroundColor: colors.background,
      colorScheme: ColorScheme(
        brightness: brightness,
  `each in material`
        `key`: colors.`role camel`,
  `end`
        onInverseSurface: colors.onDark,
      ),
    );
    final text = base.textTheme;
    return base.copyWith(
      textTheme: text.copyWith(
  `each displayLarge displayMedium displaySmall headlineLarge headlineMedium headlineSmall titleLarge titleMedium titleSmall`
        `key`: _title(text.`key`),
  `end`
      ),
    );
  }

  TextStyle? _title(TextStyle? style) =>
      style?.copyWith(fontFamily: titleFont, fontWeight: FontWeight.w`weight`);

  """
