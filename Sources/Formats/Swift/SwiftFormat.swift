extension Format {
  /// Extensions of the color and font types of SwiftUI, UIKit and AppKit.
  ///
  /// A file for an app on any of Apple's platforms. Every name begins with `theme`: SwiftUI already has a primary and an accent
  /// color, and Xcode makes symbols that begin with `brand` from our asset catalog. The family's name is one of the attributes of
  /// a font descriptor; a missing family falls back on the system's font.
  /// Source: Apple's documentation of Color, ShapeStyle, Font, UIColor, UIFont, NSColor and NSFont.
  public static let swift = Format(
    name: "swift", label: "Swift", fileName: "Theme.swift",
    purpose: "colors that follow light, dark and contrast, and fonts, for SwiftUI and UIKit", reader: "Xcode",
    signs: Signs(
      endings: ".swift", texts: "extension UIColor\nextension Color\nimport SwiftUI\nimport UIKit",
      vagueTexts: "Color(red:"),
    options: [.prefix, .access, .only, .fonts], ownPrefix: "theme-", takenPrefixes: "system",
    holdsThemes: true, writing: .template("swift"), reading: .code, merging: .text(.slashes))
}
