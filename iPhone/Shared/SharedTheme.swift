import Foundation
import WidgetKit

/// What the app and its extensions know of each other: a few theme strings in the defaults of their group.
enum SharedTheme {
  /// The group's defaults; a test takes others.
  nonisolated(unsafe) static var store = UserDefaults(suiteName: "group.app.tintype")

  private static let currentKey = "current"
  private static let leftKey = "left"

  /// The theme that's current in the app; nil if none was chosen yet. The widgets follow.
  static var current: String? {
    get { store?.string(forKey: currentKey) }
    set {
      guard newValue != current else { return }
      store?.set(newValue, forKey: currentKey)
      WidgetCenter.shared.reloadAllTimelines()
    }
  }

  /// Leaves a theme for the app to keep.
  static func leave(_ string: String) {
    store?.set((store?.stringArray(forKey: leftKey) ?? []) + [string], forKey: leftKey)
  }

  /// The themes that were left, the oldest first.
  static var left: [String] { store?.stringArray(forKey: leftKey) ?? [] }

  /// Forgets themes that were left, because they're kept by now. Others may have been left meanwhile.
  static func forget(_ strings: [String]) {
    store?.set(left.filter { !strings.contains($0) }, forKey: leftKey)
  }
}
