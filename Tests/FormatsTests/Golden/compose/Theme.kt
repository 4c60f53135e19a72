// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes

package com.example.ui.theme

import android.app.UiModeManager
import android.os.Build
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.text.font.DeviceFontFamilyName
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight

const val ThemeName = "Field Notes"

/** A color for every role, including those Material 3 has no name for. */
@Immutable
data class BrandColors(
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
    /** For a part of a chart. */
    val chart1: Color,
    /** For a part of a chart. */
    val chart2: Color,
    /** For a part of a chart. */
    val chart3: Color,
    /** For a part of a chart. */
    val chart4: Color,
    /** For a part of a chart. */
    val chart5: Color,
    /** For a part of a chart. */
    val chart6: Color,
    /** For a part of a chart. */
    val chart7: Color,
    /** For a part of a chart. */
    val chart8: Color,
    /** For text on a part of a chart. */
    val onChart1: Color,
    /** For text on a part of a chart. */
    val onChart2: Color,
    /** For text on a part of a chart. */
    val onChart3: Color,
    /** For text on a part of a chart. */
    val onChart4: Color,
    /** For text on a part of a chart. */
    val onChart5: Color,
    /** For text on a part of a chart. */
    val onChart6: Color,
    /** For text on a part of a chart. */
    val onChart7: Color,
    /** For text on a part of a chart. */
    val onChart8: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential1: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential2: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential3: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential4: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential5: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential6: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential7: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential8: Color,
    /** For a chart’s amounts, from little to much. */
    val sequential9: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging1: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging2: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging3: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging4: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging5: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging6: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging7: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging8: Color,
    /** For a chart’s amounts, on both sides of a middle. */
    val diverging9: Color,
)

/** The parts of a chart, in their order. More can't be told apart by everyone: label them, or group the rest. */
val BrandColors.chartCategories: List<Color>
    get() = listOf(chart1, chart2, chart3, chart4, chart5, chart6, chart7, chart8)

/** A chart's amounts, from little to much. */
val BrandColors.chartSequence: List<Color>
    get() = listOf(sequential1, sequential2, sequential3, sequential4, sequential5, sequential6, sequential7, sequential8, sequential9)

/** A chart's amounts, from one end over a neutral middle to the other. */
val BrandColors.chartDivergence: List<Color>
    get() = listOf(diverging1, diverging2, diverging3, diverging4, diverging5, diverging6, diverging7, diverging8, diverging9)

val LightBrandColors = BrandColors(
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
    chart1 = Color(0xFF3F51B5),
    chart2 = Color(0xFFC95359),
    chart3 = Color(0xFF196000),
    chart4 = Color(0xFF0095DA),
    chart5 = Color(0xFF8B1C4C),
    chart6 = Color(0xFF302584),
    chart7 = Color(0xFF007C37),
    chart8 = Color(0xFFC563A8),
    onChart1 = Color(0xFFFFFFFF),
    onChart2 = Color(0xFF1F0406),
    onChart3 = Color(0xFFFFFFFF),
    onChart4 = Color(0xFF001828),
    onChart5 = Color(0xFFFFFFFF),
    onChart6 = Color(0xFFFFFFFF),
    onChart7 = Color(0xFFFFFFFF),
    onChart8 = Color(0xFF240C1D),
    sequential1 = Color(0xFFE2E9FF),
    sequential2 = Color(0xFFC3D1FE),
    sequential3 = Color(0xFFA6B8F5),
    sequential4 = Color(0xFF8BA0EC),
    sequential5 = Color(0xFF7087E3),
    sequential6 = Color(0xFF596FD6),
    sequential7 = Color(0xFF4659BE),
    sequential8 = Color(0xFF3443A6),
    sequential9 = Color(0xFF242D8E),
    diverging1 = Color(0xFF4C61C6),
    diverging2 = Color(0xFF7085D2),
    diverging3 = Color(0xFF98A8DD),
    diverging4 = Color(0xFFC1CAE6),
    diverging5 = Color(0xFFEEEDE9),
    diverging6 = Color(0xFFD3CBB4),
    diverging7 = Color(0xFFB9A97B),
    diverging8 = Color(0xFFA0883E),
    diverging9 = Color(0xFF836900),
)

