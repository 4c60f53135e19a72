import Foundation
import Testing

/// Every test, run in series: they share the headless device.
@Suite(.serialized) enum TheApp {}

extension URL {
  /// The folder of the app, its stand-ins and its tests.
  static let iPhone = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
