import Foundation
import Testing

/// Every test, run in series: they share the headless device.
@Suite(.serialized) enum TheApp {}

extension UserDefaults {
  /// Makes the app's own defaults those of a device on which it has never been.
  static func forgetWindows() {
    for key in standard.dictionaryRepresentation().keys where key.hasPrefix("tintype.") {
      standard.removeObject(forKey: key)
    }
  }
}

extension URL {
  /// The folder of the app, its stand-ins and its tests.
  static let iPhone = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