val DarkBrandColors = BrandColors(
    background = Color(0xFF0F1013),
    surface = Color(0xFF18191C),
    raised = Color(0xFF222326),
    border = Color(0xFF2C2E33),
    outline = Color(0xFF656975),
    text = Color(0xFFEFF2F9),
    muted = Color(0xFFA6AAB8),
    primary = Color(0xFF4558B8),
    onPrimary = Color(0xFFFFFFFF),
    primaryText = Color(0xFF6A83EB),
    primarySoft = Color(0xFF2A314C),
    onPrimarySoft = Color(0xFF7993FD),
    accent = Color(0xFFFF4081),
    onAccent = Color(0xFF280B13),
    accentText = Color(0xFFFF4081),
    accentOnPrimary = Color(0xFFFF94AC),
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
    focus = Color(0xFF9AB0FF),
    chart1 = Color(0xFF5267C9),
    chart2 = Color(0xFFFFA2A2),
    chart3 = Color(0xFF62AE50),
    chart4 = Color(0xFF7AC9FF),
    chart5 = Color(0xFFD25F88),
    chart6 = Color(0xFF878BF2),
    chart7 = Color(0xFF098A3F),
    chart8 = Color(0xFFFFC8E1),
    onChart1 = Color(0xFFFFFFFF),
    onChart2 = Color(0xFF290B0C),
    onChart3 = Color(0xFF081B05),
    onChart4 = Color(0xFF001828),
    onChart5 = Color(0xFF270B15),
    onChart6 = Color(0xFF12132C),
    onChart7 = Color(0xFF000A02),
    onChart8 = Color(0xFF260B19),
    sequential1 = Color(0xFF1E2437),
    sequential2 = Color(0xFF2C3658),
    sequential3 = Color(0xFF3C497B),
    sequential4 = Color(0xFF4C5CA0),
    sequential5 = Color(0xFF5C71C6),
    sequential6 = Color(0xFF6E86EB),
    sequential7 = Color(0xFF87A0FF),
    sequential8 = Color(0xFFA7BBFF),
    sequential9 = Color(0xFFC9D6FF),
    diverging1 = Color(0xFF7A93F9),
    diverging2 = Color(0xFF6477C0),
    diverging3 = Color(0xFF4E5B89),
    diverging4 = Color(0xFF3A4156),
    diverging5 = Color(0xFF282724),
    diverging6 = Color(0xFF48412E),
    diverging7 = Color(0xFF6C5D31),
    diverging8 = Color(0xFF917A2F),
    diverging9 = Color(0xFFB99825),
)

val HighContrastLightBrandColors = BrandColors(
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
    chart1 = Color(0xFF3E4FB3),
    chart2 = Color(0xFF4B000D),
    chart3 = Color(0xFF196000),
    chart4 = Color(0xFF003B69),
    chart5 = Color(0xFF77374D),
    chart6 = Color(0xFF3A21AA),
    chart7 = Color(0xFF003922),
    chart8 = Color(0xFF550043),
    onChart1 = Color(0xFFFFFFFF),
    onChart2 = Color(0xFFFFFFFF),
    onChart3 = Color(0xFFFFFFFF),
    onChart4 = Color(0xFFFFFFFF),
    onChart5 = Color(0xFFFFFFFF),
    onChart6 = Color(0xFFFFFFFF),
    onChart7 = Color(0xFFFFFFFF),
    onChart8 = Color(0xFFFFFFFF),
    sequential1 = Color(0xFFE2E9FF),
    sequential2 = Color(0xFFC0CEFB),
    sequential3 = Color(0xFFA2B3F0),
    sequential4 = Color(0xFF8499E5),
    sequential5 = Color(0xFF687ED9),
    sequential6 = Color(0xFF4F63C9),
    sequential7 = Color(0xFF3B4BAF),
    sequential8 = Color(0xFF283395),
    sequential9 = Color(0xFF19187B),
    diverging1 = Color(0xFF3D4EB2),
    diverging2 = Color(0xFF6477C4),
    diverging3 = Color(0xFF8F9ED3),
    diverging4 = Color(0xFFBDC5E1),
    diverging5 = Color(0xFFEEEDE9),
    diverging6 = Color(0xFFCEC6AF),
    diverging7 = Color(0xFFB0A072),
    diverging8 = Color(0xFF927B30),
    diverging9 = Color(0xFF6F5800),
)

