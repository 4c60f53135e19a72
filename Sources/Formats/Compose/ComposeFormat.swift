extension Format {
  /// Material 3 for Jetpack Compose.
  static let compose = Format(
    name: "compose", label: "Jetpack Compose", fileName: "Theme.kt",
    purpose: "a Material 3 theme with color schemes and typography", reader: "Android Studio",
    signs: Signs(endings: [".kt"], texts: ["import androidx.compose"]),
    write: { [File(path: "Theme.kt", text: $0.compose)] },
    read: { (files) throws(ImportError) in try Findings(code: files) })
}
