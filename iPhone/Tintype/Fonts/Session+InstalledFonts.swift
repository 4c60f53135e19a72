import Catalog
import CoreText
import Studio
import Theme
import UIKit

extension Session {
  private static let installedKey = "tintype.fonts"

  /// The families that the person installed and picked in this app. iOS keeps them from apps otherwise.
  var installed: [String] { memory.stringArray(forKey: Self.installedKey) ?? [] }

  /// Finds the device's fonts, and asks iOS for the installed ones that the theme uses. Called when there's a screen to look at.
  func findFonts() {
    Task {
      await findFontFiles()
      await listFamilies()
      hasFonts = true
      becomeLatest()
      let fonts = Set([studio.theme.titleFont, studio.theme.bodyFont].compactMap { $0?.name })
      request(installed.filter { fonts.contains($0) })
    }
  }

  /// Asks iOS for all of the installed families, to choose from. Until it has them they look missing.
  func requestInstalledFamilies() { request(installed) }

  /// Lists a family that the person picked, and chooses it for a role.
  func add(installedFamily name: String, for role: Role) async {
    if !installed.contains(name), !UIFont.familyNames.contains(name) {
      memory.set(installed + [name], forKey: Self.installedKey)
    }
    await listFamilies()
    handle(.fonts(.fontNamed(role, name)))
    request([name].filter { installed.contains($0) })
  }

  /// Reports the device's families, and those that the person installed and picked before.
  private func listFamilies() async {
    let others = installed
    handle(.fonts(.familiesFound(await Task.detached { [Family].onDevice(with: others) }.value)))
  }

  /// If a family is gone, iOS tells the person so in an alert. We forget it, so that this happens once.
  private func request(_ families: [String]) {
    guard !families.isEmpty else { return }
    let descriptors = families.map { UIFontDescriptor(fontAttributes: [.family: $0]) as CTFontDescriptor }
    // Core Text calls back from any thread. Without `@Sendable` the closure would be the main actor's, and stop the app.
    CTFontManagerRequestFonts(descriptors as CFArray) { @Sendable [weak self] unresolved in
      let gone = (unresolved as Any as? [UIFontDescriptor] ?? []).compactMap { $0.fontAttributes[.family] as? String }
      Task { @MainActor [weak self] in
        self?.forget(gone)
        await self?.listFamilies()
      }
    }
  }

  private func forget(_ families: [String]) {
    if !families.isEmpty { memory.set(installed.filter { !families.contains($0) }, forKey: Self.installedKey) }
  }
}