val HighContrastDarkBrandColors = BrandColors(
    background = Color(0xFF0F1013),
    surface = Color(0xFF18191C),
    raised = Color(0xFF222326),
    border = Color(0xFF63656B),
    outline = Color(0xFF7C818D),
    text = Color(0xFFEFF2F9),
    muted = Color(0xFFA9ADBA),
    primary = Color(0xFF8193CF),
    onPrimary = Color(0xFF000002),
    primaryText = Color(0xFF92AAFF),
    primarySoft = Color(0xFF2A314C),
    onPrimarySoft = Color(0xFFAABEFF),
    accent = Color(0xFFFF588A),
    onAccent = Color(0xFF010000),
    accentText = Color(0xFFFF89A5),
    accentOnPrimary = Color(0xFF620029),
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
    chart1 = Color(0xFF8193CF),
    chart2 = Color(0xFFF6A7A7),
    chart3 = Color(0xFF6EBB5D),
    chart4 = Color(0xFF9AD5FF),
    chart5 = Color(0xFFFFCAD8),
    chart6 = Color(0xFFA3A9FF),
    chart7 = Color(0xFFBCFAC8),
    chart8 = Color(0xFFCD8EB7),
    onChart1 = Color(0xFF000002),
    onChart2 = Color(0xFF290B0D),
    onChart3 = Color(0xFF081B05),
    onChart4 = Color(0xFF001828),
    onChart5 = Color(0xFF270B15),
    onChart6 = Color(0xFF12132C),
    onChart7 = Color(0xFF021C09),
    onChart8 = Color(0xFF240C1D),
    sequential1 = Color(0xFF202431),
    sequential2 = Color(0xFF32394F),
    sequential3 = Color(0xFF444E6F),
    sequential4 = Color(0xFF586591),
    sequential5 = Color(0xFF6C7CB4),
    sequential6 = Color(0xFF8195D6),
    sequential7 = Color(0xFF9AAFF2),
    sequential8 = Color(0xFFBACBFF),
    sequential9 = Color(0xFFDFE7FF),
    diverging1 = Color(0xFF8498DA),
    diverging2 = Color(0xFF6B7AA9),
    diverging3 = Color(0xFF535D7B),
    diverging4 = Color(0xFF3D414F),
    diverging5 = Color(0xFF282724),
    diverging6 = Color(0xFF48412E),
    diverging7 = Color(0xFF6C5D31),
    diverging8 = Color(0xFF917A2F),
    diverging9 = Color(0xFFB99825),
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

private fun BrandColors.onto(scheme: ColorScheme) = scheme.copy(
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

val LightBrandColorScheme = LightBrandColors.onto(lightColorScheme())
val DarkBrandColorScheme = DarkBrandColors.onto(darkColorScheme())
val HighContrastLightBrandColorScheme = HighContrastLightBrandColors.onto(lightColorScheme())
val HighContrastDarkBrandColorScheme = HighContrastDarkBrandColors.onto(darkColorScheme())

val TitleFont = FontFamily(
    Font(DeviceFontFamilyName("EB Garamond"), FontWeight.W400),
    Font(DeviceFontFamilyName("EB Garamond"), FontWeight.W700),
)

val BodyFont = FontFamily(
    Font(DeviceFontFamilyName("Lato"), FontWeight.W400),
    Font(DeviceFontFamilyName("Lato"), FontWeight.W700),
)

val BrandTypography = Typography().run {
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

val LocalBrandColors = staticCompositionLocalOf { LightBrandColors }

/** Whether the person asks for more contrast, in the settings of Android 14 and newer. Follows the setting. */
@Composable
private fun isMoreContrastWanted(): Boolean {
    if (Build.VERSION.SDK_INT < 34) return false
    val context = LocalContext.current
    val modes = context.getSystemService(UiModeManager::class.java) ?: return false
    var contrast by remember(modes) { mutableStateOf(modes.contrast) }
    DisposableEffect(modes) {
        val listener = UiModeManager.ContrastChangeListener { contrast = it }
        modes.addContrastChangeListener(context.mainExecutor, listener)
        onDispose { modes.removeContrastChangeListener(listener) }
    }
    return contrast > 0f
}

/** The theme around an app's content. */
@Composable
fun BrandTheme(
    dark: Boolean = isSystemInDarkTheme(),
    highContrast: Boolean = isMoreContrastWanted(),
    content: @Composable () -> Unit,
) {
    val colors = when {
        dark && highContrast -> HighContrastDarkBrandColors
        dark -> DarkBrandColors
        highContrast -> HighContrastLightBrandColors
        else -> LightBrandColors
    }
    val scheme = when {
        dark && highContrast -> HighContrastDarkBrandColorScheme
        dark -> DarkBrandColorScheme
        highContrast -> HighContrastLightBrandColorScheme
        else -> LightBrandColorScheme
    }
    CompositionLocalProvider(LocalBrandColors provides colors) {
        MaterialTheme(
            colorScheme = scheme,
            typography = BrandTypography,
            content = content,
        )
    }
}
