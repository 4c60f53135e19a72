// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes
// Add these lines to pubspec.yaml:
// flutter:
//   fonts:
//     - family: "EB Garamond"
//       fonts:
//         - asset: "assets/fonts/EBGaramond12-Regular.otf"
//           weight: 400
//         - asset: "assets/fonts/EBGaramond12-Bold.otf"
//           weight: 700
//         - asset: "assets/fonts/EBGaramond12-Italic.otf"
//           weight: 400
//           style: italic
//     - family: "Lato"
//       fonts:
//         - asset: "assets/fonts/Lato-Regular.ttf"
//           weight: 400
//         - asset: "assets/fonts/Lato-Bold.ttf"
//           weight: 700
//         - asset: "assets/fonts/Lato-Italic.ttf"
//           weight: 400
//           style: italic

import 'package:flutter/material.dart';

const themeName = 'Field Notes';
const titleFont = 'EB Garamond';
const bodyFont = 'Lato';

/// A color for every role, including those Material 3 has no name for.
class BrandColors {
  const BrandColors({
    required this.background,
    required this.surface,
    required this.raised,
    required this.border,
    required this.outline,
    required this.text,
    required this.muted,
    required this.primary,
    required this.onPrimary,
    required this.primaryText,
    required this.primarySoft,
    required this.onPrimarySoft,
    required this.accent,
    required this.onAccent,
    required this.accentText,
    required this.accentOnPrimary,
    required this.accentSoft,
    required this.onAccentSoft,
    required this.dark,
    required this.onDark,
    required this.accentOnDark,
    required this.positive,
    required this.onPositive,
    required this.positiveSoft,
    required this.onPositiveSoft,
    required this.warning,
    required this.onWarning,
    required this.warningSoft,
    required this.onWarningSoft,
    required this.negative,
    required this.onNegative,
    required this.negativeSoft,
    required this.onNegativeSoft,
    required this.focus,
  });

  /// For pages.
  final Color background;

  /// For cards.
  final Color surface;

  /// For floating cards.
  final Color raised;

  /// For hairlines.
  final Color border;

  /// For edges of controls.
  final Color outline;

  /// For body text.
  final Color text;

  /// For secondary text.
  final Color muted;

  /// For bars and filled controls.
  final Color primary;

  /// For text on bars and filled controls.
  final Color onPrimary;

  /// For links, highlights and icons.
  final Color primaryText;

  /// For selected rows, chips and quotes.
  final Color primarySoft;

  /// For text on primary-soft.
  final Color onPrimarySoft;

  /// For the one call to action.
  final Color accent;

  /// For text on the call to action.
  final Color onAccent;

  /// For small text in the accent color.
  final Color accentText;

  /// For marks on the bar.
  final Color accentOnPrimary;

  /// For chips and quotes in the accent color.
  final Color accentSoft;

  /// For text on accent-soft.
  final Color onAccentSoft;

  /// For dark sections, in light and dark alike.
  final Color dark;

  /// For text on dark sections.
  final Color onDark;

  /// For highlights on dark sections.
  final Color accentOnDark;

  /// For success.
  final Color positive;

  /// For text on success.
  final Color onPositive;

  /// For banners and badges of success.
  final Color positiveSoft;

  /// For text on positive-soft.
  final Color onPositiveSoft;

  /// For warnings.
  final Color warning;

  /// For text on warnings.
  final Color onWarning;

  /// For banners and badges of warnings.
  final Color warningSoft;

  /// For text on warning-soft.
  final Color onWarningSoft;

  /// For errors.
  final Color negative;

  /// For text on errors.
  final Color onNegative;

  /// For banners and badges of errors.
  final Color negativeSoft;

  /// For text on negative-soft.
  final Color onNegativeSoft;

  /// For focus rings; on bars, also on-primary.
  final Color focus;
}

const lightBrandColors = BrandColors(
  background: Color(0xFFF5F7FB),
  surface: Color(0xFFFDFDFF),
  raised: Color(0xFFFFFFFF),
  border: Color(0xFFDBDEE5),
  outline: Color(0xFF888C99),
  text: Color(0xFF17181D),
  muted: Color(0xFF5C606C),
  primary: Color(0xFF3F51B5),
  onPrimary: Color(0xFFFFFFFF),
  primaryText: Color(0xFF3F51B5),
  primarySoft: Color(0xFFDFE7FF),
  onPrimarySoft: Color(0xFF3F51B5),
  accent: Color(0xFFFF4081),
  onAccent: Color(0xFF280B13),
  accentText: Color(0xFFDD0F67),
  accentOnPrimary: Color(0xFFFF86A3),
  accentSoft: Color(0xFFFFDEE4),
  onAccentSoft: Color(0xFFCC005D),
  dark: Color(0xFF11026B),
  onDark: Color(0xFFFFFFFF),
  accentOnDark: Color(0xFFFF4081),
  positive: Color(0xFF007D63),
  onPositive: Color(0xFFFFFFFF),
  positiveSoft: Color(0xFFC8F3E3),
  onPositiveSoft: Color(0xFF005B47),
  warning: Color(0xFFA46200),
  onWarning: Color(0xFFFFFFFF),
  warningSoft: Color(0xFFFFE2C7),
  onWarningSoft: Color(0xFF6F4100),
  negative: Color(0xFFB20C29),
  onNegative: Color(0xFFFFFFFF),
  negativeSoft: Color(0xFFFFDFDD),
  onNegativeSoft: Color(0xFF94001E),
  focus: Color(0xFF01001C),
);

