extension Format {
  /// Material 3 for Flutter.
  static let flutter = Format(
    kind: .flutter, name: "flutter", label: "Flutter", fileName: "theme.dart",
    purpose: "Material 3 themes with color schemes and text themes", reader: "Flutter",
    signs: Signs(endings: ".dart", texts: "package:flutter/"))
}
