extension Format {
  /// Resources of an Android app with views.
  ///
  /// Resources for day and night. Names begin with `brand_`, so that they are different from the system's. A color's alpha is in
  /// front.
  /// Source: the Android documentation, "App resources" and "String resources"; Material Components for Android, "Color".
  public static let android = Format(
    name: "android", label: "Android XML", fileName: "res", isFolder: true,
    purpose: "color resources for day and night, and a Material 3 theme for views", reader: "Android Studio",
    signs: Signs(endings: "colors.xml themes.xml styles.xml .xaml .axaml", texts: "<resources\n<ResourceDictionary"),
    options: [.prefix, .only, .fonts], ownPrefix: "brand-",
    writing: .template("android"), reading: .android, merging: .resources)
}
