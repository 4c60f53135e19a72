import CoreText
import Studio
import UIKit

extension Session {
  private static let installedKey = "tintype.fonts"

  /// The families that the person installed and picked in this app. iOS keeps them from apps otherwise.
  private var installed: [String] { memory.stringArray(forKey: Self.installedKey) ?? [] }

  /// Lists and chooses a family that the person picked.
  func add(installedFamily name: String) {
    if !installed.contains(name), !UIFont.familyNames.contains(name) {
      memory.set(installed + [name], forKey: Self.installedKey)
    }
    listFamilies()
    handle(.fontTyped(name))
    requestInstalledFamilies()
  }

  /// Reports the device's families, and those that the person installed and picked before.
  func listFamilies() { handle(.familiesFound(.onDevice(with: installed))) }

  /// Asks iOS for the families that were picked before; until it has them they look missing.
  func requestInstalledFamilies() {
    guard !installed.isEmpty else { return }
    let descriptors = installed.map { UIFontDescriptor(fontAttributes: [.family: $0]) as CTFontDescriptor }
    // Core Text calls back from any thread. Without `@Sendable` the closure would be the main actor's, and stop the app.
    CTFontManagerRequestFonts(descriptors as CFArray) { @Sendable [weak self] _ in
      Task { @MainActor [weak self] in self?.listFamilies() }
    }
  }
}
