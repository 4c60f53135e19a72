// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes, prefix acme-

package com.example.ui.theme

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.font.DeviceFontFamilyName
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight

const val ThemeName = "Field Notes"

/** A color for every role, including those Material 3 has no name for. */
@Immutable
data class AcmeColors(
    /** For pages. */
    val background: Color,
    /** For cards. */
    val surface: Color,
    /** For floating cards. */
    val raised: Color,
    /** For hairlines. */
    val border: Color,
    /** For edges of controls. */
    val outline: Color,
    /** For body text. */
    val text: Color,
    /** For secondary text. */
    val muted: Color,
    /** For bars and filled controls. */
    val primary: Color,
    /** For text on bars and filled controls. */
    val onPrimary: Color,
    /** For links, highlights and icons. */
    val primaryText: Color,
    /** For selected rows, chips and quotes. */
    val primarySoft: Color,
    /** For text on primary-soft. */
    val onPrimarySoft: Color,
    /** For the one call to action. */
    val accent: Color,
    /** For text on the call to action. */
    val onAccent: Color,
    /** For small text in the accent color. */
    val accentText: Color,
    /** For marks on the bar. */
    val accentOnPrimary: Color,
    /** For chips and quotes in the accent color. */
    val accentSoft: Color,
    /** For text on accent-soft. */
    val onAccentSoft: Color,
    /** For dark sections, in light and dark alike. */
    val dark: Color,
    /** For text on dark sections. */
    val onDark: Color,
    /** For highlights on dark sections. */
    val accentOnDark: Color,
    /** For success. */
    val positive: Color,
    /** For text on success. */
    val onPositive: Color,
    /** For banners and badges of success. */
    val positiveSoft: Color,
    /** For text on positive-soft. */
    val onPositiveSoft: Color,
    /** For warnings. */
    val warning: Color,
    /** For text on warnings. */
    val onWarning: Color,
    /** For banners and badges of warnings. */
    val warningSoft: Color,
    /** For text on warning-soft. */
    val onWarningSoft: Color,
    /** For errors. */
    val negative: Color,
    /** For text on errors. */
    val onNegative: Color,
    /** For banners and badges of errors. */
    val negativeSoft: Color,
    /** For text on negative-soft. */
    val onNegativeSoft: Color,
    /** For focus rings; on bars, also on-primary. */
    val focus: Color,
)

val LightAcmeColors = AcmeColors(
    background = Color(0xFFF5F7FB),
    surface = Color(0xFFFDFDFF),
    raised = Color(0xFFFFFFFF),
    border = Color(0xFFDBDEE5),
    outline = Color(0xFF888C99),
    text = Color(0xFF17181D),
    muted = Color(0xFF5C606C),
    primary = Color(0xFF3F51B5),
    onPrimary = Color(0xFFFFFFFF),
    primaryText = Color(0xFF3F51B5),
    primarySoft = Color(0xFFDFE7FF),
    onPrimarySoft = Color(0xFF3F51B5),
    accent = Color(0xFFFF4081),
    onAccent = Color(0xFF280B13),
    accentText = Color(0xFFDD0F67),
    accentOnPrimary = Color(0xFFFF86A3),
    accentSoft = Color(0xFFFFDEE4),
    onAccentSoft = Color(0xFFCC005D),
    dark = Color(0xFF11026B),
    onDark = Color(0xFFFFFFFF),
    accentOnDark = Color(0xFFFF4081),
    positive = Color(0xFF007D63),
    onPositive = Color(0xFFFFFFFF),
    positiveSoft = Color(0xFFC8F3E3),
    onPositiveSoft = Color(0xFF005B47),
    warning = Color(0xFFA46200),
    onWarning = Color(0xFFFFFFFF),
    warningSoft = Color(0xFFFFE2C7),
    onWarningSoft = Color(0xFF6F4100),
    negative = Color(0xFFB20C29),
    onNegative = Color(0xFFFFFFFF),
    negativeSoft = Color(0xFFFFDFDD),
    onNegativeSoft = Color(0xFF94001E),
    focus = Color(0xFF01001C),
)

