extension Format {
  /// Material 3 for Jetpack Compose.
  static let compose = Format(
    kind: .compose, name: "compose", label: "Jetpack Compose", fileName: "Theme.kt",
    purpose: "a Material 3 theme with color schemes and typography", reader: "Android Studio",
    signs: Signs(endings: ".kt", texts: "import androidx.compose"))
}