const darkBrandColors = BrandColors(
  background: Color(0xFF0F1013),
  surface: Color(0xFF18191C),
  raised: Color(0xFF222326),
  border: Color(0xFF2C2E33),
  outline: Color(0xFF656975),
  text: Color(0xFFEFF2F9),
  muted: Color(0xFFA6AAB8),
  primary: Color(0xFF5C6BC0),
  onPrimary: Color(0xFFFFFFFF),
  primaryText: Color(0xFF6A83EB),
  primarySoft: Color(0xFF2A314C),
  onPrimarySoft: Color(0xFF7993FD),
  accent: Color(0xFFFF4081),
  onAccent: Color(0xFF280B13),
  accentText: Color(0xFFFF4081),
  accentOnPrimary: Color(0xFFFFB9C7),
  accentSoft: Color(0xFF48282F),
  onAccentSoft: Color(0xFFFF608E),
  dark: Color(0xFF11026B),
  onDark: Color(0xFFFFFFFF),
  accentOnDark: Color(0xFFFF4081),
  positive: Color(0xFF51D9B3),
  onPositive: Color(0xFF001C14),
  positiveSoft: Color(0xFF133B2F),
  onPositiveSoft: Color(0xFF68EDC6),
  warning: Color(0xFFFDB262),
  onWarning: Color(0xFF231100),
  warningSoft: Color(0xFF442D15),
  onWarningSoft: Color(0xFFFFC488),
  negative: Color(0xFFEF7272),
  onNegative: Color(0xFF290B0B),
  negativeSoft: Color(0xFF492827),
  onNegativeSoft: Color(0xFFFFBEBB),
  focus: Color(0xFFBACAFF),
);

const highContrastLightBrandColors = BrandColors(
  background: Color(0xFFF5F7FB),
  surface: Color(0xFFFDFDFF),
  raised: Color(0xFFFFFFFF),
  border: Color(0xFF8D8F96),
  outline: Color(0xFF6D717E),
  text: Color(0xFF17181D),
  muted: Color(0xFF515460),
  primary: Color(0xFF3E4FB3),
  onPrimary: Color(0xFFFFFFFF),
  primaryText: Color(0xFF3A4AAE),
  primarySoft: Color(0xFFDFE7FF),
  onPrimarySoft: Color(0xFF3241A4),
  accent: Color(0xFFFF588A),
  onAccent: Color(0xFF010000),
  accentText: Color(0xFFA9004C),
  accentOnPrimary: Color(0xFFFFBDCA),
  accentSoft: Color(0xFFFFDEE4),
  onAccentSoft: Color(0xFF970043),
  dark: Color(0xFF11026B),
  onDark: Color(0xFFFFFFFF),
  accentOnDark: Color(0xFFFF7E9E),
  positive: Color(0xFF005D49),
  onPositive: Color(0xFFFFFFFF),
  positiveSoft: Color(0xFFC8F3E3),
  onPositiveSoft: Color(0xFF005845),
  warning: Color(0xFF7B4900),
  onWarning: Color(0xFFFFFFFF),
  warningSoft: Color(0xFFFFE2C7),
  onWarningSoft: Color(0xFF6E4100),
  negative: Color(0xFF7F0018),
  onNegative: Color(0xFFFFFFFF),
  negativeSoft: Color(0xFFFFDFDD),
  onNegativeSoft: Color(0xFF94001E),
  focus: Color(0xFF000000),
);

