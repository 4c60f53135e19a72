import _Text

/// A Kotlin file with a Material 3 color scheme for each appearance, every role with its own name, the ramps and the
/// typography. The fonts are those of the device; an app that brings its own replaces two declarations.
/// Source: the Android documentation, "Material Design 3 in Compose"; androidx.compose.ui.text.font.
let composeTemplate: StaticString = """
  `define value``if outside`Color(red = `color red`f, green = `color green`f, blue = `color blue`f, colorSpace = ColorSpaces.DisplayP3)`else`Color(0xFF`color digits`)`end``end`
  `define colors`
  `each roles`
      `role camel` = `use value`,
  `end`
  )
  `end`
  `define fonts`
      Font(DeviceFontFamilyName(`font "$`), FontWeight.W400),
  `if bold`
      Font(DeviceFontFamilyName(`font "$`), FontWeight.W700),
  `end`
  )
  `end`
  // `note`

  package theme

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
  `if wide`
  import androidx.compose.ui.graphics.colorspace.ColorSpaces
  `end`
  import androidx.compose.ui.text.font.DeviceFontFamilyName
  import androidx.compose.ui.text.font.Font
  import androidx.compose.ui.text.font.FontFamily
  import androidx.compose.ui.text.font.FontWeight
  `if name`

  const val ThemeName = `name "$`
  `end`

  /** A color for every role, including those Material 3 has no name for. */
  @Immutable
  data class BrandColors(
  `each roles`
      /** For `purpose`. */
      val `role camel`: Color,
  `end`
  )

  val LightBrandColors = BrandColors(
  `use colors`

  val DarkBrandColors = BrandColors(
  `Dark use colors`

  val HighContrastLightBrandColors = BrandColors(
  `LightHigh use colors`

  val HighContrastDarkBrandColors = BrandColors(
  `DarkHigh use colors`
  `each ramps`

  object `ramp Camel`Shades {
  `each shades`
      val Shade`label` = `use value`
  `end`
  }
  `end`

  private fun BrandColors.onto(scheme: ColorScheme) = scheme.copy(
  `each in material`
      `key` = `role camel`,
  `end`
      background = background,
      onBackground = text,
      surfaceVariant = surface,
      inverseOnSurface = onDark,
  )

  val LightColorScheme = LightBrandColors.onto(lightColorScheme())
  val DarkColorScheme = DarkBrandColors.onto(darkColorScheme())

  val TitleFont = FontFamily(
  `use fonts`

  val BodyFont = FontFamily(
  `Body use fonts`

  val BrandTypography = Typography().run {
      copy(
  `each displayLarge displayMedium displaySmall headlineLarge headlineMedium headlineSmall titleLarge titleMedium titleSmall`
          `key` = `key`.copy(fontFamily = TitleFont, fontWeight = FontWeight.W`weight`),
  `end`
  `each bodyLarge bodyMedium bodySmall labelLarge labelMedium labelSmall`
          `key` = `key`.copy(fontFamily = BodyFont),
  `end`
      )
  }

  val LocalBrandColors = staticCompositionLocalOf { LightBrandColors }

  /** The theme around an app's content. */
  @Composable
  fun BrandTheme(dark: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) {
      CompositionLocalProvider(LocalBrandColors provides if (dark) DarkBrandColors else LightBrandColors) {
          MaterialTheme(if (dark) DarkColorScheme else LightColorScheme, typography = BrandTypography, content = content)
      }
  }

  """
