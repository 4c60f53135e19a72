// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes, prefix acme-

import 'package:flutter/material.dart';

const themeName = 'Field Notes';
const titleFont = 'EB Garamond';
const bodyFont = 'Lato';

/// A color for every role, including those Material 3 has no name for.
class AcmeColors {
  const AcmeColors({
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
    required this.chart1,
    required this.chart2,
    required this.chart3,
    required this.chart4,
    required this.chart5,
    required this.chart6,
    required this.chart7,
    required this.chart8,
    required this.onChart1,
    required this.onChart2,
    required this.onChart3,
    required this.onChart4,
    required this.onChart5,
    required this.onChart6,
    required this.onChart7,
    required this.onChart8,
    required this.sequential1,
    required this.sequential2,
    required this.sequential3,
    required this.sequential4,
    required this.sequential5,
    required this.sequential6,
    required this.sequential7,
    required this.sequential8,
    required this.sequential9,
    required this.diverging1,
    required this.diverging2,
    required this.diverging3,
    required this.diverging4,
    required this.diverging5,
    required this.diverging6,
    required this.diverging7,
    required this.diverging8,
    required this.diverging9,
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

  /// For a part of a chart.
  final Color chart1;

  /// For a part of a chart.
  final Color chart2;

  /// For a part of a chart.
  final Color chart3;

  /// For a part of a chart.
  final Color chart4;

  /// For a part of a chart.
  final Color chart5;

  /// For a part of a chart.
  final Color chart6;

  /// For a part of a chart.
  final Color chart7;

  /// For a part of a chart.
  final Color chart8;

  /// For text on a part of a chart.
  final Color onChart1;

  /// For text on a part of a chart.
  final Color onChart2;

  /// For text on a part of a chart.
  final Color onChart3;

  /// For text on a part of a chart.
  final Color onChart4;

  /// For text on a part of a chart.
  final Color onChart5;

  /// For text on a part of a chart.
  final Color onChart6;

  /// For text on a part of a chart.
  final Color onChart7;

  /// For text on a part of a chart.
  final Color onChart8;

  /// For a chart’s amounts, from little to much.
  final Color sequential1;

  /// For a chart’s amounts, from little to much.
  final Color sequential2;

  /// For a chart’s amounts, from little to much.
  final Color sequential3;

  /// For a chart’s amounts, from little to much.
  final Color sequential4;

  /// For a chart’s amounts, from little to much.
  final Color sequential5;

  /// For a chart’s amounts, from little to much.
  final Color sequential6;

  /// For a chart’s amounts, from little to much.
  final Color sequential7;

  /// For a chart’s amounts, from little to much.
  final Color sequential8;

  /// For a chart’s amounts, from little to much.
  final Color sequential9;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging1;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging2;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging3;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging4;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging5;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging6;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging7;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging8;

  /// For a chart’s amounts, on both sides of a middle.
  final Color diverging9;
}

/// The colors of charts as lists.
extension AcmeCharts on AcmeColors {
  /// The parts of a chart, in their order. More can't be told apart by everyone: label them, or group the rest.
  List<Color> get chartCategories => [chart1, chart2, chart3, chart4, chart5, chart6, chart7, chart8];

  /// A chart's amounts, from little to much.
  List<Color> get chartSequence => [sequential1, sequential2, sequential3, sequential4, sequential5, sequential6, sequential7, sequential8, sequential9];

  /// A chart's amounts, from one end over a neutral middle to the other.
  List<Color> get chartDivergence => [diverging1, diverging2, diverging3, diverging4, diverging5, diverging6, diverging7, diverging8, diverging9];
}

const lightAcmeColors = AcmeColors(
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
  chart1: Color(0xFF3F51B5),
  chart2: Color(0xFFC95359),
  chart3: Color(0xFF196000),
  chart4: Color(0xFF0095DA),
  chart5: Color(0xFF8B1C4C),
  chart6: Color(0xFF302584),
  chart7: Color(0xFF007C37),
  chart8: Color(0xFFC563A8),
  onChart1: Color(0xFFFFFFFF),
  onChart2: Color(0xFF1F0406),
  onChart3: Color(0xFFFFFFFF),
  onChart4: Color(0xFF001828),
  onChart5: Color(0xFFFFFFFF),
  onChart6: Color(0xFFFFFFFF),
  onChart7: Color(0xFFFFFFFF),
  onChart8: Color(0xFF240C1D),
  sequential1: Color(0xFFE2E9FF),
  sequential2: Color(0xFFC3D1FE),
  sequential3: Color(0xFFA6B8F5),
  sequential4: Color(0xFF8BA0EC),
  sequential5: Color(0xFF7087E3),
  sequential6: Color(0xFF596FD6),
  sequential7: Color(0xFF4659BE),
  sequential8: Color(0xFF3443A6),
  sequential9: Color(0xFF242D8E),
  diverging1: Color(0xFF4C61C6),
  diverging2: Color(0xFF7085D2),
  diverging3: Color(0xFF98A8DD),
  diverging4: Color(0xFFC1CAE6),
  diverging5: Color(0xFFEEEDE9),
  diverging6: Color(0xFFD3CBB4),
  diverging7: Color(0xFFB9A97B),
  diverging8: Color(0xFFA0883E),
  diverging9: Color(0xFF836900),
);

const darkAcmeColors = AcmeColors(
  background: Color(0xFF0F1013),
  surface: Color(0xFF18191C),
  raised: Color(0xFF222326),
  border: Color(0xFF2C2E33),
  outline: Color(0xFF656975),
  text: Color(0xFFEFF2F9),
  muted: Color(0xFFA6AAB8),
  primary: Color(0xFF4558B8),
  onPrimary: Color(0xFFFFFFFF),
  primaryText: Color(0xFF6A83EB),
  primarySoft: Color(0xFF2A314C),
  onPrimarySoft: Color(0xFF7993FD),
  accent: Color(0xFFFF4081),
  onAccent: Color(0xFF280B13),
  accentText: Color(0xFFFF4081),
  accentOnPrimary: Color(0xFFFF94AC),
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
  focus: Color(0xFF9AB0FF),
  chart1: Color(0xFF5267C9),
  chart2: Color(0xFFFFA2A2),
  chart3: Color(0xFF62AE50),
  chart4: Color(0xFF7AC9FF),
  chart5: Color(0xFFD25F88),
  chart6: Color(0xFF878BF2),
  chart7: Color(0xFF098A3F),
  chart8: Color(0xFFFFC8E1),
  onChart1: Color(0xFFFFFFFF),
  onChart2: Color(0xFF290B0C),
  onChart3: Color(0xFF081B05),
  onChart4: Color(0xFF001828),
  onChart5: Color(0xFF270B15),
  onChart6: Color(0xFF12132C),
  onChart7: Color(0xFF000A02),
  onChart8: Color(0xFF260B19),
  sequential1: Color(0xFF1E2437),
  sequential2: Color(0xFF2C3658),
  sequential3: Color(0xFF3C497B),
  sequential4: Color(0xFF4C5CA0),
  sequential5: Color(0xFF5C71C6),
  sequential6: Color(0xFF6E86EB),
  sequential7: Color(0xFF87A0FF),
  sequential8: Color(0xFFA7BBFF),
  sequential9: Color(0xFFC9D6FF),
  diverging1: Color(0xFF7A93F9),
  diverging2: Color(0xFF6477C0),
  diverging3: Color(0xFF4E5B89),
  diverging4: Color(0xFF3A4156),
  diverging5: Color(0xFF282724),
  diverging6: Color(0xFF48412E),
  diverging7: Color(0xFF6C5D31),
  diverging8: Color(0xFF917A2F),
  diverging9: Color(0xFFB99825),
);

const highContrastLightAcmeColors = AcmeColors(
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
  chart1: Color(0xFF3E4FB3),
  chart2: Color(0xFF4B000D),
  chart3: Color(0xFF196000),
  chart4: Color(0xFF003B69),
  chart5: Color(0xFF77374D),
  chart6: Color(0xFF3A21AA),
  chart7: Color(0xFF003922),
  chart8: Color(0xFF550043),
  onChart1: Color(0xFFFFFFFF),
  onChart2: Color(0xFFFFFFFF),
  onChart3: Color(0xFFFFFFFF),
  onChart4: Color(0xFFFFFFFF),
  onChart5: Color(0xFFFFFFFF),
  onChart6: Color(0xFFFFFFFF),
  onChart7: Color(0xFFFFFFFF),
  onChart8: Color(0xFFFFFFFF),
  sequential1: Color(0xFFE2E9FF),
  sequential2: Color(0xFFC0CEFB),
  sequential3: Color(0xFFA2B3F0),
  sequential4: Color(0xFF8499E5),
  sequential5: Color(0xFF687ED9),
  sequential6: Color(0xFF4F63C9),
  sequential7: Color(0xFF3B4BAF),
  sequential8: Color(0xFF283395),
  sequential9: Color(0xFF19187B),
  diverging1: Color(0xFF3D4EB2),
  diverging2: Color(0xFF6477C4),
  diverging3: Color(0xFF8F9ED3),
  diverging4: Color(0xFFBDC5E1),
  diverging5: Color(0xFFEEEDE9),
  diverging6: Color(0xFFCEC6AF),
  diverging7: Color(0xFFB0A072),
  diverging8: Color(0xFF927B30),
  diverging9: Color(0xFF6F5800),
);

const highContrastDarkAcmeColors = AcmeColors(
  background: Color(0xFF0F1013),
  surface: Color(0xFF18191C),
  raised: Color(0xFF222326),
  border: Color(0xFF63656B),
  outline: Color(0xFF7C818D),
  text: Color(0xFFEFF2F9),
  muted: Color(0xFFA9ADBA),
  primary: Color(0xFF8193CF),
  onPrimary: Color(0xFF000002),
  primaryText: Color(0xFF92AAFF),
  primarySoft: Color(0xFF2A314C),
  onPrimarySoft: Color(0xFFAABEFF),
  accent: Color(0xFFFF588A),
  onAccent: Color(0xFF010000),
  accentText: Color(0xFFFF89A5),
  accentOnPrimary: Color(0xFF620029),
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
  chart1: Color(0xFF8193CF),
  chart2: Color(0xFFF6A7A7),
  chart3: Color(0xFF6EBB5D),
  chart4: Color(0xFF9AD5FF),
  chart5: Color(0xFFFFCAD8),
  chart6: Color(0xFFA3A9FF),
  chart7: Color(0xFFBCFAC8),
  chart8: Color(0xFFCD8EB7),
  onChart1: Color(0xFF000002),
  onChart2: Color(0xFF290B0D),
  onChart3: Color(0xFF081B05),
  onChart4: Color(0xFF001828),
  onChart5: Color(0xFF270B15),
  onChart6: Color(0xFF12132C),
  onChart7: Color(0xFF021C09),
  onChart8: Color(0xFF240C1D),
  sequential1: Color(0xFF202431),
  sequential2: Color(0xFF32394F),
  sequential3: Color(0xFF444E6F),
  sequential4: Color(0xFF586591),
  sequential5: Color(0xFF6C7CB4),
  sequential6: Color(0xFF8195D6),
  sequential7: Color(0xFF9AAFF2),
  sequential8: Color(0xFFBACBFF),
  sequential9: Color(0xFFDFE7FF),
  diverging1: Color(0xFF8498DA),
  diverging2: Color(0xFF6B7AA9),
  diverging3: Color(0xFF535D7B),
  diverging4: Color(0xFF3D414F),
  diverging5: Color(0xFF282724),
  diverging6: Color(0xFF48412E),
  diverging7: Color(0xFF6C5D31),
  diverging8: Color(0xFF917A2F),
  diverging9: Color(0xFFB99825),
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
final lightTheme = _theme(lightAcmeColors, Brightness.light);

/// The darkTheme of MaterialApp.
final darkTheme = _theme(darkAcmeColors, Brightness.dark);

/// The highContrastTheme of MaterialApp.
final highContrastLightTheme = _theme(highContrastLightAcmeColors, Brightness.light);

/// The highContrastDarkTheme of MaterialApp.
final highContrastDarkTheme = _theme(highContrastDarkAcmeColors, Brightness.dark);

ThemeData _theme(AcmeColors colors, Brightness brightness) {
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