val DarkAcmeColors = AcmeColors(
    background = Color(0xFF0F1013),
    surface = Color(0xFF18191C),
    raised = Color(0xFF222326),
    border = Color(0xFF2C2E33),
    outline = Color(0xFF656975),
    text = Color(0xFFEFF2F9),
    muted = Color(0xFFA6AAB8),
    primary = Color(0xFF5C6BC0),
    onPrimary = Color(0xFFFFFFFF),
    primaryText = Color(0xFF6A83EB),
    primarySoft = Color(0xFF2A314C),
    onPrimarySoft = Color(0xFF7993FD),
    accent = Color(0xFFFF4081),
    onAccent = Color(0xFF280B13),
    accentText = Color(0xFFFF4081),
    accentOnPrimary = Color(0xFFFFB9C7),
    accentSoft = Color(0xFF48282F),
    onAccentSoft = Color(0xFFFF608E),
    dark = Color(0xFF11026B),
    onDark = Color(0xFFFFFFFF),
    accentOnDark = Color(0xFFFF4081),
    positive = Color(0xFF51D9B3),
    onPositive = Color(0xFF001C14),
    positiveSoft = Color(0xFF133B2F),
    onPositiveSoft = Color(0xFF68EDC6),
    warning = Color(0xFFFDB262),
    onWarning = Color(0xFF231100),
    warningSoft = Color(0xFF442D15),
    onWarningSoft = Color(0xFFFFC488),
    negative = Color(0xFFEF7272),
    onNegative = Color(0xFF290B0B),
    negativeSoft = Color(0xFF492827),
    onNegativeSoft = Color(0xFFFFBEBB),
    focus = Color(0xFFBACAFF),
)

val HighContrastLightAcmeColors = AcmeColors(
    background = Color(0xFFF5F7FB),
    surface = Color(0xFFFDFDFF),
    raised = Color(0xFFFFFFFF),
    border = Color(0xFF8D8F96),
    outline = Color(0xFF6D717E),
    text = Color(0xFF17181D),
    muted = Color(0xFF515460),
    primary = Color(0xFF3E4FB3),
    onPrimary = Color(0xFFFFFFFF),
    primaryText = Color(0xFF3A4AAE),
    primarySoft = Color(0xFFDFE7FF),
    onPrimarySoft = Color(0xFF3241A4),
    accent = Color(0xFFFF588A),
    onAccent = Color(0xFF010000),
    accentText = Color(0xFFA9004C),
    accentOnPrimary = Color(0xFFFFBDCA),
    accentSoft = Color(0xFFFFDEE4),
    onAccentSoft = Color(0xFF970043),
    dark = Color(0xFF11026B),
    onDark = Color(0xFFFFFFFF),
    accentOnDark = Color(0xFFFF7E9E),
    positive = Color(0xFF005D49),
    onPositive = Color(0xFFFFFFFF),
    positiveSoft = Color(0xFFC8F3E3),
    onPositiveSoft = Color(0xFF005845),
    warning = Color(0xFF7B4900),
    onWarning = Color(0xFFFFFFFF),
    warningSoft = Color(0xFFFFE2C7),
    onWarningSoft = Color(0xFF6E4100),
    negative = Color(0xFF7F0018),
    onNegative = Color(0xFFFFFFFF),
    negativeSoft = Color(0xFFFFDFDD),
    onNegativeSoft = Color(0xFF94001E),
    focus = Color(0xFF000000),
)

val HighContrastDarkAcmeColors = AcmeColors(
    background = Color(0xFF0F1013),
    surface = Color(0xFF18191C),
    raised = Color(0xFF222326),
    border = Color(0xFF62656B),
    outline = Color(0xFF7C818D),
    text = Color(0xFFEFF2F9),
    muted = Color(0xFFA9ADBA),
    primary = Color(0xFF9FA8DA),
    onPrimary = Color(0xFF000000),
    primaryText = Color(0xFF92AAFF),
    primarySoft = Color(0xFF2A314C),
    onPrimarySoft = Color(0xFFAABEFF),
    accent = Color(0xFFFF588A),
    onAccent = Color(0xFF010000),
    accentText = Color(0xFFFF89A5),
    accentOnPrimary = Color(0xFF820039),
    accentSoft = Color(0xFF48282F),
    onAccentSoft = Color(0xFFFFA6B9),
    dark = Color(0xFF11026B),
    onDark = Color(0xFFFFFFFF),
    accentOnDark = Color(0xFFFF7E9E),
    positive = Color(0xFF51D9B3),
    onPositive = Color(0xFF001C14),
    positiveSoft = Color(0xFF133B2F),
    onPositiveSoft = Color(0xFF68EDC6),
    warning = Color(0xFFFDB262),
    onWarning = Color(0xFF231100),
    warningSoft = Color(0xFF442D15),
    onWarningSoft = Color(0xFFFFC488),
    negative = Color(0xFFFC7D7C),
    onNegative = Color(0xFF290B0B),
    negativeSoft = Color(0xFF492827),
    onNegativeSoft = Color(0xFFFFBEBB),
    focus = Color(0xFFFFFFFF),
)

