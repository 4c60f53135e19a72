extension Format {
  /// Extensions of the color and font types of UIKit and SwiftUI.
  ///
  /// A file for an app with UIKit or SwiftUI. Every name begins with `brand`, because SwiftUI already has a primary and an
  /// accent color. The family's name is one of the attributes of a font descriptor; a missing family falls back on the system's
  /// font.
  /// Source: Apple's documentation of UIColor, Color, UIFont and Font.
  static let swift = Format(
    name: "swift", label: "Swift", fileName: "Theme.swift",
    purpose: "colors that follow light, dark and contrast, and fonts, for UIKit and SwiftUI", reader: "Xcode",
    signs: Signs(
      endings: ".swift", texts: "extension UIColor\nextension Color\nimport SwiftUI\nimport UIKit",
      vagueTexts: "Color(red:"),
    options: [.prefix, .access], ownPrefix: "brand-", takenPrefixes: "system",
    writing: .template(BuiltInTemplates.swift), reading: .code)
}
