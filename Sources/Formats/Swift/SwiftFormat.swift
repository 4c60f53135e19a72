extension Format {
  /// Extensions of the color and font types of UIKit and SwiftUI.
  static let swift = Format(
    kind: .swift, name: "swift", label: "Swift", fileName: "Theme.swift",
    purpose: "colors that follow light, dark and contrast, and fonts, for UIKit and SwiftUI", reader: "Xcode",
    signs: Signs(endings: ".swift", texts: "extension UIColor\nimport SwiftUI\nimport UIKit"))
}