object PrimaryShades {
    val Shade50 = Color(0xFFE8EAF6)
    val Shade100 = Color(0xFFC5CAE9)
    val Shade200 = Color(0xFF9FA8DA)
    val Shade300 = Color(0xFF7986CB)
    val Shade400 = Color(0xFF5C6BC0)
    val Shade500 = Color(0xFF3F51B5)
    val Shade600 = Color(0xFF3949AB)
    val Shade700 = Color(0xFF303F9F)
    val Shade800 = Color(0xFF283593)
    val Shade900 = Color(0xFF1A237E)
    val ShadeA100 = Color(0xFF8C9EFF)
    val ShadeA200 = Color(0xFF536DFE)
    val ShadeA400 = Color(0xFF3D5AFE)
    val ShadeA700 = Color(0xFF304FFE)
}

object AccentShades {
    val Shade50 = Color(0xFFFCE4EC)
    val Shade100 = Color(0xFFF8BBD0)
    val Shade200 = Color(0xFFF48FB1)
    val Shade300 = Color(0xFFF06292)
    val Shade400 = Color(0xFFEC407A)
    val Shade500 = Color(0xFFE91E63)
    val Shade600 = Color(0xFFD81B60)
    val Shade700 = Color(0xFFC2185B)
    val Shade800 = Color(0xFFAD1457)
    val Shade900 = Color(0xFF880E4F)
    val ShadeA100 = Color(0xFFFF80AB)
    val ShadeA200 = Color(0xFFFF4081)
    val ShadeA400 = Color(0xFFF50057)
    val ShadeA700 = Color(0xFFC51162)
}

private fun AcmeColors.onto(scheme: ColorScheme) = scheme.copy(
    primary = primary,
    onPrimary = onPrimary,
    primaryContainer = primarySoft,
    onPrimaryContainer = onPrimarySoft,
    inversePrimary = accentOnDark,
    secondary = accent,
    onSecondary = onAccent,
    secondaryContainer = accentSoft,
    onSecondaryContainer = onAccentSoft,
    tertiary = accent,
    onTertiary = onAccent,
    tertiaryContainer = accentSoft,
    onTertiaryContainer = onAccentSoft,
    surface = background,
    onSurface = text,
    onSurfaceVariant = muted,
    surfaceTint = primary,
    inverseSurface = dark,
    error = negative,
    onError = onNegative,
    errorContainer = negativeSoft,
    onErrorContainer = onNegativeSoft,
    outline = outline,
    outlineVariant = border,
    surfaceBright = raised,
    surfaceDim = background,
    surfaceContainer = surface,
    surfaceContainerHigh = raised,
    surfaceContainerHighest = raised,
    surfaceContainerLow = surface,
    surfaceContainerLowest = surface,
    background = background,
    onBackground = text,
    surfaceVariant = surface,
    inverseOnSurface = onDark,
)

val LightAcmeColorScheme = LightAcmeColors.onto(lightColorScheme())
val DarkAcmeColorScheme = DarkAcmeColors.onto(darkColorScheme())

val TitleFont = FontFamily(
    Font(DeviceFontFamilyName("EB Garamond"), FontWeight.W400),
    Font(DeviceFontFamilyName("EB Garamond"), FontWeight.W700),
)

val BodyFont = FontFamily(
    Font(DeviceFontFamilyName("Lato"), FontWeight.W400),
    Font(DeviceFontFamilyName("Lato"), FontWeight.W700),
)

val AcmeTypography = Typography().run {
    copy(
        displayLarge = displayLarge.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        displayMedium = displayMedium.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        displaySmall = displaySmall.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        headlineLarge = headlineLarge.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        headlineMedium = headlineMedium.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        headlineSmall = headlineSmall.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        titleLarge = titleLarge.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        titleMedium = titleMedium.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        titleSmall = titleSmall.copy(fontFamily = TitleFont, fontWeight = FontWeight.W700),
        bodyLarge = bodyLarge.copy(fontFamily = BodyFont),
        bodyMedium = bodyMedium.copy(fontFamily = BodyFont),
        bodySmall = bodySmall.copy(fontFamily = BodyFont),
        labelLarge = labelLarge.copy(fontFamily = BodyFont),
        labelMedium = labelMedium.copy(fontFamily = BodyFont),
        labelSmall = labelSmall.copy(fontFamily = BodyFont),
    )
}

val LocalAcmeColors = staticCompositionLocalOf { LightAcmeColors }

/** The theme around an app's content. */
@Composable
fun AcmeTheme(dark: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalAcmeColors provides if (dark) DarkAcmeColors else LightAcmeColors) {
        MaterialTheme(if (dark) DarkAcmeColorScheme else LightAcmeColorScheme, typography = AcmeTypography, content = content)
    }
}
