extension Format {
  /// Material 3 for Jetpack Compose.
  ///
  /// A Kotlin file with a Material 3 color scheme for each appearance, every role with its own name, the ramps and the
  /// typography. The fonts are those of the device; an app that brings its own replaces two declarations.
  /// Source: the Android documentation, "Material Design 3 in Compose"; androidx.compose.ui.text.font.
  public static let compose = Format(
    name: "compose", label: "Jetpack Compose", fileName: "Theme.kt",
    purpose: "a Material 3 theme with color schemes and typography", reader: "Android Studio",
    signs: Signs(
      endings: ".kt .kts", texts: "import androidx.compose", vagueTexts: "lightColorScheme(\n = Color(0x"),
    options: [.prefix, .package, .fonts], ownPrefix: "brand-", takenPrefixes: "material",
    holdsThemes: true, writing: .template("compose"), reading: .code)
}
