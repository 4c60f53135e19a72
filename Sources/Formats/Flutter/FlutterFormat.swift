extension Format {
  /// Material 3 for Flutter.
  ///
  /// A Dart library with a Material 3 theme for each appearance, every role with its own name, the ramps and the fonts.
  /// Source: the Flutter documentation of ThemeData, ColorScheme, TextTheme and MaterialColor.
  public static let flutter = Format(
    name: "flutter", label: "Flutter", fileName: "theme.dart",
    purpose: "Material 3 themes with color schemes and text themes", reader: "Flutter",
    signs: Signs(endings: ".dart", texts: "package:flutter/"),
    options: [.prefix, .fonts], ownPrefix: "brand-",
    holdsThemes: true, writing: .template("flutter"), reading: .code)
}
