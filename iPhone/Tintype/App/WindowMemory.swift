import UIKit

/// What a window keeps between launches. A new window begins with what any window kept last.
@MainActor struct WindowMemory {
  /// Its choices, the steps to undo, and the links that couldn't be read: as the core writes them.
  enum Part: String, CaseIterable {
    case session = "tintype.session"
    case history = "tintype.history"
    case refused = "tintype.refused"
  }

  private let store: UserDefaults
  /// The window's name, which iOS gave it; empty for the only one.
  private let window: String

  init(_ store: UserDefaults, window: String) {
    self.store = store
    self.window = window
    #if DEBUG
      // A UI test's first screen wins over where the test before it ended: iOS keeps a window's name between launches.
      if let start = store.volatileDomain(forName: UserDefaults.argumentDomain)[Part.session.rawValue] as? String {
        for part in Part.allCases { store.set(part == .session ? start : nil, forKey: key(part)) }
      }
    #endif
    guard store.string(forKey: key(.session)) == nil else { return }
    for part in Part.allCases { store.set(store.string(forKey: part.rawValue), forKey: key(part)) }
  }

  subscript(part: Part) -> String {
    get { store.string(forKey: key(part)) ?? "" }
    nonmutating set { for key in [part.rawValue, key(part)] { store.set(newValue, forKey: key) } }
  }

  /// Forgets a window that's gone for good.
  func forget() {
    for part in Part.allCases where !window.isEmpty { store.removeObject(forKey: key(part)) }
  }

  private func key(_ part: Part) -> String { window.isEmpty ? part.rawValue : part.rawValue + "." + window }
}
