extension Format {
  /// Resources of an Android app with views.
  static let android = Format(
    kind: .android, name: "android", label: "Android XML", fileName: "res", isFolder: true,
    purpose: "color resources for day and night, and a Material 3 theme for views", reader: "Android Studio",
    signs: Signs(endings: "colors.xml", texts: "<resources"))
}