const highContrastDarkBrandColors = BrandColors(
  background: Color(0xFF0F1013),
  surface: Color(0xFF18191C),
  raised: Color(0xFF222326),
  border: Color(0xFF62656B),
  outline: Color(0xFF7C818D),
  text: Color(0xFFEFF2F9),
  muted: Color(0xFFA9ADBA),
  primary: Color(0xFF9FA8DA),
  onPrimary: Color(0xFF000000),
  primaryText: Color(0xFF92AAFF),
  primarySoft: Color(0xFF2A314C),
  onPrimarySoft: Color(0xFFAABEFF),
  accent: Color(0xFFFF588A),
  onAccent: Color(0xFF010000),
  accentText: Color(0xFFFF89A5),
  accentOnPrimary: Color(0xFF820039),
  accentSoft: Color(0xFF48282F),
  onAccentSoft: Color(0xFFFFA6B9),
  dark: Color(0xFF11026B),
  onDark: Color(0xFFFFFFFF),
  accentOnDark: Color(0xFFFF7E9E),
  positive: Color(0xFF51D9B3),
  onPositive: Color(0xFF001C14),
  positiveSoft: Color(0xFF133B2F),
  onPositiveSoft: Color(0xFF68EDC6),
  warning: Color(0xFFFDB262),
  onWarning: Color(0xFF231100),
  warningSoft: Color(0xFF442D15),
  onWarningSoft: Color(0xFFFFC488),
  negative: Color(0xFFFC7D7C),
  onNegative: Color(0xFF290B0B),
  negativeSoft: Color(0xFF492827),
  onNegativeSoft: Color(0xFFFFBEBB),
  focus: Color(0xFFFFFFFF),
);

const primaryShades = MaterialColor(0xFF3F51B5, {
  50: Color(0xFFE8EAF6),
  100: Color(0xFFC5CAE9),
  200: Color(0xFF9FA8DA),
  300: Color(0xFF7986CB),
  400: Color(0xFF5C6BC0),
  500: Color(0xFF3F51B5),
  600: Color(0xFF3949AB),
  700: Color(0xFF303F9F),
  800: Color(0xFF283593),
  900: Color(0xFF1A237E),
});

const primaryAccentShades = MaterialAccentColor(0xFF536DFE, {
  100: Color(0xFF8C9EFF),
  200: Color(0xFF536DFE),
  400: Color(0xFF3D5AFE),
  700: Color(0xFF304FFE),
});

const accentShades = MaterialColor(0xFFE91E63, {
  50: Color(0xFFFCE4EC),
  100: Color(0xFFF8BBD0),
  200: Color(0xFFF48FB1),
  300: Color(0xFFF06292),
  400: Color(0xFFEC407A),
  500: Color(0xFFE91E63),
  600: Color(0xFFD81B60),
  700: Color(0xFFC2185B),
  800: Color(0xFFAD1457),
  900: Color(0xFF880E4F),
});

const accentAccentShades = MaterialAccentColor(0xFFFF4081, {
  100: Color(0xFFFF80AB),
  200: Color(0xFFFF4081),
  400: Color(0xFFF50057),
  700: Color(0xFFC51162),
});

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
      primary: colors.primary,
      onPrimary: colors.onPrimary,
      primaryContainer: colors.primarySoft,
      onPrimaryContainer: colors.onPrimarySoft,
      inversePrimary: colors.accentOnDark,
      secondary: colors.accent,
      onSecondary: colors.onAccent,
      secondaryContainer: colors.accentSoft,
      onSecondaryContainer: colors.onAccentSoft,
      tertiary: colors.accent,
      onTertiary: colors.onAccent,
      tertiaryContainer: colors.accentSoft,
      onTertiaryContainer: colors.onAccentSoft,
      surface: colors.background,
      onSurface: colors.text,
      onSurfaceVariant: colors.muted,
      surfaceTint: colors.primary,
      inverseSurface: colors.dark,
      error: colors.negative,
      onError: colors.onNegative,
      errorContainer: colors.negativeSoft,
      onErrorContainer: colors.onNegativeSoft,
      outline: colors.outline,
      outlineVariant: colors.border,
      surfaceBright: colors.raised,
      surfaceDim: colors.background,
      surfaceContainer: colors.surface,
      surfaceContainerHigh: colors.raised,
      surfaceContainerHighest: colors.raised,
      surfaceContainerLow: colors.surface,
      surfaceContainerLowest: colors.surface,
      onInverseSurface: colors.onDark,
    ),
  );
  final text = base.textTheme;
  return base.copyWith(
    textTheme: text.copyWith(
      displayLarge: _title(text.displayLarge),
      displayMedium: _title(text.displayMedium),
      displaySmall: _title(text.displaySmall),
      headlineLarge: _title(text.headlineLarge),
      headlineMedium: _title(text.headlineMedium),
      headlineSmall: _title(text.headlineSmall),
      titleLarge: _title(text.titleLarge),
      titleMedium: _title(text.titleMedium),
      titleSmall: _title(text.titleSmall),
    ),
  );
}

TextStyle? _title(TextStyle? style) =>
    style?.copyWith(fontFamily: titleFont, fontWeight: FontWeight.w700);
