extension Format {
  /// Extensions of the color and font types of UIKit and SwiftUI.
  static let swift = Format(
    name: "swift", label: "Swift", fileName: "Theme.swift",
    purpose: "colors that follow light, dark and contrast, and fonts, for UIKit and SwiftUI", reader: "Xcode",
    signs: Signs(endings: [".swift"], texts: ["extension UIColor", "import SwiftUI", "import UIKit"]),
    write: { [File(path: "Theme.swift", text: $0.swift)] },
    read: { (files) throws(ImportError) in try Findings(code: files) })
}
